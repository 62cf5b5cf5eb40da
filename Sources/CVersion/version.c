#include "version.h"

/* Package.swift defines TIL_COMMIT; C is the only language of a package that can be told a text. */
#ifdef TIL_COMMIT
#define TIL_SUFFIX " (" TIL_COMMIT ")"
#else
#define TIL_SUFFIX ""
#endif

const char *til_version(void) {
    return "0.3.0" TIL_SUFFIX;
}
