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

#define LEXICON(language, bytes) \
    const uint32_t *spoken_lexicon_##language(ptrdiff_t *count) { \
        *count = sizeof bytes / sizeof(uint32_t); \
        return (const uint32_t *)bytes; \
    }

_Alignas(8) static const unsigned char english[] = {
#embed "en.lexicon"
};
LEXICON(en, english)

_Alignas(8) static const unsigned char spanish[] = {
#embed "es.lexicon"
};
LEXICON(es, spanish)

_Alignas(8) static const unsigned char russian[] = {
#embed "ru.lexicon"
};
LEXICON(ru, russian)

// How words are declined, as it is written: asked only for the words of a caller.
static const unsigned char paradigms_ru[] = {
#embed "../../Resources/Locales/ru/lexicon/paradigms.tsv"
};

const uint8_t *spoken_paradigms_ru(ptrdiff_t *count) {
    *count = sizeof paradigms_ru;
    return paradigms_ru;
}

static const unsigned char alternations_ru[] = {
#embed "../../Resources/Locales/ru/lexicon/alternations.tsv"
};

const uint8_t *spoken_alternations_ru(ptrdiff_t *count) {
    *count = sizeof alternations_ru;
    return alternations_ru;
}
