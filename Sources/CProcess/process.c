/* pipe2 is an extension. */
#define _GNU_SOURCE

#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

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

/* Asks for a signal when the thread that started this process ends. */
static void follow(pid_t parent, int farewell) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, farewell);
#endif
    /* The parent may have ended before. */
    if (getppid() != parent) _exit(127);
}

/* Becomes the program. Runs between fork and exec, where only functions are allowed that signal handlers may use. */
static void become(const struct til_program *program, int input, int output, int errors, int reason) {
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

/* Ends like a process that ended. */
static void end_like(int status) {
    if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    reset_signals();
    raise(WTERMSIG(status));
    _exit(127);
}

/* Ends the processes that this process started or adopted. */
static void end_children(int number) {
#ifdef __linux__
    char text[4096];
    int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    ssize_t count = read(file, text, sizeof text);
    close(file);
    pid_t process = 0;
    for (ssize_t place = 0; place < count; place++) {
        if (text[place] >= '0' && text[place] <= '9') {
            process = process * 10 + (text[place] - '0');
        } else {
            if (process > 0) kill(process, number);
            process = 0;
        }
    }
#else
    (void)number;
#endif
}

/* Ends the program and what it started, because til has ended. Programs without a terminal are in the session of this
   process. The others become children of this process when the program ends. */
static void end_all(const struct til_program *program, pid_t forked) {
    struct timespec grace = {0, 100000000};
    pid_t all = program->is_alone ? 0 : forked;
    if (program->tidies_up) {
        kill(all, SIGTERM);
        nanosleep(&grace, NULL);
        if (!program->is_alone) end_children(SIGTERM);
        nanosleep(&grace, NULL);
    }
    if (!program->is_alone) end_children(SIGKILL);
    kill(all, SIGKILL);
    _exit(127);
}

/* Guards the program and ends like it. If til ends first, it ends the program and everything that the program started,
   which would otherwise survive. All signals are blocked here. */
static void guard(const struct til_program *program, pid_t parent, int input, int output, int errors, int reason) {
    enum { parent_ended = SIGUSR1 };
    follow(parent, parent_ended);
    if (program->is_alone) setsid();
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
    pid_t guarding = getpid();
    pid_t forked = fork();
    if (forked == 0) {
        follow(guarding, SIGTERM);
        become(program, input, output, errors, reason);
    }
    if (forked < 0) {
        int number = errno;
        ssize_t ignored = write(reason, &number, sizeof number);
        (void)ignored;
        _exit(127);
    }
    /* Keep nothing open that til or a reader waits for. */
    for (int descriptor = 0; descriptor < 1024; descriptor++) close(descriptor);
    sigset_t awaited;
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGCHLD);
    sigaddset(&awaited, parent_ended);
    while (1) {
        if (sigwaitinfo(&awaited, NULL) == parent_ended) end_all(program, forked);
        int status;
        pid_t ended;
        while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
            if (ended == forked) end_like(status);
        }
    }
}

static void close_both(int ends[2]) {
    if (ends[READ] >= 0) close(ends[READ]);
    if (ends[WRITE] >= 0) close(ends[WRITE]);
}

/* Starts the program with pipes that exist. Returns 0, or the error number. */
static int start(const struct til_program *program, int input, int output, int errors, int reason[2], pid_t *process) {
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pid_t parent = getpid();
    /* The handlers of this program must not run in the new process. */
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t forked = fork();
    int number = errno;
    if (forked == 0) guard(program, parent, input, output, errors, reason[WRITE]);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (forked < 0) return number;
    close(reason[WRITE]);
    reason[WRITE] = -1;
    /* The pipe closes when the program runs. */
    ssize_t count;
    do {
        count = read(reason[READ], &number, sizeof number);
    } while (count < 0 && errno == EINTR);
    if (count == sizeof number) {
        waitpid(forked, NULL, 0);
        return number;
    }
    *process = forked;
    return 0;
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
    if (pipe2(input, O_CLOEXEC) != 0 || pipe2(output, O_CLOEXEC) != 0 || pipe2(errors, O_CLOEXEC) != 0
        || pipe2(reason, O_CLOEXEC) != 0) {
        number = errno;
    } else {
        /* Without a writer, the pipe of the standard input is at its end. */
        close(input[WRITE]);
        input[WRITE] = -1;
        int chosen = program->input < 0 ? input[READ] : program->input;
        number = start(program, chosen, output[WRITE], errors[WRITE], reason, &child->process);
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
