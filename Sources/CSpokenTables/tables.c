#include "CSpokenTables.h"

// A megabyte as Swift source costs minutes to compile; embedded it costs none, and a table that changes compiles no Swift.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(8) static const unsigned char tables[] = {
#embed "locales.tables"
};

const uint32_t *spoken_tables(ptrdiff_t *count) {
    *count = sizeof tables / sizeof(uint32_t);
    return (const uint32_t *)tables;
}

_Alignas(8) static const unsigned char russian[] = {
#embed "ru.lexicon"
};

const uint32_t *spoken_lexicon_ru(ptrdiff_t *count) {
    *count = sizeof russian / sizeof(uint32_t);
    return (const uint32_t *)russian;
}
