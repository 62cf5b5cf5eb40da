/* pipe2 is an extension. */
#define _GNU_SOURCE

#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { READ, WRITE };

/* Undoes what this program does with signals, and lets all of them in. Ignored ones stay ignored, as with nohup, except
   for the two that this program ignores for its own writes. */
static void reset_signals(void) {
    for (int number = 1; number < NSIG; number++) {
        struct sigaction action;
        if (sigaction(number, NULL, &action) != 0) continue;
        int is_ours = number == SIGPIPE || number == SIGXFSZ;
        if (action.sa_handler == SIG_IGN && !is_ours) continue;
        action.sa_handler = SIG_DFL;
        action.sa_flags = 0;
        sigaction(number, &action, NULL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static void limit_memory(unsigned long long memory) {
    struct rlimit limit;
    if (memory == 0 || getrlimit(RLIMIT_DATA, &limit) != 0) return;
    if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < memory) return;
    limit.rlim_cur = memory;
    limit.rlim_max = memory;
    setrlimit(RLIMIT_DATA, &limit);
}

/* Puts the descriptors into their places. They are moved out of the way first, since one may be in another's place. */
static int place(int input, int output, int errors) {
    int wanted[3] = {input, output, errors};
    for (int number = 0; number < 3; number++) {
        wanted[number] = fcntl(wanted[number], F_DUPFD_CLOEXEC, 3);
        if (wanted[number] < 0) return -1;
    }
    for (int number = 0; number < 3; number++) {
        if (dup2(wanted[number], number) < 0) return -1;
    }
    return 0;
}

/* Waits until til has started the process that watches over it. If til ends before, the program never begins: nobody
   would end it. */
static void wait_for_watcher(int gate[2]) {
    close(gate[WRITE]);
    char word;
    ssize_t count;
    do {
        count = read(gate[READ], &word, 1);
    } while (count < 0 && errno == EINTR);
    if (count != 1) _exit(127);
}

/* Becomes the program. Runs between fork and exec, where only functions are allowed that signal handlers may use. */
static void become(const struct til_program *program, int input, int output, int errors, int reason, int gate[2]) {
    wait_for_watcher(gate);
    if (program->is_alone) setsid();
    limit_memory(program->memory);
    if (place(input, output, errors) == 0) {
        reset_signals();
        execve(program->path, program->arguments, program->variables);
    }
    int number = errno;
    ssize_t ignored = write(reason, &number, sizeof number);
    (void)ignored;
    _exit(127);
}

enum { most_processes = 1024 };

/* Finds the processes that a process started. Returns their number. */
static int find_children(pid_t parent, pid_t *found, int room) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", (int)parent, (int)parent);
    FILE *file = fopen(path, "re");
    if (file == NULL) return 0;
    int count = 0;
    while (count < room && fscanf(file, "%d", &found[count]) == 1) count++;
    fclose(file);
    return count;
}

/* Finds the processes that a process started, and those that they started. Returns their number. */
static int find_descendants(pid_t process, pid_t *found, int room) {
    int count = find_children(process, found, room);
    for (int next = 0; next < count; next++) {
        count += find_children(found[next], found + count, room - count);
    }
    return count;
}

/* Whether a process runs. One that has ended exists until its parent takes note, which some systems never do for an
   orphan. */
static int is_running(pid_t process) {
    if (kill(process, 0) != 0) return 0;
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    FILE *file = fopen(path, "re");
    if (file == NULL) return 1;
    char state = 'R';
    /* The number, the name in brackets, and the state. git's name has no bracket. */
    int count = fscanf(file, "%*d (%*[^)]) %c", &state);
    fclose(file);
    return count != 1 || (state != 'Z' && state != 'X');
}

/* Waits until processes have ended, for a limited time. */
static void wait_for_end(const pid_t *processes, int count, int milliseconds) {
    struct timespec pause = {0, 2000000};
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    long long end = now.tv_sec * 1000LL + now.tv_nsec / 1000000 + milliseconds;
    for (int number = 0; number < count; number++) {
        while (is_running(processes[number])) {
            clock_gettime(CLOCK_MONOTONIC, &now);
            if (now.tv_sec * 1000LL + now.tv_nsec / 1000000 >= end) return;
            nanosleep(&pause, NULL);
        }
    }
}

/* Sends a signal to a program, the first of the processes, and to what it started: the rest, or its session. */
static void send_signal(int signal, const pid_t *processes, int count, int is_alone) {
    if (is_alone) {
        kill(-processes[0], signal);
        return;
    }
    for (int number = 0; number < count; number++) kill(processes[number], signal);
}

void til_end(pid_t process, int is_alone, int grace) {
    pid_t all[most_processes];
    all[0] = process;
    int count = 1 + find_descendants(process, all + 1, most_processes - 1);
    if (grace > 0) {
        send_signal(SIGTERM, all, count, is_alone);
        wait_for_end(all, count, grace);
    }
    send_signal(SIGKILL, all, count, is_alone);
    /* A killed process may still be in a call of the system. */
    wait_for_end(all, count, 200);
}

/* Waits until til has ended, which closes its end of the leash, and ends the program. All signals are blocked here, and til
   kills this process when the program has ended. */
static void watch(const struct til_program *program, pid_t process, int leash) {
    setsid();
    dup2(leash, 0);
    int first = 1;
    if (program->kept >= 0) dup2(program->kept, first++);
    /* Keep nothing else open, since til or a reader may wait for it. */
    for (int descriptor = first; descriptor < 4096; descriptor++) close(descriptor);
    char word;
    ssize_t ignored = read(0, &word, 1);
    (void)ignored;
    til_end(process, program->is_alone, program->grace);
    _exit(0);
}

static void close_both(int ends[2]) {
    if (ends[READ] >= 0) close(ends[READ]);
    if (ends[WRITE] >= 0) close(ends[WRITE]);
}

/* Starts a process that ends the program if til ends. Returns 0, or the error number. */
static int start_watcher(const struct til_program *program, struct til_child *child) {
    int leash[2];
    if (pipe2(leash, O_CLOEXEC) != 0) return errno;
    pid_t forked = fork();
    int number = errno;
    if (forked == 0) watch(program, child->process, leash[READ]);
    close(leash[READ]);
    child->watcher = forked;
    child->leash = leash[WRITE];
    if (forked > 0) return 0;
    close(leash[WRITE]);
    return number;
}

/* Starts the program with pipes that exist. Returns 0, or the error number. */
static int start(
    const struct til_program *program, int input, int output, int errors, int reason[2], struct til_child *child) {
    int gate[2];
    if (pipe2(gate, O_CLOEXEC) != 0) return errno;
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    /* The handlers of this program must not run in the new processes. */
    pthread_sigmask(SIG_SETMASK, &all, &before);
    child->process = fork();
    int number = errno;
    if (child->process == 0) become(program, input, output, errors, reason[WRITE], gate);
    if (child->process > 0) number = start_watcher(program, child);
    if (child->process > 0 && number == 0) {
        /* The reading end stays open until now, so that this write cannot fail. */
        ssize_t ignored = write(gate[WRITE], "", 1);
        (void)ignored;
    }
    close_both(gate);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (child->process < 0) return number;
    if (number != 0) {
        kill(child->process, SIGKILL);
        waitpid(child->process, NULL, 0);
        return number;
    }
    close(reason[WRITE]);
    reason[WRITE] = -1;
    /* The pipe closes when the program runs. */
    ssize_t count;
    do {
        count = read(reason[READ], &number, sizeof number);
    } while (count < 0 && errno == EINTR);
    if (count != sizeof number) return 0;
    til_release(child);
    waitpid(child->process, NULL, 0);
    return number;
}

void til_release(const struct til_child *child) {
    kill(child->watcher, SIGKILL);
    close(child->leash);
    while (waitpid(child->watcher, NULL, 0) < 0 && errno == EINTR) continue;
}

/* Lets the ends of programs be waited for. A parent that ignored them would have passed that on. */
static void await_children(void) {
    struct sigaction action;
    if (sigaction(SIGCHLD, NULL, &action) == 0 && action.sa_handler == SIG_IGN) signal(SIGCHLD, SIG_DFL);
}

int til_start(const struct til_program *program, struct til_child *child) {
    await_children();
    int input[2] = {-1, -1};
    int output[2] = {-1, -1};
    int errors[2] = {-1, -1};
    int reason[2] = {-1, -1};
    int number = 0;
    int has_output = program->shares_output || (pipe2(output, O_CLOEXEC) == 0 && pipe2(errors, O_CLOEXEC) == 0);
    if (!has_output || pipe2(input, O_CLOEXEC) != 0 || pipe2(reason, O_CLOEXEC) != 0) {
        number = errno;
    } else {
        /* Without a writer, the pipe of the standard input is at its end. */
        close(input[WRITE]);
        input[WRITE] = -1;
        int input_end = program->input < 0 ? input[READ] : program->input;
        int output_end = program->shares_output ? STDOUT_FILENO : output[WRITE];
        int error_end = program->shares_output ? STDERR_FILENO : errors[WRITE];
        number = start(program, input_end, output_end, error_end, reason, child);
    }
    if (number == 0) {
        child->output = output[READ];
        child->errors = errors[READ];
        fcntl(child->output, F_SETFL, O_NONBLOCK);
        fcntl(child->errors, F_SETFL, O_NONBLOCK);
        output[READ] = -1;
        errors[READ] = -1;
    }
    close_both(input);
    close_both(output);
    close_both(errors);
    close_both(reason);
    return number;
}
