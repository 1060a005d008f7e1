#define _GNU_SOURCE
#include "sampler.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include "clocks.h"

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { deepest = 256 };

/// A sample in `words`: how many periods it stands for in the upper half of a word and how many
/// addresses follow in the lower one, then the addresses, innermost first.
static struct {
  tm_sampling sampling;
  uint64_t period_ns;
  timer_t timer;
  uintptr_t stack_top;
  uint64_t *words;
  size_t capacity;
  atomic_size_t used;
  atomic_uint_fast64_t taken;
  atomic_uint_fast64_t dropped;
  atomic_uint_fast64_t cut;
  atomic_int is_on;
  atomic_int handlers;
  uint64_t begin_ns, end_ns, begin_cpu_ns, end_cpu_ns;
} sampler;

static size_t walk(const ucontext_t *context, uint64_t *addresses, size_t capacity) {
#if defined(__x86_64__)
  const greg_t *registers = context->uc_mcontext.gregs;
  uintptr_t pc = (uintptr_t)registers[REG_RIP], frame = (uintptr_t)registers[REG_RBP];
  uintptr_t sp = (uintptr_t)registers[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t pc = context->uc_mcontext.pc, frame = context->uc_mcontext.regs[29];
  uintptr_t sp = context->uc_mcontext.sp;
#else
  return 0;
#endif
  return tm_walk_frames(pc, frame, sp, sampler.stack_top, addresses, capacity);
}

static void keep(uint64_t periods, const uint64_t *addresses, size_t count) {
  atomic_fetch_add(&sampler.taken, 1);
  size_t at = atomic_fetch_add(&sampler.used, count + 1);
  if (at + count + 1 > sampler.capacity) {
    atomic_fetch_add(&sampler.dropped, 1);
    return;
  }
  for (size_t i = 0; i < count; i++) sampler.words[at + 1 + i] = addresses[i];
  sampler.words[at] = periods << 32 | count;
}

static void on_tick(int signal_number, siginfo_t *information, void *context) {
  (void)signal_number;
  int error = errno;
  atomic_fetch_add(&sampler.handlers, 1);
  if (atomic_load(&sampler.is_on)) {
    uint64_t addresses[deepest + 1];
    size_t count = walk(context, addresses, deepest + 1);
    if (count > deepest) {
      atomic_fetch_add(&sampler.cut, 1);
      count = deepest;
    }
    int overrun = information->si_code == SI_TIMER ? information->si_overrun : 0;
    keep(1 + (uint64_t)(overrun > 0 ? overrun : 0), addresses, count);
  }
  atomic_fetch_sub(&sampler.handlers, 1);
  errno = error;
}

/// The address after the calling thread's stack, or 0.
static uintptr_t stack_top(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *lowest = NULL;
  size_t size = 0;
  int error = pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  return error ? 0 : (uintptr_t)lowest + size;
}

/// The interval of the system's own tick: CPU timers are looked at no more often.
static uint64_t tick_ns(void) {
  struct timespec tick;
  if (clock_getres(CLOCK_MONOTONIC_COARSE, &tick) < 0) return 0;
  return (uint64_t)tick.tv_sec * 1000000000u + (uint64_t)tick.tv_nsec;
}

static int prepare_timer(void) {
  struct sigaction action = {.sa_sigaction = on_tick, .sa_flags = SA_SIGINFO | SA_RESTART};
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGPROF, &action, NULL) < 0) return errno;
  if (sampler.sampling != tm_sample_thread) return 0;
  sampler.stack_top = stack_top();
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGPROF};
  event.sigev_notify_thread_id = (pid_t)syscall(SYS_gettid);
  return timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &sampler.timer) < 0 ? errno : 0;
}

int tm_sampler_prepare(tm_sampling sampling, uint64_t period_ns, size_t capacity) {
  sampler.sampling = sampling;
  sampler.period_ns = period_ns > tick_ns() ? period_ns : tick_ns();
  sampler.stack_top = 0;
  atomic_store(&sampler.used, 0);
  atomic_store(&sampler.taken, 0);
  atomic_store(&sampler.dropped, 0);
  atomic_store(&sampler.cut, 0);
  if (sampling == tm_sample_nothing) return 0;
  if (sampler.words) munmap(sampler.words, sampler.capacity * sizeof *sampler.words);
  sampler.words = NULL;
  void *room = mmap(
      NULL, capacity * sizeof *sampler.words, PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) return errno;
  sampler.words = room;
  sampler.capacity = capacity;
  return prepare_timer();
}

static uint64_t cpu_ns(void) {
  return sampler.sampling == tm_sample_thread ? tm_thread_cpu_ns() : tm_process_cpu_ns();
}

/// Sets the timer to `interval_ns`; 0 stops it. 0, or an errno.
///
/// The process's timer is the old one: its signal goes to the thread that used the time, which
/// older systems do not promise for the newer kind.
static int set_timer(uint64_t interval_ns) {
  time_t seconds = (time_t)(interval_ns / 1000000000u);
  long rest = (long)(interval_ns % 1000000000u);
  if (sampler.sampling == tm_sample_thread) {
    struct itimerspec plan = {{seconds, rest}, {seconds, rest}};
    return timer_settime(sampler.timer, 0, &plan, NULL) < 0 ? errno : 0;
  }
  struct itimerval plan = {{seconds, rest / 1000}, {seconds, rest / 1000}};
  return setitimer(ITIMER_PROF, &plan, NULL) < 0 ? errno : 0;
}

int tm_sampler_start(void) {
  atomic_store(&sampler.is_on, sampler.sampling != tm_sample_nothing);
  sampler.begin_cpu_ns = cpu_ns();
  sampler.begin_ns = tm_wall_ns();
  return sampler.sampling == tm_sample_nothing ? 0 : set_timer(sampler.period_ns);
}

void tm_sampler_stop(void) {
  atomic_store(&sampler.is_on, 0);
  sampler.end_ns = tm_wall_ns();
  sampler.end_cpu_ns = cpu_ns();
  if (sampler.sampling == tm_sample_nothing) return;
  set_timer(0);
  if (sampler.sampling == tm_sample_thread) timer_delete(sampler.timer);
  // The handler stays: a signal on its way would otherwise end the process.
  while (atomic_load(&sampler.handlers) > 0) sched_yield();
}

uint64_t tm_sampler_count(void) { return atomic_load(&sampler.taken); }

static void write_samples(FILE *file) {
  size_t used = atomic_load(&sampler.used), at = 0;
  if (sampler.sampling == tm_sample_nothing) return;
  while (at < used && at < sampler.capacity) {
    size_t count = (size_t)(sampler.words[at] & 0xFFFFFFFFu);
    if (count == 0 || count >= sampler.capacity - at) return;
    fprintf(file, "sample %" PRIu64, sampler.words[at] >> 32);
    for (size_t i = 1; i <= count; i++) fprintf(file, " %" PRIx64, sampler.words[at + i]);
    fputc('\n', file);
    at += count + 1;
  }
}

static void write_mappings(FILE *file) {
  FILE *mappings = fopen("/proc/self/maps", "re");
  if (!mappings) return;
  char line[512];
  while (fgets(line, sizeof line, mappings)) fputs(line, file);
  fclose(mappings);
}

int tm_sampler_write(const char *path) {
  static const char *const names[] = {"nothing", "thread", "process"};
  FILE *file = fopen(path, "we");
  if (!file) return errno;
  fprintf(file, "treadmill samples 1\nof %s\nperiod %" PRIu64 "\n", names[sampler.sampling],
          sampler.period_ns);
  fprintf(file, "begin %" PRIu64 "\nend %" PRIu64 "\n", sampler.begin_ns, sampler.end_ns);
  fprintf(file, "cpu %" PRIu64 "\n", sampler.end_cpu_ns - sampler.begin_cpu_ns);
  fprintf(file, "dropped %" PRIuFAST64 "\ncut %" PRIuFAST64 "\n", atomic_load(&sampler.dropped),
          atomic_load(&sampler.cut));
  write_samples(file);
  fputs("mappings\n", file);
  write_mappings(file);
  fputs("done\n", file);
  int error = ferror(file) ? EIO : 0;
  return fclose(file) < 0 && !error ? errno : error;
}
