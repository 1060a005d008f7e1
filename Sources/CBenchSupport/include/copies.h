#ifndef TREADMILL_COPIES_H
#define TREADMILL_COPIES_H

// Copies of programs that are run instead of them.

/// Copies the file `from` to `to`, which must not exist, executable by its owner; its pages are in
/// memory afterwards. 0, or an errno with nothing left behind.
int tm_copy_file(const char *from, const char *to);

/// Removes the files in `folder` whose name is `prefix`, the id of a process that has ended, a dash
/// and a number: what a killed process left.
void tm_remove_stale_copies(const char *folder, const char *prefix);

#endif
