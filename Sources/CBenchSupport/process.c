#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "child.h"

static volatile sig_atomic_t interrupt_signal = 0;

static void note_interrupt(int signal_number) { interrupt_signal = signal_number; }

void tm_catch_interrupts(void) {
  struct sigaction action = {.sa_handler = note_interrupt};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

int tm_interrupted(void) { return interrupt_signal; }

const char *tm_signal_text(int signal_number) { return strsignal(signal_number); }

const char *tm_error_text(int error) { return strerror(error); }

void tm_begin_child(int parent) {
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before the call above; an orphan's parent is another process.
  if (parent > 0 && getppid() != parent) _exit(1);
}

int tm_process_id(void) { return getpid(); }

void tm_ignore_broken_pipes(void) { signal(SIGPIPE, SIG_IGN); }

int tm_is_broken_pipe(int error) { return error == EPIPE; }

int tm_write_all(int descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, next, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    next += written;
    count -= (size_t)written;
  }
  return 0;
}

long tm_read_file(const char *path, char *bytes, size_t capacity) {
  return tm_read_file_at(path, 0, bytes, capacity);
}

long tm_read_file_at(const char *path, int64_t offset, char *bytes, size_t capacity) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return -errno;
  if (offset != 0 && lseek(descriptor, (off_t)offset, SEEK_SET) < 0) {
    int error = errno;
    close(descriptor);
    return -error;
  }
  size_t total = 0;
  while (total < capacity) {
    ssize_t count = read(descriptor, bytes + total, capacity - total);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      int error = errno;
      close(descriptor);
      return -error;
    }
    if (count == 0) break;
    total += (size_t)count;
  }
  close(descriptor);
  return (long)total;
}

int tm_is_terminal(int descriptor) { return isatty(descriptor); }

char **tm_environment(void) { return environ; }

long tm_program_path(char *path, size_t capacity) {
  ssize_t length = readlink("/proc/self/exe", path, capacity - 1);
  if (length < 0) return -1;
  path[length] = 0;
  return length;
}

int tm_append_file(const char *path, const void *bytes, size_t count) {
  int descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor < 0) return errno;
  int error = tm_write_all(descriptor, bytes, count);
  if (close(descriptor) < 0 && !error) error = errno;
  return error;
}

void tm_remove(const char *path) { unlink(path); }

long tm_file_size(const char *path) {
  struct stat facts;
  return stat(path, &facts) < 0 ? -errno : (long)facts.st_size;
}

int tm_is_executable(const char *path) { return access(path, X_OK) == 0; }

const char *tm_variable(const char *name) { return getenv(name); }

extern void __asan_init(void) __attribute__((weak));
extern void __tsan_init(void) __attribute__((weak));

int tm_has_address_sanitizer(void) { return __asan_init != NULL; }

int tm_has_thread_sanitizer(void) { return __tsan_init != NULL; }

// The Swift runtime's own loop over the main queue, which an async main function calls.
extern void swift_task_asyncMainDrainQueue(void) __attribute__((swiftcall, noreturn));

void tm_serve_main_actor(void) { swift_task_asyncMainDrainQueue(); }

const char *tm_compiler_revision(void) { return __VERSION__; }

uint64_t tm_random(void) {
  uint64_t bits = 0;
  if (getrandom(&bits, sizeof bits, 0) != (ssize_t)sizeof bits) return 0x9E3779B97F4A7C15u;
  return bits;
}

void tm_exit(int code) { _exit(code); }
