#ifndef TREADMILL_INJECTION_H
#define TREADMILL_INJECTION_H

// A byte of the program's own file that a copy may have changed, so that two programs of one layout
// do different amounts of work.

/// The byte as it is in the running program: 0 unless this is a changed copy.
int tm_injected(void);

/// Copies the running program to `path`, executable by its owner, with that byte set to `injected`.
/// 0, an errno, or -1 where the byte cannot be found exactly once in the program's file.
int tm_copy_program(const char *path, int injected);

#endif
