#include "CSpokenProcess.h"

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
// Swift reads its arguments, and in a static program the place of its runtime, from /proc, and without the latter ends the
// process before `main`. A fresh chroot or a strict sandbox has no /proc: there glibc hands over the arguments, and any root
// does, since it only leads to the tool that prints traces of crashes. Runs before the constructors of the runtime.
__attribute__((constructor(101))) static void prepare(int argc, char **argv) {
    argumentCount = argc;
    arguments = argv;
    if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/usr", 0);
}
#endif
