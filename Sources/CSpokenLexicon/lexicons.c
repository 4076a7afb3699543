#include "CSpokenLexicon.h"

// A megabyte as Swift source costs minutes to compile; embedded it costs none.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(8) static const unsigned char russian[] = {
#embed "ru.lexicon"
};

const uint32_t *spoken_lexicon_ru(ptrdiff_t *count) {
    *count = sizeof russian / sizeof(uint32_t);
    return (const uint32_t *)russian;
}
