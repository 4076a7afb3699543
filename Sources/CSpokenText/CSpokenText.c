#define _GNU_SOURCE
#include "CSpokenText.h"

#include <pthread.h>
#include <sched.h>
#include <unistd.h>

enum { maximum = 256 };

unsigned c_spoken_text_cores(void) {
#ifdef __linux__
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0) return (unsigned)CPU_COUNT(&set);
#endif
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : (unsigned)count;
}

typedef struct {
    void (*body)(void *);
    void *context;
} Work;

static void *run(void *work) {
    ((Work *)work)->body(((Work *)work)->context);
    return NULL;
}

void c_spoken_text_parallel(unsigned jobs, void (*body)(void *), void *context) {
    pthread_t threads[maximum];
    Work work = {body, context};
    unsigned started = 0;
    while (started + 1 < jobs && started < maximum && pthread_create(&threads[started], NULL, run, &work) == 0) started++;
    body(context);
    for (unsigned index = 0; index < started; index++) pthread_join(threads[index], NULL);
}
