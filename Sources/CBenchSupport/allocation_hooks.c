#include "allocation_hooks.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "heap_profile.h"

// The shape of jemalloc 5.3's hooks, which its public header does not declare.
typedef struct {
  void (*alloc)(void *extra, int type, void *result, uintptr_t raw, uintptr_t arguments[3]);
  void (*dalloc)(void *extra, int type, void *address, uintptr_t arguments[4]);
  void (*expand)(
      void *extra, int type, void *address, size_t old_size, size_t new_size, uintptr_t raw,
      uintptr_t arguments[4]);
  void *extra;
} hooks;

static struct {
  tm_sallocx usable_size;  // NULL until the hooks are installed
  atomic_uint_fast64_t allocations;
  atomic_uint_fast64_t allocated_bytes;
  atomic_int_fast64_t live_bytes;
  atomic_int_fast64_t peak_bytes;
  atomic_uint_fast64_t events;
  atomic_uint_fast64_t peak_event;
} counts;

/// True where it makes a new peak.
static int add_live(int64_t bytes) {
  int_fast64_t live = atomic_fetch_add_explicit(&counts.live_bytes, bytes, memory_order_relaxed);
  live += bytes;
  int_fast64_t peak = atomic_load_explicit(&counts.peak_bytes, memory_order_relaxed);
  while (live > peak) {
    if (atomic_compare_exchange_weak(&counts.peak_bytes, &peak, live)) return 1;
  }
  return 0;
}

/// Counts an event of the heap, and what it added to the live bytes.
static void add_event(int64_t bytes) {
  uint_fast64_t event = atomic_fetch_add_explicit(&counts.events, 1, memory_order_relaxed) + 1;
  if (add_live(bytes)) atomic_store_explicit(&counts.peak_event, event, memory_order_relaxed);
  tm_heap_notice(event);
}

static void on_alloc(void *extra, int type, void *result, uintptr_t raw, uintptr_t arguments[3]) {
  (void)extra, (void)type, (void)raw, (void)arguments;
  if (!result) return;
  size_t size = counts.usable_size(result, 0);
  atomic_fetch_add_explicit(&counts.allocations, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&counts.allocated_bytes, size, memory_order_relaxed);
  add_event((int64_t)size);
}

static void on_dalloc(void *extra, int type, void *address, uintptr_t arguments[4]) {
  (void)extra, (void)type, (void)arguments;
  if (address) add_live(-(int64_t)counts.usable_size(address, 0));
}

static void on_expand(
    void *extra, int type, void *address, size_t old_size, size_t new_size, uintptr_t raw,
    uintptr_t arguments[4]) {
  (void)extra, (void)type, (void)address, (void)raw, (void)arguments;
  if (new_size > old_size) {
    atomic_fetch_add_explicit(
        &counts.allocated_bytes, new_size - old_size, memory_order_relaxed);
  }
  add_event((int64_t)new_size - (int64_t)old_size);
}

int tm_hooks_install(tm_mallctl control, tm_sallocx usable_size) {
  if (!control || !usable_size) return ENOSYS;
  if (counts.usable_size) return 0;
  counts.usable_size = usable_size;
  hooks installed = {on_alloc, on_dalloc, on_expand, NULL};
  void *handle = NULL;
  size_t size = sizeof handle;
  int error = control("experimental.hooks.install", &handle, &size, &installed, sizeof installed);
  if (error) counts.usable_size = NULL;
  return error;
}

tm_allocation_counts tm_hooks_read(void) {
  return (tm_allocation_counts){
      .allocations = atomic_load(&counts.allocations),
      .allocated_bytes = atomic_load(&counts.allocated_bytes),
      .live_bytes = atomic_load(&counts.live_bytes),
      .peak_bytes = atomic_load(&counts.peak_bytes),
      .events = atomic_load(&counts.events),
      .peak_event = atomic_load(&counts.peak_event),
  };
}

void tm_hooks_reset_peak(void) {
  atomic_store(&counts.peak_bytes, atomic_load(&counts.live_bytes));
  atomic_store(&counts.peak_event, atomic_load(&counts.events));
}

void tm_touch_malloc(size_t size) {
  void *memory = malloc(size);
  __asm__ volatile("" : : "r"(memory) : "memory");
  free(memory);
}
