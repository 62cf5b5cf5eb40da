#include <stdint.h>

/* Nothing for Swift: see glibc.c. */
