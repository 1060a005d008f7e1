#ifndef TREADMILL_PIPE_H
#define TREADMILL_PIPE_H

// A pipe whose two ends no other program inherits, even one that is started at the same moment on
// another thread: the flag is set as the pipe is made. Reading end first. 0, or -1 with errno set.
int tm_pipe(int ends[2]);

#endif
