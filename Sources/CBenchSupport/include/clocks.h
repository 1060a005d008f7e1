#ifndef TREADMILL_CLOCKS_H
#define TREADMILL_CLOCKS_H

#include <stddef.h>
#include <stdint.h>

/// Monotonic wall time in nanoseconds.
uint64_t tm_wall_ns(void);

/// CPU time of the calling thread in nanoseconds; a system call, about half a microsecond.
uint64_t tm_thread_cpu_ns(void);

/// CPU time of the whole process in nanoseconds, all threads together.
uint64_t tm_process_cpu_ns(void);

/// What the calling thread has cost the system so far.
typedef struct {
  uint64_t page_faults;
  uint64_t context_switches;
} tm_usage;

/// The calling thread's page faults and context switches so far.
tm_usage tm_thread_usage(void);

/// Bytes of memory that the process has in use now, or 0 where the system does not say.
uint64_t tm_resident_bytes(void);

/// Writes the current time, UTC, as 2026-11-30T00:00:00Z with its NUL; needs 21 bytes.
void tm_utc_now(char text[21]);

/// Creates a timer that is due every `interval_ns`; its file descriptor, or -1 with errno set.
int tm_pacer_start(uint64_t interval_ns, uint64_t *first_due_ns);

/// Sleeps until the timer is due; how many intervals have passed since the last wait, 0 on failure.
uint64_t tm_pacer_wait(int descriptor);

/// Ends the timer.
void tm_pacer_stop(int descriptor);

#endif
