#ifndef C_SPOKEN_ICU_H
#define C_SPOKEN_ICU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of the ICU library in use, such as "72.1", as UTF-8 without a final zero.
/// Returns the length in bytes; writes at most `capacity` of them.
int32_t spoken_icu_version(char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
