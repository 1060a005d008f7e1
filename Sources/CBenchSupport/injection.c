#define _GNU_SOURCE
#include "injection.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "child.h"

enum { mark_length = 16 };

// Volatile: what stands in the file counts, not what the compiler saw. The mark is written here and
// nowhere else; whoever looks for it reads it from here.
static volatile const struct {
  unsigned char mark[mark_length];
  unsigned char injected;
} record = {
    {0x9d, 0x3b, 0xe6, 0x52, 0x0f, 0xc1, 0x78, 0xa4, 0x15, 0xee, 0x63, 0x8c, 0xd7, 0x2a, 0xb9, 0x40},
    0};

int tm_injected(void) { return record.injected; }

/// The byte behind the only mark among `count` bytes; NULL where there is none or a second one.
static unsigned char *find_byte(unsigned char *bytes, size_t count) {
  unsigned char mark[mark_length];
  for (int i = 0; i < mark_length; i++) mark[i] = record.mark[i];
  unsigned char *first = memmem(bytes, count, mark, mark_length);
  if (!first) return NULL;
  unsigned char *after = first + mark_length;
  size_t left = count - (size_t)(after - bytes);
  return left == 0 || memmem(after, left, mark, mark_length) ? NULL : after;
}

/// All bytes of the running program; NULL with errno set where they cannot be read.
static unsigned char *read_program(size_t *count) {
  struct stat status;
  if (stat("/proc/self/exe", &status) < 0) return NULL;
  *count = (size_t)status.st_size;
  unsigned char *bytes = malloc(*count + 1);
  if (!bytes) return NULL;
  long read = tm_read_file("/proc/self/exe", (char *)bytes, *count);
  if (read == (long)*count) return bytes;
  free(bytes);
  errno = read < 0 ? (int)-read : EIO;
  return NULL;
}

static int write_program(const char *path, const unsigned char *bytes, size_t count) {
  int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0700);
  if (descriptor < 0) return errno;
  int error = tm_write_all(descriptor, bytes, count);
  if (close(descriptor) < 0 && !error) error = errno;
  return error;
}

int tm_copy_program(const char *path, int injected) {
  size_t count = 0;
  unsigned char *bytes = read_program(&count);
  if (!bytes) return errno;
  unsigned char *byte = find_byte(bytes, count);
  int error = -1;
  if (byte) {
    *byte = (unsigned char)injected;
    error = write_program(path, bytes, count);
  }
  free(bytes);
  return error;
}
