/* The static libraries of Swift and C++ name a few functions that the C library has only since version 2.35 or 2.36, and a
   program needs the newest version that any of its names is from. With these definitions, til also runs on systems with
   2.34, for example Red Hat Enterprise Linux 9 and Ubuntu 22.04. */

#define _GNU_SOURCE
#include "glibc.h"

#if defined(__GLIBC__)
#include <dlfcn.h>
#include <link.h>
#include <math.h>
#include <stdlib.h>
#include <sys/random.h>

/* Since 2.35 in its present version. Named by Foundation. */
double hypot(double x, double y) {
    double longer = fmax(fabs(x), fabs(y));
    double shorter = fmin(fabs(x), fabs(y));
    if (isinf(longer)) return longer;
    if (isnan(x) || isnan(y)) return NAN;
    if (longer == 0) return 0;
    double ratio = shorter / longer;
    return longer * sqrt(1 + ratio * ratio);
}

/* Since 2.35 in its present version. Named by Swift's library. */
float hypotf(float x, float y) {
    if (isinf(x) || isinf(y)) return INFINITY;
    return (float)sqrt((double)x * x + (double)y * y);
}

/* Since 2.36. Named by the library of C++. */
uint32_t arc4random(void) {
    uint32_t number;
    if (getrandom(&number, sizeof number, 0) != sizeof number) abort();
    return number;
}

#if __GLIBC_PREREQ(2, 35)
struct search {
    uintptr_t address;
    struct dl_find_object result;
};

static int find(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    struct search *search = context;
    const ElfW(Phdr) *tables = NULL;
    uintptr_t start = 0;
    uintptr_t end = 0;
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
        uintptr_t first = object->dlpi_addr + segment->p_vaddr;
        uintptr_t last = first + segment->p_memsz;
        if (segment->p_type == PT_GNU_EH_FRAME) tables = segment;
        if (segment->p_type == PT_LOAD && first <= search->address && search->address < last) {
            start = first;
            end = last;
        }
    }
    if (end == 0 || tables == NULL) return 0;
    search->result = (struct dl_find_object){
        .dlfo_map_start = (void *)start,
        .dlfo_map_end = (void *)end,
        .dlfo_eh_frame = (void *)(object->dlpi_addr + tables->p_vaddr),
    };
    return 1;
}

/* Since 2.35. An exception of C++ is unwound with the tables of the program or library that an address is in. */
int _dl_find_object(void *address, struct dl_find_object *result) {
    struct search search = {.address = (uintptr_t)address};
    if (dl_iterate_phdr(find, &search) == 0) return -1;
    *result = search.result;
    return 0;
}
#endif
#endif
