// SPDX-License-Identifier: GPL-3.0-or-later
//
// A disk that fails, and one that remembers: loaded with LD_PRELOAD before a program whose files are to be watched.
//
//   FAULT_FOLDER   the files under this path are watched
//   FAULT_AT       the number of the call, from 1, that fails
//   FAULT_ERROR    with which error number (5 is EIO, 28 ENOSPC)
//   FAULT_FOR_GOOD set: all calls after it fail too
//   FAULT_LOG      a file to which every change is written, with what the program said on standard error in between:
//                  what a disk would have seen, for playing a loss of power at any moment
//   FAULT_NETWORK  a file that is made where the program asks for a socket that leads to other machines
//   FAULT_CLOCK    by how many seconds the clock is ahead
//   FAULT_COUNT    a file to which the number of calls is written at the end
//
// Counted are the calls that change a file or a folder, or sync one.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum { HIGHEST = 1024 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *paths[HIGHEST];
static const char *folder;
static long at, count;
static int error, for_good, log_end = -1;

#define NEXT(result, name, ...)                         \
    static result (*next)(__VA_ARGS__);                 \
    if (!next) next = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

static ssize_t plain_write(int end, const void *bytes, size_t size) {
    NEXT(ssize_t, write, int, const void *, size_t);
    return next(end, bytes, size);
}

static int plain_open(const char *path, int flags, mode_t mode) {
    NEXT(int, open64, const char *, int, ...);
    return next(path, flags, mode);
}

__attribute__((constructor)) static void start(void) {
    const char *value;
    folder = getenv("FAULT_FOLDER");
    at = (value = getenv("FAULT_AT")) ? atol(value) : 0;
    error = (value = getenv("FAULT_ERROR")) ? atoi(value) : EIO;
    for_good = getenv("FAULT_FOR_GOOD") != NULL;
    if ((value = getenv("FAULT_LOG"))) log_end = plain_open(value, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

__attribute__((destructor)) static void finish(void) {
    const char *value = getenv("FAULT_COUNT");
    if (!value) return;
    char text[32];
    int length = snprintf(text, sizeof text, "%ld", count);
    int end = plain_open(value, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    plain_write(end, text, (size_t)length);
    close(end);
}

static int is_watched(const char *path) { return folder && path && strncmp(path, folder, strlen(folder)) == 0; }

static const char *path_of(int end) { return end >= 0 && end < HIGHEST ? paths[end] : NULL; }

/// Whether the call that is about to be made is to fail.
static int fails(void) {
    pthread_mutex_lock(&lock);
    long number = ++count;
    pthread_mutex_unlock(&lock);
    return at > 0 && (number == at || (for_good && number > at));
}

/// Notes something: a letter, the path, a number, and the bytes.
static void note(char what, const char *path, long long number, const void *bytes, size_t size) {
    if (log_end < 0) return;
    char head[4352];
    int length = snprintf(head, sizeof head, "%c %zu %lld %zu\n%s", what, path ? strlen(path) : 0, number, size,
                          path ? path : "");
    pthread_mutex_lock(&lock);
    plain_write(log_end, head, (size_t)length);
    if (size) plain_write(log_end, bytes, size);
    pthread_mutex_unlock(&lock);
}

#define FAIL_IF_DUE(path, result)            \
    if (is_watched(path) && fails()) {       \
        errno = error;                       \
        return result;                       \
    }

static int opened(int end, const char *path, int flags, int was_there) {
    if (end < 0 || end >= HIGHEST || !is_watched(path)) return end;
    free(paths[end]);
    paths[end] = strdup(path);
    if (!was_there) note('C', path, 0, NULL, 0);
    else if (flags & O_TRUNC) note('T', path, 0, NULL, 0);
    return end;
}

#define OPENING(name)                                              \
    int name(const char *path, int flags, ...) {                   \
        NEXT(int, name, const char *, int, ...);                   \
        mode_t mode = 0;                                           \
        if (flags & (O_CREAT | O_TMPFILE)) {                       \
            va_list list;                                          \
            va_start(list, flags);                                 \
            mode = va_arg(list, mode_t);                           \
            va_end(list);                                          \
        }                                                          \
        int was_there = access(path, F_OK) == 0;                   \
        if ((flags & O_CREAT) && !was_there) {                     \
            FAIL_IF_DUE(path, -1)                                  \
        }                                                          \
        return opened(next(path, flags, mode), path, flags, was_there || !(flags & O_CREAT)); \
    }
OPENING(open)
OPENING(open64)

int close(int end) {
    NEXT(int, close, int);
    if (path_of(end)) {
        free(paths[end]);
        paths[end] = NULL;
    }
    return next(end);
}

ssize_t write(int end, const void *bytes, size_t size) {
    const char *path = path_of(end);
    if (end == STDERR_FILENO) note('A', NULL, 0, bytes, size);
    FAIL_IF_DUE(path, -1)
    off64_t place = path ? lseek64(end, 0, SEEK_CUR) : 0;
    ssize_t written = plain_write(end, bytes, size);
    if (path && written > 0) note('W', path, place, bytes, (size_t)written);
    return written;
}

#define WRITING_AT(name, type)                                             \
    ssize_t name(int end, const void *bytes, size_t size, type place) {    \
        NEXT(ssize_t, name, int, const void *, size_t, type);              \
        const char *path = path_of(end);                                   \
        FAIL_IF_DUE(path, -1)                                              \
        ssize_t written = next(end, bytes, size, place);                   \
        if (path && written > 0) note('W', path, place, bytes, (size_t)written); \
        return written;                                                    \
    }
WRITING_AT(pwrite, off_t)
WRITING_AT(pwrite64, off64_t)

#define CUTTING(name, type)                          \
    int name(int end, type size) {                   \
        NEXT(int, name, int, type);                  \
        const char *path = path_of(end);             \
        FAIL_IF_DUE(path, -1)                        \
        int code = next(end, size);                  \
        if (path && code == 0) note('T', path, size, NULL, 0); \
        return code;                                 \
    }
CUTTING(ftruncate, off_t)
CUTTING(ftruncate64, off64_t)

#define SYNCING(name)                                \
    int name(int end) {                              \
        NEXT(int, name, int);                        \
        const char *path = path_of(end);             \
        FAIL_IF_DUE(path, -1)                        \
        int code = next(end);                        \
        if (path && code == 0) note('S', path, 0, NULL, 0); \
        return code;                                 \
    }
SYNCING(fsync)
SYNCING(fdatasync)

int unlink(const char *path) {
    NEXT(int, unlink, const char *);
    FAIL_IF_DUE(path, -1)
    int code = next(path);
    if (code == 0 && is_watched(path)) note('U', path, 0, NULL, 0);
    return code;
}

int mkdir(const char *path, mode_t mode) {
    NEXT(int, mkdir, const char *, mode_t);
    FAIL_IF_DUE(path, -1)
    int code = next(path, mode);
    if (code == 0 && is_watched(path)) note('M', path, 0, NULL, 0);
    return code;
}

#define NAMING(name, letter)                                              \
    int name(const char *from, const char *to) {                          \
        NEXT(int, name, const char *, const char *);                      \
        FAIL_IF_DUE(to, -1)                                               \
        int code = next(from, to);                                        \
        if (code == 0 && is_watched(to)) note(letter, from, 0, to, strlen(to)); \
        return code;                                                      \
    }
NAMING(rename, 'R')
NAMING(link, 'L')

int socket(int domain, int type, int protocol) {
    NEXT(int, socket, int, int, int);
    const char *value = getenv("FAULT_NETWORK");
    if (value && domain != AF_UNIX) close(plain_open(value, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    return next(domain, type, protocol);
}

static long ahead(void) {
    const char *value = getenv("FAULT_CLOCK");
    return value ? atol(value) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    NEXT(int, clock_gettime, clockid_t, struct timespec *);
    int code = next(clock, now);
    if (code == 0 && clock == CLOCK_REALTIME) now->tv_sec += ahead();
    return code;
}

int gettimeofday(struct timeval *now, void *zone) {
    NEXT(int, gettimeofday, struct timeval *, void *);
    int code = next(now, zone);
    if (code == 0) now->tv_sec += ahead();
    return code;
}

time_t time(time_t *place) {
    NEXT(time_t, time, time_t *);
    time_t now = next(NULL) + ahead();
    if (place) *place = now;
    return now;
}
