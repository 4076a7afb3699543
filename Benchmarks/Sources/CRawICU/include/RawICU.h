#ifndef RAW_ICU_H
#define RAW_ICU_H

// The rival: the same jobs done by ICU's own calls, with formatters that are opened once and reused, as a careful
// C++ programmer would write them. Every function returns the bytes written, so that no work can be left out.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct RawICU RawICU;

RawICU *raw_icu_open(const char *locale, const char *currency);
void raw_icu_close(RawICU *icu);

/// «1 299 ₽» into the buffer.
int32_t raw_icu_price(const RawICU *icu, double amount, int32_t hasFraction, char *buffer, int32_t capacity);
/// «1 299 российских рублей»: the plural name that ICU has.
int32_t raw_icu_price_name(const RawICU *icu, double amount, int32_t hasFraction, char *buffer, int32_t capacity);
/// «30 сантиметров» in the genitive or nominative.
int32_t raw_icu_unit_name(const RawICU *icu, int64_t amount, char *buffer, int32_t capacity);
/// «одна тысяча двести девяносто девять» by the rule-based number format.
int32_t raw_icu_spell(const RawICU *icu, int64_t value, char *buffer, int32_t capacity);
/// The length and the first letter of the category that uplrules_select gives.
int32_t raw_icu_plural(const RawICU *icu, double value);

/// Heap allocations of this process since its start; 0 where they cannot be counted.
int64_t raw_allocations(void);
/// Bytes of the heap that are in use; 0 where it cannot be told.
int64_t raw_heap_bytes(void);
/// Seconds of processor time that this thread has used.
double raw_thread_seconds(void);
/// How often the thread gave its processor away to wait for something, such as a lock.
long raw_thread_waits(void);
/// Seconds of a clock that never goes back.
double raw_clock_seconds(void);

#ifdef __cplusplus
}
#endif

#endif
