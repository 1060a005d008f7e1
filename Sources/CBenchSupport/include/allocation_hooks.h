#ifndef TREADMILL_ALLOCATION_HOOKS_H
#define TREADMILL_ALLOCATION_HOOKS_H

#include <stddef.h>
#include <stdint.h>

// Counts every allocation, free and growth in place on all threads, by jemalloc's hooks. Exact, and
// 3 to 4 times slower, so it runs in processes that time nothing. jemalloc's two functions are
// passed in: this file links without it.

typedef int (*tm_mallctl)(const char *, void *, size_t *, void *, size_t);
typedef size_t (*tm_sallocx)(const void *, int);

typedef struct {
  /// Allocations; a realloc that moves is one, a growth in place is none.
  uint64_t allocations;
  /// Bytes allocated, in size classes, growth in place included.
  uint64_t allocated_bytes;
  /// Bytes allocated less bytes freed since the hooks were installed; may be negative.
  int64_t live_bytes;
  /// The most live bytes since `tm_hooks_reset_peak`.
  int64_t peak_bytes;
  /// Allocations and growths in place, one after the other.
  uint64_t events;
  /// The value of `events` right after the peak was reached.
  uint64_t peak_event;
} tm_allocation_counts;

/// Installs the hooks, once; later calls change nothing. 0, or the errno of mallctl.
int tm_hooks_install(tm_mallctl control, tm_sallocx usable_size);

/// The counts so far.
tm_allocation_counts tm_hooks_read(void);

/// Lets the peak begin again at what is live now.
void tm_hooks_reset_peak(void);

/// Allocates and frees `size` bytes through malloc, in a way that no compiler removes.
void tm_touch_malloc(size_t size);

#endif
