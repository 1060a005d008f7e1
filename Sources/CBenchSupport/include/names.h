#ifndef TREADMILL_NAMES_H
#define TREADMILL_NAMES_H

#include <stddef.h>

/// A Swift name as the runtime writes it out, to be freed by the caller; NULL where it is none.
char *tm_demangle(const char *mangled, size_t length);

/// A C++ name written out, to be freed by the caller; NULL where it is none.
char *tm_demangle_cxx(const char *mangled);

/// Frees what `tm_demangle` and `tm_demangle_cxx` returned.
void tm_demangle_free(char *name);

/// e to the power of `x`, less 1: the C library's, for rooms that do without the rest of it.
double tm_expm1(double x);

#endif
