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

_Alignas(8) static const unsigned char languages[] = {
#embed "languages.image"
};

const uint32_t *spoken_languages(ptrdiff_t *count) {
    *count = sizeof languages / sizeof(uint32_t);
    return (const uint32_t *)languages;
}

_Alignas(8) static const unsigned char forms[] = {
#embed "forms.image"
};

const uint32_t *spoken_forms(ptrdiff_t *count) {
    *count = sizeof forms / sizeof(uint32_t);
    return (const uint32_t *)forms;
}

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
