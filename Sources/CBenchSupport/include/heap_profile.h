#ifndef TREADMILL_HEAP_PROFILE_H
#define TREADMILL_HEAP_PROFILE_H

#include <stdint.h>

#include "allocation_hooks.h"

// jemalloc's heap profiler, switched on and off without allocating anything, so that what it sees
// and what the hooks count is the measured code's. Its function is passed in, as for the hooks.

/// Readies the profiler: `path` is where the profile of the peak goes. 0, or an errno.
int tm_heap_ready(tm_mallctl control, const char *path);

/// Lets the peak begin again, forgets what was seen, and looks from now on. The profile of the peak
/// is written at the `peak_event`th event from here, 0 for never. Returns the counts before the
/// first event. Where nothing was readied, it only counts.
tm_allocation_counts tm_heap_begin(uint64_t peak_event);

/// Looks no longer. Returns the counts after the last event.
tm_allocation_counts tm_heap_end(void);

/// Writes a profile of what is live. 0, or an errno.
int tm_heap_dump(const char *path);

/// What mallctl answered to the profile of the peak: 0 for done, -1 where it has not been written.
int tm_heap_peak_result(void);

/// Called by the hooks after each event, of which this is the number.
void tm_heap_notice(uint64_t event);

#endif
