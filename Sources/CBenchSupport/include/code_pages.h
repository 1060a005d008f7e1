#ifndef TREADMILL_CODE_PAGES_H
#define TREADMILL_CODE_PAGES_H

// Where the running program's code lies in memory.

/// Lets `tm_move_code` take the pages alone that are used from now on. Not after any was moved.
void tm_forget_used_code(void);

/// Moves the program's code to fresh pages of this process's own, its addresses unchanged: the
/// pages that have been used so far, or all of them. Other threads may go on running. The number of
/// pages moved; 0 where the system does not say which are used or does not allow it.
long tm_move_code(int all);

#endif
