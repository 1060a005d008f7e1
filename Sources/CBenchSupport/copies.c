#define _GNU_SOURCE
#include "copies.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "child.h"

/// Copies what is left to read; 0 or an errno.
static int copy_bytes(int from, int to) {
  enum { chunk = 1 << 20 };
  char *bytes = malloc(chunk);
  if (!bytes) return ENOMEM;
  int error = 0;
  for (;;) {
    ssize_t count = read(from, bytes, chunk);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) error = errno;
    if (count <= 0) break;
    error = tm_write_all(to, bytes, (size_t)count);
    if (error) break;
  }
  free(bytes);
  return error;
}

int tm_copy_file(const char *from, const char *to) {
  int source = open(from, O_RDONLY | O_CLOEXEC);
  if (source < 0) return errno;
  int target = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0700);
  int error = target < 0 ? errno : copy_bytes(source, target);
  if (target >= 0 && close(target) < 0 && !error) error = errno;
  if (target >= 0 && error) unlink(to);
  close(source);
  return error;
}

/// The process that made the copy `name`; 0 where it is no copy, or that process is there.
static int ended_maker(const char *name, const char *prefix) {
  size_t length = strlen(prefix);
  if (strncmp(name, prefix, length) != 0) return 0;
  char *end = NULL;
  long maker = strtol(name + length, &end, 10);
  if (maker <= 0 || *end != '-') return 0;
  return kill((pid_t)maker, 0) < 0 && errno == ESRCH ? (int)maker : 0;
}

void tm_remove_stale_copies(const char *folder, const char *prefix) {
  DIR *entries = opendir(folder);
  if (!entries) return;
  for (struct dirent *entry = readdir(entries); entry; entry = readdir(entries)) {
    if (ended_maker(entry->d_name, prefix)) unlinkat(dirfd(entries), entry->d_name, 0);
  }
  closedir(entries);
}
