#include "names.h"

#include <stdint.h>
#include <stdlib.h>

// The Swift runtime's own demangler, which every program with Swift in it is linked with.
extern char *swift_demangle(
    const char *mangled, size_t length, char *buffer, size_t *capacity, uint32_t flags);

char *tm_demangle(const char *mangled, size_t length) {
  return swift_demangle(mangled, length, NULL, NULL, 0);
}

void tm_demangle_free(char *name) { free(name); }
