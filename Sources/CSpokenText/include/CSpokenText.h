// What SpokenC takes from C: the types of the public header, and threads.
#ifndef C_SPOKEN_TEXT_H
#define C_SPOKEN_TEXT_H

#include "spokentext.h"

/// How many threads can run at once here: the cores that this process may use.
unsigned c_spoken_text_cores(void);

/// Calls `body` on `jobs` threads, of which the caller's is one, and returns when all have. Where a thread cannot be
/// started, the others do its work. No thread is kept: a process that forks later misses none.
void c_spoken_text_parallel(unsigned jobs, void (*body)(void *context), void *context);

#endif
