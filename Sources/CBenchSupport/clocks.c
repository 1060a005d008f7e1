#define _GNU_SOURCE
#include "clocks.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "child.h"

static uint64_t nanoseconds(struct timespec time) {
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

uint64_t tm_wall_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return nanoseconds(now);
}

uint64_t tm_thread_cpu_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return nanoseconds(now);
}

uint64_t tm_process_cpu_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return nanoseconds(now);
}

tm_usage tm_thread_usage(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_THREAD, &usage) < 0) return (tm_usage){0};
  return (tm_usage){
      .page_faults = (uint64_t)(usage.ru_minflt + usage.ru_majflt),
      .context_switches = (uint64_t)(usage.ru_nvcsw + usage.ru_nivcsw),
  };
}

uint64_t tm_resident_bytes(void) {
  char text[128];
  long count = tm_read_file("/proc/self/statm", text, sizeof text - 1);
  if (count <= 0) return 0;
  text[count] = 0;
  char *next = text;
  strtoull(next, &next, 10);
  return strtoull(next, NULL, 10) * (uint64_t)sysconf(_SC_PAGESIZE);
}

void tm_utc_now(char text[21]) {
  time_t now = time(NULL);
  struct tm parts;
  gmtime_r(&now, &parts);
  if (strftime(text, 21, "%Y-%m-%dT%H:%M:%SZ", &parts) == 0) text[0] = 0;
}

int tm_pacer_start(uint64_t interval_ns, uint64_t *first_due_ns) {
  if (interval_ns == 0) {
    errno = EINVAL;
    return -1;
  }
  int descriptor = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
  if (descriptor < 0) return -1;
  uint64_t first = tm_wall_ns() + interval_ns;
  struct itimerspec plan = {
      .it_interval = {(time_t)(interval_ns / 1000000000u), (long)(interval_ns % 1000000000u)},
      .it_value = {(time_t)(first / 1000000000u), (long)(first % 1000000000u)},
  };
  if (timerfd_settime(descriptor, TFD_TIMER_ABSTIME, &plan, NULL) < 0) {
    int error = errno;
    close(descriptor);
    errno = error;
    return -1;
  }
  *first_due_ns = first;
  return descriptor;
}

uint64_t tm_pacer_wait(int descriptor) {
  uint64_t passed = 0;
  ssize_t count;
  do count = read(descriptor, &passed, sizeof passed);
  while (count < 0 && errno == EINTR);
  return count == (ssize_t)sizeof passed ? passed : 0;
}

void tm_pacer_stop(int descriptor) { close(descriptor); }
