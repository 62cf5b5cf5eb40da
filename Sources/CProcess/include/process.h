#ifndef TIL_PROCESS_H
#define TIL_PROCESS_H

#include <sys/types.h>

/* How a program is started. */
struct til_program {
    const char *path;
    char *const *arguments;
    char *const *variables;
    /* The standard input, or -1 for an empty one. */
    int input;
    /* Whether the program writes to til's own standard output and standard error instead of pipes. */
    int shares_output;
    /* Whether the program gets a session of its own, without a terminal. */
    int is_alone;
    /* The longest time that the program has to tidy up if til ends, in milliseconds. */
    int grace;
    /* A descriptor that stays open until the program has ended, even if til ends before, or -1. The program does not get
       it. */
    int kept;
    /* The maximum size of the program's data in bytes, or 0 for no limit. */
    unsigned long long memory;
};

/* A program that was started. */
struct til_child {
    pid_t process;
    /* The process that ends the program if til ends, and the descriptor that shows it that til lives. */
    pid_t watcher;
    int leash;
    /* The ends of pipes from its standard output and standard error, which do not block, or -1 if it shares til's. */
    int output;
    int errors;
};

/* Starts a program. Returns 0, or the error number. */
int til_start(const struct til_program *program, struct til_child *child);

/* Ends the watcher of a program that has ended, before its number is given up. */
void til_release(const struct til_child *child);

/* Ends a program and what it started: asks them to end, and kills what still runs after a time in milliseconds. */
void til_end(pid_t process, int is_alone, int grace);

#endif
