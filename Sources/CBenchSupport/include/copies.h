#ifndef TREADMILL_COPIES_H
#define TREADMILL_COPIES_H

// Copies of programs that are run instead of them.

/// Removes the files in `folder` whose name is `prefix`, the id of a process that has ended, a dash
/// and a number: what a killed process left.
void tm_remove_stale_copies(const char *folder, const char *prefix);

#endif
