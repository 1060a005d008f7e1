#if __has_include(<jemalloc/jemalloc.h>)
#include <jemalloc/jemalloc.h>
#else
#error "jemalloc/jemalloc.h is missing. Install it (apt-get install libjemalloc-dev; brew install jemalloc), run Scripts/bench which does so, or build without it: swift build --disable-default-traits"
#endif
