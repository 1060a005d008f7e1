#define _GNU_SOURCE
#include "filter.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/// Starts the program with these descriptors as its standard ones.
static int start(pid_t *pid, const char *path, char *const argv[], const int standard[3]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none;
  char *const environment[] = {NULL};
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (int i = 0; i < 3; i++) posix_spawn_file_actions_adddup2(&actions, standard[i], i);
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  int error = posix_spawn(pid, path, &actions, &attributes, argv, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

/// Reads a file in memory from its beginning.
static int collect(int descriptor, tm_buffer *into) {
  struct stat facts;
  if (fstat(descriptor, &facts) < 0) return errno;
  size_t size = (size_t)facts.st_size;
  into->bytes = malloc(size + 1);
  if (!into->bytes) return ENOMEM;
  into->capacity = size + 1;
  while (into->count < size) {
    ssize_t count =
        pread(descriptor, into->bytes + into->count, size - into->count, (off_t)into->count);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno;
    if (count == 0) break;
    into->count += (size_t)count;
  }
  return 0;
}

/// Three files in memory at 3 or above, so that none is in the way of the child's standard ones.
static int open_files(int files[3]) {
  for (int i = 0; i < 3; i++) {
    int low = memfd_create("treadmill", MFD_CLOEXEC);
    if (low < 0) return errno;
    files[i] = fcntl(low, F_DUPFD_CLOEXEC, 3);
    int error = errno;
    close(low);
    if (files[i] < 0) return error;
  }
  return 0;
}

/// The words as a list of pointers into them, to be freed; NULL where there is no memory.
static char **list(const char *words, size_t count) {
  char **list = calloc(count + 1, sizeof *list);
  for (size_t i = 0; list && i < count; i++) {
    list[i] = (char *)words;
    words += strlen(words) + 1;
  }
  return list;
}

int tm_filter(
    const char *path, const char *words, size_t word_count, const void *input, size_t count,
    tm_buffer *output, tm_buffer *errors, int *status) {
  int files[3] = {-1, -1, -1};
  pid_t pid = 0;
  char **argv = list(words, word_count);
  int error = argv ? open_files(files) : ENOMEM;
  if (!error) error = tm_write_all(files[0], input, count);
  if (!error && lseek(files[0], 0, SEEK_SET) < 0) error = errno;
  if (!error) error = start(&pid, path, argv, files);
  if (!error) {
    while (waitpid(pid, status, 0) < 0 && errno == EINTR) continue;
    error = collect(files[1], output);
    if (!error) error = collect(files[2], errors);
  }
  for (int i = 0; i < 3; i++) {
    if (files[i] >= 0) close(files[i]);
  }
  free(argv);
  return error;
}
