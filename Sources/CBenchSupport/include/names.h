#ifndef TREADMILL_NAMES_H
#define TREADMILL_NAMES_H

#include <stddef.h>

/// A Swift name as the runtime writes it out, to be freed by the caller; NULL where it is none.
char *tm_demangle(const char *mangled, size_t length);

/// Frees what `tm_demangle` returned.
void tm_demangle_free(char *name);

#endif
