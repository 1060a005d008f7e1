#include "heap_profile.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static struct {
  tm_mallctl control;  // NULL until the profiler is ready
  char *path;
  atomic_uint_fast64_t peak_event;
  atomic_int peak_result;
} heap = {.peak_result = -1};

static void look(bool on) {
  if (heap.control) heap.control("prof.active", NULL, NULL, &on, sizeof on);
}

int tm_heap_ready(tm_mallctl control, const char *path) {
  heap.path = strdup(path);
  if (!heap.path) return ENOMEM;
  heap.control = control;
  return 0;
}

tm_allocation_counts tm_heap_begin(uint64_t peak_event) {
  tm_hooks_reset_peak();
  tm_allocation_counts base = tm_hooks_read();
  if (!heap.control) return base;
  if (peak_event) atomic_store(&heap.peak_event, base.events + peak_event);
  heap.control("prof.reset", NULL, NULL, NULL, 0);
  look(true);
  return base;
}

tm_allocation_counts tm_heap_end(void) {
  look(false);
  atomic_store(&heap.peak_event, 0);
  return tm_hooks_read();
}

int tm_heap_dump(const char *path) {
  if (!heap.control) return 0;
  return heap.control("prof.dump", NULL, NULL, (void *)&path, sizeof path);
}

int tm_heap_peak_result(void) { return atomic_load(&heap.peak_result); }

void tm_heap_notice(uint64_t event) {
  if (event != atomic_load_explicit(&heap.peak_event, memory_order_relaxed)) return;
  atomic_store(&heap.peak_result, tm_heap_dump(heap.path));
}
