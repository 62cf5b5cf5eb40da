#include "arguments.h"

/* Which C library it is, too. */
#include <stdlib.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif

/* Swift reads a process's arguments from /proc/self/cmdline, and finds none where /proc is not mounted, as in a bare
   chroot. The GNU C library gives them to a constructor too, before main runs. */
static char **words = NULL;

#ifdef __GLIBC__
__attribute__((constructor)) static void keep(int count, char **arguments) {
    (void)count;
    words = arguments;
}
#endif

char **til_arguments(void) {
    return words;
}

/* The path that the program was started with. The kernel gives it to a program, too, and it needs no /proc. */
const char *til_program(void) {
#ifdef __linux__
    return (const char *)getauxval(AT_EXECFN);
#else
    return NULL;
#endif
}

extern char **environ;

char **til_variables(void) {
    return environ;
}
