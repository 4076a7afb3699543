/*
 * What a server written in C does with libspokentext: texts, values, strings of a catalog, findings of a check.
 *
 *     cc speak.c $(pkg-config --cflags --libs spokentext) -o speak && ./speak ../Shop/Catalog
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <spokentext.h>

static spokentext_error error;

/* Ends the program with the message of a call that failed. */
static void must(spokentext_status status) {
    if (status == SPOKENTEXT_OK) return;
    fprintf(stderr, "%s: %s\n", spokentext_status_name(status), error.message);
    exit(1);
}

static void print_pair(spokentext_pair *pair) {
    printf("%s | %s\n", pair->visible.bytes, pair->accessible.bytes);
    spokentext_free(pair);
}

int main(int count, char **arguments) {
    const char *folder = count > 1 ? arguments[1] : "../Shop/Catalog";
    fprintf(stderr, "libspokentext %s\n", spokentext_version());

    spokentext_options options = {.numbers = "words"};
    spokentext_formatter formatter;
    must(spokentext_formatter_open("ru", &options, &formatter, &error));

    /* A text. */
    spokentext_text *text;
    must(spokentext_speak(formatter, "Средняя 30 см, от 395 ₽", SPOKENTEXT_TERMINATED, &text, &error));
    puts(text->bytes);
    spokentext_free(text);

    /* The same with the places that are said otherwise than they are written. */
    const char *shown = "Средняя 30 см";
    spokentext_speech *speech;
    must(spokentext_speak_spans(formatter, shown, SPOKENTEXT_TERMINATED, &speech, &error));
    for (size_t index = 0; index < speech->span_count; index++) {
        const spokentext_span *span = &speech->spans[index];
        printf("%s: %.*s -> %.*s\n", span->kind, (int)(span->visible_end - span->visible_start), shown + span->visible_start,
            (int)(span->spoken_end - span->spoken_start), speech->spoken.bytes + span->spoken_start);
    }
    spokentext_free(speech);

    /* Many texts at once, on all cores. */
    const int64_t offsets[] = {0, 6, 6, 13};
    const spokentext_texts menu = {
        .bytes = "5 кг20 км", .length = 13, .offsets = offsets, .offset_size = sizeof *offsets, .count = 3};
    spokentext_texts *spoken;
    must(spokentext_speak_many(formatter, &menu, 0, &spoken, &error));
    const int64_t *ends = spoken->offsets;
    for (size_t index = 0; index < spoken->count; index++) {
        printf("[%.*s]\n", (int)(ends[index + 1] - ends[index]), spoken->bytes + ends[index]);
    }
    spokentext_free(spoken);

    /* The same with how sure each is (3: certain) and how much of it no rule reads. */
    spokentext_assessments *assessments;
    must(spokentext_assess_many(formatter, &menu, 0, &assessments, &error));
    printf("%d, %zu unread\n", assessments->confidences[0], assessments->unread.count);
    spokentext_free(assessments);

    /* Values. */
    spokentext_pair *pair;
    must(spokentext_format(
        formatter, &(spokentext_value){.kind = "price", .number = "179.00", .currency = "RUB", .role = "from"}, &pair, &error));
    print_pair(pair);
    must(spokentext_format(formatter, &(spokentext_value){.kind = "hours", .number = "09:00", .to = "23:00"}, &pair, &error));
    print_pair(pair);

    /* A mistake is a status and a message that says what would be right. */
    spokentext_status status = spokentext_format(
        formatter, &(spokentext_value){.kind = "measure", .number = "1", .unit = "centimetre"}, &pair, &error);
    printf("%s: %s\n", spokentext_status_name(status), error.message);
    must(spokentext_formatter_close(formatter, &error));

    /* Strings. */
    spokentext_catalog catalog;
    must(spokentext_catalog_open(folder, NULL, NULL, &catalog, &error));
    must(spokentext_catalog_get(
        catalog, "cart.items", &(spokentext_value){.kind = "number", .number = "21"}, 1,
        &(spokentext_place){.language = "ru"}, &pair, &error));
    print_pair(pair);
    must(spokentext_catalog_reload(catalog, &error));
    must(spokentext_catalog_close(catalog, &error));

    /* Findings. */
    const char *paths[] = {folder, "--no-config"};
    spokentext_report *report;
    must(spokentext_check(paths, 2, &report, &error));
    printf("check: status %d, %s\n", report->exit_status, report->json.length > 0 ? "with a report" : "without a report");
    spokentext_free(report);
    return 0;
}
