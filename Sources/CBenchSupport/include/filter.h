#ifndef TREADMILL_FILTER_H
#define TREADMILL_FILTER_H

#include <stddef.h>

#include "child.h"

/// Runs `path` to its end, with `input` as its standard input and an empty environment, and keeps
/// all that it writes. `words` are its `word_count` arguments, its own name first, each ended by a
/// zero byte. Both streams go through memory, so neither side waits for the other. 0 and the wait
/// status, or an errno.
int tm_filter(
    const char *path, const char *words, size_t word_count, const void *input, size_t count,
    tm_buffer *output, tm_buffer *errors, int *status);

#endif
