#define _GNU_SOURCE
#include "copies.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
