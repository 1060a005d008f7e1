#ifndef TREADMILL_INSTRUCTIONS_H
#define TREADMILL_INSTRUCTIONS_H

#include <stdint.h>

// Valgrind's client requests, as its manual gives them: a sequence of rotations that changes nothing
// on a processor and is a call to a program that valgrind runs. Written out, so that counting
// instructions needs valgrind at run time and not its header at build time.

static inline uint64_t tm_valgrind_request(uint64_t fallback, uint64_t request, uint64_t argument) {
  volatile uint64_t arguments[6] = {request, argument, 0, 0, 0, 0};
  uint64_t result = fallback;
#if defined(__x86_64__)
  __asm__ volatile(
      "rolq $3, %%rdi; rolq $13, %%rdi; rolq $61, %%rdi; rolq $51, %%rdi; xchgq %%rbx, %%rbx"
      : "=d"(result)
      : "a"(&arguments[0]), "0"(result)
      : "cc", "memory");
#elif defined(__aarch64__)
  __asm__ volatile(
      "mov x3, %1; mov x4, %2;"
      "ror x12, x12, #3; ror x12, x12, #13; ror x12, x12, #51; ror x12, x12, #61;"
      "orr x10, x10, x10; mov %0, x3"
      : "=r"(result)
      : "r"(result), "r"(&arguments[0])
      : "cc", "memory", "x3", "x4");
#endif
  return result;
}

/// True where valgrind runs this process.
static inline int tm_runs_under_valgrind(void) {
  return tm_valgrind_request(0, 0x1001, 0) != 0;
}

/// Begins or ends counting, under valgrind's tool callgrind.
static inline void tm_toggle_instruction_count(void) {
  tm_valgrind_request(0, 0x43540002, 0);
}

#endif
