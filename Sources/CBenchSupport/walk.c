#define _GNU_SOURCE
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "sampler.h"

/// Swift marks the frame pointer that an async function saves with this bit.
static const uintptr_t async_frame = (uintptr_t)1 << 60;

/// What a frame pointer points at: the caller's frame pointer and the return address.
typedef struct {
  uintptr_t caller;
  uintptr_t address;
} frame_record;

/// Reads a record; 0 where that is no memory.
static int read_record(uintptr_t at, uintptr_t top, frame_record *record) {
  if (top != 0) {
    if (at > top - sizeof *record) return 0;
    memcpy(record, (const void *)at, sizeof *record);
    return 1;
  }
  struct iovec into = {record, sizeof *record};
  struct iovec from = {(void *)at, sizeof *record};
  return process_vm_readv(getpid(), &into, 1, &from, 1, 0) == (ssize_t)sizeof *record;
}

size_t tm_walk_frames(
    uintptr_t pc, uintptr_t frame, uintptr_t sp, uintptr_t top, uint64_t *addresses,
    size_t capacity) {
  if (capacity == 0) return 0;
  addresses[0] = pc;
  size_t count = 1;
  if (top != 0 && (top < sizeof(frame_record) || sp > top)) return count;
  uintptr_t lowest = sp;
  while (count < capacity) {
    frame_record record;
    frame &= ~async_frame;
    if (frame < lowest || frame % sizeof(uintptr_t) != 0) break;
    if (!read_record(frame, top, &record) || record.address == 0) break;
    addresses[count++] = record.address;
    // Each frame lies above the one it called, so that a broken chain ends and cannot go round.
    lowest = frame + sizeof record;
    if (lowest < frame) break;
    frame = record.caller;
  }
  return count;
}
