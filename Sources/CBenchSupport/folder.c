#define _GNU_SOURCE
#include "folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int tm_make_folder(const char *path) { return mkdir(path, 0700) < 0 ? errno : 0; }

void tm_remove_folder(const char *path) {
  DIR *folder = opendir(path);
  if (!folder) return;
  for (struct dirent *entry; (entry = readdir(folder));) unlinkat(dirfd(folder), entry->d_name, 0);
  closedir(folder);
  rmdir(path);
}
