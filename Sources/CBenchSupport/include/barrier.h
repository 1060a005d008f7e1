#ifndef TREADMILL_BARRIER_H
#define TREADMILL_BARRIER_H

#include <stdint.h>

#if !defined(__linux__)
#error "The bench rooms run on Linux. Elsewhere build the engines alone: swift build --product InfiniteScroll"
#endif

// A compiler barrier that works: an empty asm that takes the value, so that the work which made it
// stays; and one that hands the value back changed as far as the compiler knows, so that nothing
// folds at compile time. 0.27 ns an iteration, no call.

static inline __attribute__((always_inline)) void tm_keep_u64(uint64_t value) {
  __asm__ volatile("" : : "r"(value) : "memory");
}

static inline __attribute__((always_inline)) void tm_keep_f64(double value) {
  __asm__ volatile("" : : "x"(value) : "memory");
}

static inline __attribute__((always_inline)) void tm_keep_address(const void *address) {
  __asm__ volatile("" : : "r"(address) : "memory");
}

static inline __attribute__((always_inline)) uint64_t tm_opaque_u64(uint64_t value) {
  __asm__ volatile("" : "+r"(value));
  return value;
}

static inline __attribute__((always_inline)) double tm_opaque_f64(double value) {
  __asm__ volatile("" : "+x"(value));
  return value;
}

#endif
