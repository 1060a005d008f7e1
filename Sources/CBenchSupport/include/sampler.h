#ifndef TREADMILL_SAMPLER_H
#define TREADMILL_SAMPLER_H

#include <stddef.h>
#include <stdint.h>

// Samples the call stacks of a region by a timer on CPU time and a walk over frame pointers in the
// signal's handler: nothing to install, no rights needed. The handler allocates nothing, takes no
// lock, and reads no memory that it has not checked. One region a process; not for two threads at
// once.

typedef enum {
  /// Takes no samples: the region's times only, for a profiler that watches from outside.
  tm_sample_nothing = 0,
  /// Samples the thread that prepared.
  tm_sample_thread = 1,
  /// Samples whichever thread uses the processor.
  tm_sample_process = 2,
} tm_sampling;

/// Makes room for `capacity` words of samples and a timer that is due every `period_ns` of CPU
/// time, or of the system's tick where that is longer. Call on the thread that is to be sampled.
/// 0, or an errno.
int tm_sampler_prepare(tm_sampling sampling, uint64_t period_ns, size_t capacity);

/// Begins the region. 0, or an errno.
int tm_sampler_start(void);

/// Ends the region; no sample is taken any more when this returns.
void tm_sampler_stop(void);

/// How many samples have been taken since `tm_sampler_prepare`, those included for which there was
/// no room.
uint64_t tm_sampler_count(void);

/// Writes the region's times, its samples and the process's mappings as text. 0, or an errno.
int tm_sampler_write(const char *path);

/// The stack of a thread that is at `pc` with these pointers: addresses, innermost first. Reads
/// between `sp` and `top` only; where `top` is 0 the system checks each read. How many there are.
size_t tm_walk_frames(
    uintptr_t pc, uintptr_t frame, uintptr_t sp, uintptr_t top, uint64_t *addresses,
    size_t capacity);

#endif
