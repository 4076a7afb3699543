/* Every function of libspokentext with what is right and with what is wrong. Exit status 1 where one answers otherwise than
 * its header says. Run by Scripts/check-c, under valgrind and the address sanitizer too. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <spokentext.h>

static int failed = 0;
static spokentext_error error;

#define EXPECT(condition) \
    do { \
        if (!(condition)) { \
            printf("%s:%d: not so: %s (%s)\n", __FILE__, __LINE__, #condition, error.message); \
            failed = 1; \
        } \
    } while (0)
#define FAILS(code, call) \
    do { \
        memset(&error, 0x7F, sizeof error); \
        EXPECT((call) == (code)); \
        EXPECT(error.status == (code)); \
        EXPECT(memchr(error.message, 0, sizeof error.message) != NULL && error.message[0] != 0); \
    } while (0)
#define WORKS(call) EXPECT((call) == SPOKENTEXT_OK)
#define END SPOKENTEXT_TERMINATED

static spokentext_formatter opened(const char *language, const char *numbers) {
    spokentext_formatter formatter;
    spokentext_options options = {.size = sizeof options, .numbers = numbers};
    WORKS(spokentext_formatter_open(language, &options, &formatter, &error));
    return formatter;
}

static void formatters(void) {
    spokentext_formatter formatter = {1};
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_formatter_open(NULL, NULL, &formatter, &error));
    EXPECT(formatter.id == 0);
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_formatter_open("ru", NULL, NULL, &error));
    FAILS(SPOKENTEXT_INVALID_LANGUAGE, spokentext_formatter_open("", NULL, &formatter, &error));
    FAILS(SPOKENTEXT_INVALID_LANGUAGE, spokentext_formatter_open("russian language", NULL, &formatter, &error));
    FAILS(SPOKENTEXT_INVALID_LANGUAGE, spokentext_formatter_open("tlh", NULL, &formatter, &error));
    FAILS(SPOKENTEXT_INVALID_UTF8, spokentext_formatter_open("\xFF", NULL, &formatter, &error));
    EXPECT(spokentext_formatter_open(NULL, NULL, NULL, NULL) == SPOKENTEXT_NULL_POINTER);
    const spokentext_options wrong[] = {
        {.numbers = "letters"}, {.emoji = ""}, {.confidence = "sure"}, {.minor_units = "x"}, {.currency_style = "x"},
        {.says_and = "perhaps"}, {.lexicon = "no tab"}, {.size = 3}, {.size = SIZE_MAX},
    };
    for (size_t index = 0; index < sizeof wrong / sizeof *wrong; index++) {
        FAILS(SPOKENTEXT_INVALID_OPTION, spokentext_formatter_open("ru", &wrong[index], &formatter, &error));
        if (formatter.id != 0) printf("wrong options %zu are taken\n", index);
    }
    /* A caller of a later version may set nothing that this one does not know; one of an earlier version knows less. */
    struct { spokentext_options known; size_t later; } options = {{.size = sizeof options}, 0};
    WORKS(spokentext_formatter_open("ru", &options.known, &formatter, &error));
    WORKS(spokentext_formatter_close(formatter, &error));
    options.later = 1;
    FAILS(SPOKENTEXT_INVALID_OPTION, spokentext_formatter_open("ru", &options.known, &formatter, &error));
    WORKS(spokentext_formatter_open(
        "ru", &(spokentext_options){.size = offsetof(spokentext_options, lexicon), .numbers = "words"}, &formatter, &error));
    WORKS(spokentext_formatter_close(formatter, &error));
}

static void texts(void) {
    spokentext_formatter formatter = opened("ru", NULL);
    spokentext_text *text;
    WORKS(spokentext_speak(formatter, "Средняя 30 см", END, &text, &error));
    EXPECT(strcmp(text->bytes, "Средняя 30 сантиметров") == 0);
    EXPECT(text->length == strlen(text->bytes));
    spokentext_free(text);
    WORKS(spokentext_speak(formatter, "", 0, &text, NULL));
    EXPECT(text->length == 0 && text->bytes[0] == 0);
    spokentext_free(text);
    WORKS(spokentext_speak(formatter, NULL, 0, &text, NULL));
    spokentext_free(text);
    WORKS(spokentext_speak(formatter, "5 кг\0, 7 кг", 16, &text, &error));
    EXPECT(text->length > 16 && strlen(text->bytes) < text->length);
    spokentext_free(text);
    text = (spokentext_text *)&text;
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_speak(formatter, NULL, 1, &text, &error));
    EXPECT(text == NULL);
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_speak(formatter, NULL, END, &text, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_speak(formatter, "5", 1, NULL, &error));
    FAILS(SPOKENTEXT_TOO_LONG, spokentext_speak(formatter, "5", SIZE_MAX - 1, &text, &error));
    FAILS(SPOKENTEXT_TOO_LONG, spokentext_speak(formatter, "5", (size_t)1 << 40, &text, &error));
    const char *broken[] = {"\xFF", "5 \xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "кг\xD0", "\x80"};
    for (size_t index = 0; index < sizeof broken / sizeof *broken; index++) {
        FAILS(SPOKENTEXT_INVALID_UTF8, spokentext_speak(formatter, broken[index], END, &text, &error));
    }
    FAILS(SPOKENTEXT_INVALID_UTF8, spokentext_speak(formatter, "5 кг\xD0", END, &text, &error));
    EXPECT(error.place == 6);

    char buffer[64] = "x";
    size_t needed;
    WORKS(spokentext_speak_into(formatter, "5 кг", END, NULL, 0, &needed, &error));
    EXPECT(needed == strlen("5 килограммов"));
    WORKS(spokentext_speak_into(formatter, "5 кг", END, buffer, needed, &needed, &error));
    EXPECT(strcmp(buffer, "x") == 0);
    WORKS(spokentext_speak_into(formatter, "5 кг", END, buffer, needed + 1, &needed, &error));
    EXPECT(strcmp(buffer, "5 килограммов") == 0);
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_speak_into(formatter, "5 кг", END, NULL, 9, &needed, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_speak_into(formatter, "5 кг", END, buffer, 9, NULL, &error));

    spokentext_speech *speech;
    WORKS(spokentext_speak_spans(formatter, "Вес 5 кг, § 3", END, &speech, &error));
    EXPECT(strncmp(speech->spoken.bytes, "Вес 5 килограммов", strlen("Вес 5 килограммов")) == 0);
    EXPECT(speech->span_count > 0 && strcmp(speech->spans[0].kind, "measure") == 0);
    EXPECT(speech->spans[0].visible_start == 7 && speech->spans[0].visible_end == 13);
    spokentext_free(speech);
    FAILS(SPOKENTEXT_INVALID_UTF8, spokentext_speak_spans(formatter, "\xFF", END, &speech, &error));
    EXPECT(speech == NULL);

    spokentext_formatter short_one;
    WORKS(spokentext_formatter_open("ru", &(spokentext_options){.longest_text = 4}, &short_one, &error));
    FAILS(SPOKENTEXT_TOO_LONG, spokentext_speak(short_one, "12345", END, &text, &error));
    WORKS(spokentext_formatter_close(short_one, &error));

    char *giant = malloc(3000001);
    for (size_t index = 0; index < 1000000; index++) memcpy(giant + index * 3, "5 m", 4);
    WORKS(spokentext_speak(formatter, giant, END, &text, &error));
    spokentext_free(text);
    free(giant);
    WORKS(spokentext_formatter_close(formatter, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_speak(formatter, "5", END, &text, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_speak_spans(formatter, "5", END, &speech, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_speak_into(formatter, "5", END, buffer, 9, &needed, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_formatter_close(formatter, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_formatter_close((spokentext_formatter){0}, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_formatter_close((spokentext_formatter){UINT64_MAX}, &error));
    /* A new formatter takes the place of the old one, but not its handle. */
    spokentext_formatter next = opened("en", NULL);
    EXPECT(next.id != formatter.id);
    FAILS(SPOKENTEXT_CLOSED, spokentext_speak(formatter, "5", END, &text, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_catalog_close((spokentext_catalog){next.id}, &error));
    WORKS(spokentext_formatter_close(next, &error));
}

static void batches(void) {
    spokentext_formatter formatter = opened("ru", NULL);
    spokentext_texts *spoken;
    const int32_t offsets[] = {0, 6, 6, 12};
    spokentext_texts texts = {.bytes = "5 кг7 кг", .length = 12, .offsets = offsets, .offset_size = 4, .count = 3};
    WORKS(spokentext_speak_many(formatter, &texts, 2, &spoken, &error));
    EXPECT(spoken->count == 3 && spoken->offset_size == 4);
    const char *both = "5 килограммов7 килограммов";
    EXPECT(spoken->length == strlen(both) && memcmp(spoken->bytes, both, spoken->length) == 0);
    EXPECT(((const int32_t *)spoken->offsets)[2] == (int32_t)strlen("5 килограммов"));
    spokentext_free(spoken);
    texts.count = 0;
    WORKS(spokentext_speak_many(formatter, &texts, 0, &spoken, &error));
    EXPECT(spoken->count == 0 && spoken->length == 0);
    spokentext_free(spoken);
    WORKS(spokentext_speak_many(
        formatter, &(spokentext_texts){.offsets = offsets, .offset_size = 4}, 0, &spoken, &error));
    spokentext_free(spoken);
    texts.count = 3;
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_speak_many(formatter, NULL, 0, &spoken, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_speak_many(formatter, &texts, 0, NULL, &error));
    spokentext_texts wrong = texts;
    wrong.length = 11;
    FAILS(SPOKENTEXT_INVALID_VALUE, spokentext_speak_many(formatter, &wrong, 0, &spoken, &error));
    EXPECT(error.index == 2 && spoken == NULL);
    wrong = texts;
    wrong.offset_size = 2;
    FAILS(SPOKENTEXT_INVALID_VALUE, spokentext_speak_many(formatter, &wrong, 0, &spoken, &error));
    wrong = texts;
    wrong.offsets = NULL;
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_speak_many(formatter, &wrong, 0, &spoken, &error));
    wrong = texts;
    wrong.bytes = NULL;
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_speak_many(formatter, &wrong, 0, &spoken, &error));
    wrong = texts;
    wrong.count = SIZE_MAX;
    FAILS(SPOKENTEXT_TOO_LONG, spokentext_speak_many(formatter, &wrong, 0, &spoken, &error));
    const int32_t falling[] = {0, 6, 4, 12}, negative[] = {-1, 6, 6, 12}, cut[] = {0, 5, 6, 12};
    wrong = texts;
    wrong.offsets = falling;
    FAILS(SPOKENTEXT_INVALID_VALUE, spokentext_speak_many(formatter, &wrong, 0, &spoken, &error));
    wrong.offsets = negative;
    FAILS(SPOKENTEXT_INVALID_VALUE, spokentext_speak_many(formatter, &wrong, 0, &spoken, &error));
    wrong.offsets = cut;
    FAILS(SPOKENTEXT_INVALID_UTF8, spokentext_speak_many(formatter, &wrong, 0, &spoken, &error));
    EXPECT(error.index == 0 && error.place == 4);

    /* The same with how sure each is, and what no rule reads. */
    spokentext_assessments *assessed;
    FAILS(SPOKENTEXT_INVALID_UTF8, spokentext_assess_many(formatter, &wrong, 2, &assessed, &error));
    EXPECT(assessed == NULL && error.index == 0 && error.place == 4);
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_assess_many(formatter, &texts, 0, NULL, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_assess_many(formatter, NULL, 0, &assessed, &error));
    WORKS(spokentext_assess_many(formatter, &texts, 2, &assessed, &error));
    EXPECT(assessed->spoken.length == strlen(both) && memcmp(assessed->spoken.bytes, both, strlen(both)) == 0);
    EXPECT(assessed->confidences[0] == 3 && assessed->confidences[1] == 0 && assessed->confidences[2] == 3);
    EXPECT(assessed->unread.count == 0 && ((const int32_t *)assessed->unread_offsets)[3] == 0);
    spokentext_free(assessed);
    const int32_t two[] = {0, 2, 11};
    const spokentext_texts signs = {.bytes = "§a § 5 xyz", .length = 11, .offsets = two, .offset_size = 4, .count = 2};
    WORKS(spokentext_assess_many(formatter, &signs, 1, &assessed, &error));
    EXPECT(assessed->unread.count >= 1 && ((const int32_t *)assessed->unread_offsets)[1] == 1);
    EXPECT(memcmp(assessed->unread.bytes, "§", 2) == 0 && ((const int32_t *)assessed->unread.offsets)[1] == 2);
    spokentext_free(assessed);

    /* Many texts say the same on one thread and on several. */
    enum { count = 20000 };
    char *bytes = malloc(count * 32);
    int64_t *ends = malloc((count + 1) * sizeof *ends);
    ends[0] = 0;
    for (int index = 0; index < count; index++) {
        ends[index + 1] = ends[index];
        if (index % 7) ends[index + 1] += sprintf(bytes + ends[index], "от %d ₽, %d кг", index, index);
    }
    spokentext_texts many = {
        .bytes = bytes, .length = (size_t)ends[count], .offsets = ends, .offset_size = 8, .count = count};
    spokentext_texts *alone, *together;
    WORKS(spokentext_speak_many(formatter, &many, 1, &alone, &error));
    WORKS(spokentext_speak_many(formatter, &many, 4, &together, &error));
    EXPECT(alone->length == together->length && memcmp(alone->bytes, together->bytes, alone->length) == 0);
    EXPECT(memcmp(alone->offsets, together->offsets, (count + 1) * sizeof *ends) == 0);
    WORKS(spokentext_assess_many(formatter, &many, 4, &assessed, &error));
    EXPECT(alone->length == assessed->spoken.length);
    EXPECT(memcmp(alone->bytes, assessed->spoken.bytes, alone->length) == 0);
    EXPECT(memcmp(alone->offsets, assessed->spoken.offsets, (count + 1) * sizeof *ends) == 0);
    spokentext_free(assessed);
    spokentext_free(alone);
    spokentext_free(together);
    bytes[ends[15002]] = '\xFF';
    bytes[ends[18001]] = '\xFF';
    FAILS(SPOKENTEXT_INVALID_UTF8, spokentext_speak_many(formatter, &many, 4, &together, &error));
    EXPECT(error.index == 15002);
    free(bytes);
    free(ends);
    WORKS(spokentext_formatter_close(formatter, &error));
}

static void values(void) {
    spokentext_formatter formatter = opened("ru", "words");
    const char *dimensions[] = {"10", "15"}, *mixed[] = {"2", "hour", "15", "minute"}, *list[] = {"сыр", "ветчина", "грибы"};
    const char *week[] = {"Mo-Fr 09:00-21:00; PH off"};
    const struct { spokentext_value value; const char *accessible; } rows[] = {
        {{.kind = "price", .number = "179.00", .currency = "RUB"}, "сто семьдесят девять рублей"},
        {{.kind = "price", .number = "179,50", .currency = "RUB", .role = "from"},
         "от ста семидесяти девяти рублей пятидесяти копеек"},
        {{.kind = "price", .number = "999", .old = "1299", .currency = "RUB"},
         "девятьсот девяносто девять рублей вместо одной тысячи двухсот девяноста девяти рублей"},
        {{.kind = "price", .number = "350", .currency = "RUB", .per = "month"}, "триста пятьдесят рублей в месяц"},
        {{.kind = "discount", .number = "20"}, "скидка двадцать процентов"},
        {{.kind = "free"}, "бесплатно"},
        {{.kind = "measure", .number = "-5", .unit = "celsius"}, "минус пять градусов Цельсия"},
        {{.kind = "measure", .number = "10", .to = "15", .approximate = 1, .unit = "minute"}, "десять-пятнадцать минут"},
        {{.kind = "dimensions", .parts = dimensions, .part_count = 2, .unit = "centimeter"}, "десять на пятнадцать сантиметров"},
        {{.kind = "mixed", .parts = mixed, .part_count = 4}, "два часа пятнадцать минут"},
        {{.kind = "count", .number = "3", .noun = "товар"}, "три товара"},
        {{.kind = "count", .number = "5", .forms = "one=штука,few=штуки,many=штук", .gender = "feminine"}, "пять штук"},
        {{.kind = "number", .number = "21", .gender = "feminine"}, "двадцать одна"},
        {{.kind = "ordinal", .number = "3", .gender = "feminine", .grammatical_case = "prepositional"}, "третьей"},
        {{.kind = "fraction", .number = "2/3"}, "две трети"},
        {{.kind = "rating", .number = "4.7", .to = "5"}, "четыре целых семь десятых из пяти"},
        {{.kind = "list", .parts = list, .part_count = 3}, "сыр, ветчина и грибы"},
        {{.kind = "time", .number = "18:30"}, "восемнадцать тридцать"},
        {{.kind = "hours", .number = "09:00", .to = "23:00"}, "с девяти до двадцати трёх"},
        {{.kind = "schedule", .parts = week, .part_count = 1},
         "с понедельника по пятницу с девяти до двадцати одного, в праздники закрыто"},
        {{.kind = "date", .number = "2025-03-21"}, "двадцать первого марта две тысячи двадцать пятого года"},
        {{.kind = "day", .number = "1"}, "завтра"},
        {{.kind = "duration", .number = "8100"}, "два часа пятнадцать минут"},
        {{.kind = "century", .number = "19"}, "девятнадцатый век"},
        {{.kind = "text", .text = "30 см", .text_length = END}, "тридцать сантиметров"},
        {{.kind = "verbatim", .text = "30 см", .text_length = 8}, "30 см"},
    };
    spokentext_pair *pair;
    for (size_t index = 0; index < sizeof rows / sizeof *rows; index++) {
        WORKS(spokentext_format(formatter, &rows[index].value, &pair, &error));
        if (pair == NULL) continue;
        if (strcmp(pair->accessible.bytes, rows[index].accessible) != 0) {
            printf("%s: '%s' instead of '%s'\n", rows[index].value.kind, pair->accessible.bytes, rows[index].accessible);
            failed = 1;
        }
        spokentext_free(pair);
    }
    const spokentext_value wrong[] = {
        {.kind = "prise"}, {.kind = "price", .number = "1"}, {.kind = "price", .currency = "RUB"},
        {.kind = "price", .number = "1.299", .currency = "EUR"},
        {.kind = "price", .number = "x", .currency = "RUB"}, {.kind = "price", .number = "1", .currency = "RU"},
        {.kind = "price", .number = "1", .currency = "RUB", .unit = "meter"}, {.kind = "free", .number = "1"},
        {.kind = "price", .number = "1", .currency = "RUB", .old = "2", .to = "3"},
        {.kind = "measure", .number = "1", .unit = "centimetre"}, {.kind = "measure", .number = "1e999999", .unit = "meter"},
        {.kind = "measure", .number = "1", .unit = "meter", .approximate = 1}, {.kind = "mixed", .parts = mixed, .part_count = 3},
        {.kind = "measure", .number = "1", .unit = "meter", .role = "to"}, {.kind = "fraction", .number = "1/0"},
        {.kind = "measure", .number = "1", .unit = "meter", .grammatical_case = "x"}, {.kind = "fraction", .number = "1"},
        {.kind = "measure", .number = "1", .unit = "meter", .sign = "minus"}, {.kind = "number", .number = ""},
        {.kind = "number", .number = "1", .magnitude = "dozen"}, {.kind = "number", .number = "1", .gender = "x"},
        {.kind = "ordinal", .number = "-1"}, {.kind = "count", .number = "1", .noun = "абракадабра"}, {.kind = "rating", .number = "6", .to = "5"},
        {.kind = "list"}, {.kind = "time", .number = "25:00"}, {.kind = "hours", .number = "09:00"},
        {.kind = "schedule", .parts = list, .part_count = 1}, {.kind = "date", .number = "2025-02-30"},
        {.kind = "day", .number = "x"}, {.kind = "duration", .number = "-1"}, {.kind = "decade", .number = "7"},
        {.kind = "number", .number = "1", .name = "n"},
    };
    for (size_t index = 0; index < sizeof wrong / sizeof *wrong; index++) {
        FAILS(SPOKENTEXT_INVALID_VALUE, spokentext_format(formatter, &wrong[index], &pair, &error));
        EXPECT(pair == NULL);
    }
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_format(formatter, NULL, &pair, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_format(formatter, &wrong[0], NULL, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_format(formatter, &(spokentext_value){0}, &pair, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_format(formatter, &(spokentext_value){.kind = "list", .part_count = 1}, &pair, &error));
    FAILS(SPOKENTEXT_INVALID_UTF8, spokentext_format(
        formatter, &(spokentext_value){.kind = "number", .number = "\xFF"}, &pair, &error));
    WORKS(spokentext_formatter_close(formatter, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_format(formatter, &rows[0].value, &pair, &error));
}

static void catalogs(const char *folder) {
    spokentext_catalog catalog;
    FAILS(SPOKENTEXT_UNREADABLE, spokentext_catalog_open("/nowhere/at all", NULL, NULL, &catalog, &error));
    EXPECT(catalog.id == 0);
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_catalog_open(NULL, NULL, NULL, &catalog, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_catalog_open(folder, NULL, NULL, NULL, &error));
    FAILS(SPOKENTEXT_INVALID_LANGUAGE, spokentext_catalog_open(folder, "no tag", NULL, &catalog, &error));
    WORKS(spokentext_catalog_open(folder, NULL, NULL, &catalog, &error));
    spokentext_pair *pair;
    spokentext_value number = {.kind = "number", .number = "21"};
    spokentext_place russian = {.language = "ru"};
    WORKS(spokentext_catalog_get(catalog, "cart.items", &number, 1, &russian, &pair, &error));
    EXPECT(strcmp(pair->visible.bytes, "21 товар") == 0);
    spokentext_free(pair);
    WORKS(spokentext_catalog_get(catalog, "cart.items", &number, 1, NULL, &pair, &error));
    spokentext_free(pair);
    FAILS(SPOKENTEXT_UNKNOWN_KEY, spokentext_catalog_get(catalog, "cart.item", &number, 1, &russian, &pair, &error));
    EXPECT(pair == NULL);
    FAILS(SPOKENTEXT_UNKNOWN_KEY, spokentext_catalog_get(
        catalog, "cart.items", &number, 1, &(spokentext_place){.table = "Nothing"}, &pair, &error));
    FAILS(SPOKENTEXT_INVALID_VALUE, spokentext_catalog_get(catalog, "cart.items", NULL, 0, &russian, &pair, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_catalog_get(catalog, "cart.items", NULL, 1, &russian, &pair, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_catalog_get(catalog, NULL, NULL, 0, &russian, &pair, &error));
    FAILS(SPOKENTEXT_INVALID_VALUE, spokentext_catalog_get(
        catalog, "cart.items", &(spokentext_value){.kind = "price"}, 1, &russian, &pair, &error));
    FAILS(SPOKENTEXT_INVALID_LANGUAGE, spokentext_catalog_get(
        catalog, "cart.items", &number, 1, &(spokentext_place){.language = "rus sian"}, &pair, &error));
    FAILS(SPOKENTEXT_INVALID_OPTION, spokentext_catalog_get(
        catalog, "cart.items", &number, 1, &(spokentext_place){.device = "toaster"}, &pair, &error));
    FAILS(SPOKENTEXT_INVALID_OPTION, spokentext_catalog_get(
        catalog, "cart.items", &number, 1, &(spokentext_place){.font_scale = -1}, &pair, &error));
    spokentext_texts *languages;
    WORKS(spokentext_catalog_languages(catalog, &languages, &error));
    EXPECT(languages->count == 2 && memcmp(languages->bytes, "enru", 4) == 0);
    spokentext_free(languages);
    WORKS(spokentext_catalog_reload(catalog, &error));
    WORKS(spokentext_catalog_close(catalog, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_catalog_reload(catalog, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_catalog_get(catalog, "cart.items", &number, 1, &russian, &pair, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_catalog_languages(catalog, &languages, &error));
    FAILS(SPOKENTEXT_CLOSED, spokentext_catalog_close(catalog, &error));
}

static void checks(const char *folder) {
    spokentext_report *report;
    const char *arguments[] = {folder, "--no-config", NULL};
    WORKS(spokentext_check(arguments, 2, &report, &error));
    EXPECT(report->json.bytes[0] == '{' && report->failures.length == 0 && report->exit_status < 2);
    spokentext_free(report);
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_check(arguments, 3, &report, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_check(NULL, 1, &report, &error));
    FAILS(SPOKENTEXT_NULL_POINTER, spokentext_check(arguments, 2, NULL, &error));
    const char *missing[] = {"/nowhere/at all"};
    WORKS(spokentext_check(missing, 1, &report, &error));
    EXPECT(report->exit_status == 2 && report->failures.length > 0);
    spokentext_free(report);
    const char *refused[] = {"--fix", "--diff", "--list-rules", "--watch", "--wrong", "--help", "-"};
    for (size_t index = 0; index < sizeof refused / sizeof *refused; index++) {
        FAILS(SPOKENTEXT_INVALID_OPTION, spokentext_check(&refused[index], 1, &report, &error));
    }
}

static spokentext_formatter shared;
static volatile int stop;

static void *speaks(void *unused) {
    (void)unused;
    for (int round = 0; round < 300 && !stop; round++) {
        spokentext_text *text;
        spokentext_error own;
        spokentext_status status = spokentext_speak(shared, "от 395 ₽", END, &text, &own);
        if (status == SPOKENTEXT_OK) {
            if (strcmp(text->bytes, "от 395 рублей") != 0) failed = 1;
            spokentext_free(text);
        } else if (status != SPOKENTEXT_CLOSED) {
            failed = 1;
        }
    }
    return NULL;
}

static void threads(void) {
    for (int closes = 0; closes < 2; closes++) {
        shared = opened("ru", NULL);
        pthread_t threads[10];
        for (int index = 0; index < 10; index++) pthread_create(&threads[index], NULL, speaks, NULL);
        if (closes) WORKS(spokentext_formatter_close(shared, &error));
        for (int index = 0; index < 10; index++) pthread_join(threads[index], NULL);
        if (!closes) WORKS(spokentext_formatter_close(shared, &error));
    }
}

int main(int count, char **arguments) {
    const char *folder = count > 1 ? arguments[1] : "Examples/Shop/Catalog";
    setvbuf(stdout, NULL, _IOLBF, 0);
    EXPECT(strlen(spokentext_version()) > 5);
    EXPECT(strcmp(spokentext_status_name(SPOKENTEXT_CLOSED), "closed") == 0);
    EXPECT(strcmp(spokentext_status_name((spokentext_status)99), "unknown") == 0);
    spokentext_free(NULL);
    formatters();
    texts();
    batches();
    values();
    catalogs(folder);
    if (count < 3) checks(folder);
    threads();
    puts(failed ? "calls: failed" : "calls: all as the header says");
    return failed;
}
