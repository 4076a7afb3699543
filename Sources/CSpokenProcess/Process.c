#include "CSpokenProcess.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

// Defined by the manifest from the environment: Scripts/package and Scripts/install set it. A file of its own, so that
// another commit compiles nothing else.
#ifndef SPOKENTEXT_COMMIT
#define SPOKENTEXT_COMMIT ""
#endif

const char *spoken_process_commit(void) { return SPOKENTEXT_COMMIT; }

static int32_t argumentCount;
static char **arguments;

char **spoken_process_arguments(int32_t *count) {
    *count = argumentCount;
    return arguments;
}

#ifdef __GLIBC__
// Swift reads its arguments, and in a static program the place of its runtime, from /proc, and libdispatch counts its threads
// there: each ends the process where there is none, as in a fresh chroot or a strict sandbox. There glibc hands over the
// arguments, any root does (it only leads to the tool that prints traces of crashes), and tasks run on threads of their own:
// a command starts no more than there are cores.

typedef __attribute__((swiftcall)) void (*Enqueue)(void *job);
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
extern __attribute__((swiftcall)) void swift_job_run(void *job, void *executor, uintptr_t implementation);

static void *run(void *job) {
    swift_job_run(job, NULL, 0);
    return NULL;
}

static __attribute__((swiftcall)) void enqueue(void *job, Enqueue original) {
    (void)original;
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, job) == 0) {
        pthread_detach(thread);
    } else {
        run(job);
    }
}

// Of a process that forked only the thread that did so is left: the runtime's pool of threads is gone, and would be waited
// for. This is where the library stands in servers that fork, such as Python's.
static void afterFork(void) { swift_task_enqueueGlobal_hook = enqueue; }

// Runs before the constructors of the runtime.
__attribute__((constructor(101))) static void prepare(int argc, char **argv) {
    argumentCount = argc;
    arguments = argv;
    pthread_atfork(NULL, NULL, afterFork);
    if (access("/proc/self/exe", F_OK) == 0) return;
    setenv("SWIFT_ROOT", "/usr", 0);
    swift_task_enqueueGlobal_hook = enqueue;
}
#endif
