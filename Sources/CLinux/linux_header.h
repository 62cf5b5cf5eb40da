#include <sys/vfs.h>

/* sys/mman.h declares these only for _GNU_SOURCE, which Swift does not define. */
int memfd_create(const char *name, unsigned int flags);
enum { TIL_MFD_CLOEXEC = 1 };
