#define _GNU_SOURCE
#include "code_pages.h"

#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { page = 4096 };

/// The pages of the program's code: the first object that is listed is the program itself.
typedef struct {
  unsigned char *start;
  size_t count;
} code_range;

static int find_code(struct dl_phdr_info *object, size_t size, void *found) {
  (void)size;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    if (header->p_flags & PF_W) continue;
    uintptr_t start = (object->dlpi_addr + header->p_vaddr) & ~(uintptr_t)(page - 1);
    uintptr_t end = object->dlpi_addr + header->p_vaddr + header->p_filesz;
    code_range *range = found;
    range->start = (unsigned char *)start;
    // The last page may be shared with what follows: it stays.
    range->count = end > start ? (end - start) / page : 0;
    break;
  }
  return 1;
}

/// Reads which pages this process has in its page table: bit 63 of an entry of pagemap. NULL where
/// that cannot be read.
static uint64_t *used_pages(code_range range) {
  int descriptor = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return NULL;
  size_t length = range.count * sizeof(uint64_t);
  uint64_t *entries = malloc(length);
  off_t place = (off_t)((uintptr_t)range.start / page * sizeof(uint64_t));
  if (entries && pread(descriptor, entries, length, place) != (ssize_t)length) {
    free(entries);
    entries = NULL;
  }
  close(descriptor);
  return entries;
}

/// Puts `count` fresh pages with the same bytes in the place of those at `old`, in one step of the
/// kernel's: whoever runs there never sees a difference.
static int move_pages_at(unsigned char *old, size_t count) {
  size_t length = count * page;
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE;
  void *fresh = mmap(NULL, length, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (fresh == MAP_FAILED) return 0;
  memcpy(fresh, old, length);
  if (mprotect(fresh, length, PROT_READ | PROT_EXEC) == 0 &&
      mremap(fresh, length, length, MREMAP_MAYMOVE | MREMAP_FIXED, old) == (void *)old) {
    return 1;
  }
  munmap(fresh, length);
  return 0;
}

static code_range find_range(void) {
  code_range range = {NULL, 0};
  if (sysconf(_SC_PAGESIZE) == page) dl_iterate_phdr(find_code, &range);
  return range;
}

void tm_forget_used_code(void) {
  code_range range = find_range();
  // The pages are those of a file, unchanged: whoever needs one again gets it back.
  if (range.count > 0) madvise(range.start, range.count * page, MADV_DONTNEED);
}

long tm_move_code(int all) {
  code_range range = find_range();
  if (range.count == 0) return 0;
  if (all) return move_pages_at(range.start, range.count) ? (long)range.count : 0;
  uint64_t *entries = used_pages(range);
  if (!entries) return 0;
  long moved = 0;
  for (size_t first = 0; first < range.count;) {
    size_t end = first;
    while (end < range.count && entries[end] >> 63) end++;
    if (end > first) {
      if (!move_pages_at(range.start + first * page, end - first)) break;
      moved += (long)(end - first);
    }
    first = end > first ? end : first + 1;
  }
  free(entries);
  return moved;
}
