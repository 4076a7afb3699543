#ifndef C_SPOKEN_PROCESS_H
#define C_SPOKEN_PROCESS_H

#include <stdint.h>

/// The commit that the command was built of, in hexadecimal digits; empty where the build was not told.
const char *spoken_process_commit(void);

/// The arguments of the process as the system handed them over, its name first; null where only Swift knows them.
char **spoken_process_arguments(int32_t *count);

#endif
