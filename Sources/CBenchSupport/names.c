#include "names.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

// The Swift runtime's own demangler, which every program with Swift in it is linked with.
extern char *swift_demangle(
    const char *mangled, size_t length, char *buffer, size_t *capacity, uint32_t flags);

char *tm_demangle(const char *mangled, size_t length) {
  return swift_demangle(mangled, length, NULL, NULL, 0);
}

// The C++ library's, which the Swift runtime brings along; NULL in a program without it.
extern char *__cxa_demangle(const char *mangled, char *buffer, size_t *capacity, int *status)
    __attribute__((weak));

char *tm_demangle_cxx(const char *mangled) {
  int status = 0;
  return __cxa_demangle ? __cxa_demangle(mangled, NULL, NULL, &status) : NULL;
}

void tm_demangle_free(char *name) { free(name); }

double tm_expm1(double x) { return expm1(x); }
