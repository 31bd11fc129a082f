#include "CICU.h"

#if defined(__linux__)

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/ustring.h>

// ICU gives U_USING_DEFAULT_WARNING and U_USING_FALLBACK_WARNING for ordinary locales such as en_US, so success is
// U_SUCCESS everywhere, never equality with U_ZERO_ERROR.

// The longest skeleton and the longest written day; either is some 60 units in practice.
enum { STACK_UNITS = 256 };

// MARK: - UTF-16 to UTF-8

static int32_t write_utf8(const UChar *text, int32_t length, char *buffer, int32_t capacity) {
    // A price is short and has no surrogates: written here it takes a third of the time of ICU's function.
    int32_t index = 0, place = 0;
    while (index < length && place + 3 <= capacity) {
        UChar unit = text[index];
        if (unit < 0x80) {
            buffer[place++] = (char)unit;
        } else if (unit < 0x800) {
            buffer[place++] = (char)(0xC0 | unit >> 6);
            buffer[place++] = (char)(0x80 | (unit & 0x3F));
        } else if (U16_IS_SURROGATE(unit)) {
            break;
        } else {
            buffer[place++] = (char)(0xE0 | unit >> 12);
            buffer[place++] = (char)(0x80 | (unit >> 6 & 0x3F));
            buffer[place++] = (char)(0x80 | (unit & 0x3F));
        }
        index++;
    }
    if (index == length) { return place; }
    UErrorCode status = U_ZERO_ERROR;
    int32_t written = 0;
    // An unpaired surrogate becomes U+FFFD instead of failing the whole text.
    u_strToUTF8WithSub(buffer, capacity, &written, text, length, 0xFFFD, NULL, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR || U_SUCCESS(status)) { return written; }
    return CICU_FAILED;
}

// MARK: - Formatters

struct cicu_formatter {
    // Exactly one of these is open.
    UNumberFormatter *number;
    UNumberRangeFormatter *range;
    UListFormatter *list;
    UDateFormat *day;
    // Number, range and list formatters are immutable (unumberformatter.h, unumberrangeformatter.h, listformatter.h). A
    // date formatter carries a calendar that formatting moves: this lock stands round each use of it.
    pthread_mutex_t lock;
    int has_gregorian_rules;
};

static cicu_formatter *new_formatter(void) {
    cicu_formatter *formatter = calloc(1, sizeof(cicu_formatter));
    if (formatter != NULL && pthread_mutex_init(&formatter->lock, NULL) != 0) {
        free(formatter);
        return NULL;
    }
    return formatter;
}

void cicu_close(cicu_formatter *formatter) {
    unumf_close(formatter->number);
    unumrf_close(formatter->range);
    ulistfmt_close(formatter->list);
    if (formatter->day != NULL) { udat_close(formatter->day); }
    pthread_mutex_destroy(&formatter->lock);
    free(formatter);
}

static cicu_formatter *closed_unless(UErrorCode status, cicu_formatter *formatter) {
    if (U_SUCCESS(status)) { return formatter; }
    cicu_close(formatter);
    return NULL;
}

cicu_formatter *cicu_open_number_formatter(const char *skeleton, const char *locale) {
    UChar wide[STACK_UNITS];
    size_t length = strlen(skeleton);
    if (length > STACK_UNITS) { return NULL; }
    u_charsToUChars(skeleton, wide, (int32_t)length);

    cicu_formatter *formatter = new_formatter();
    if (formatter == NULL) { return NULL; }
    UErrorCode status = U_ZERO_ERROR;
    formatter->number = unumf_openForSkeletonAndLocale(wide, (int32_t)length, locale, &status);
    return closed_unless(status, formatter);
}

cicu_formatter *cicu_open_number_range_formatter(const char *skeleton, const char *locale) {
    UChar wide[STACK_UNITS];
    size_t length = strlen(skeleton);
    if (length > STACK_UNITS) { return NULL; }
    u_charsToUChars(skeleton, wide, (int32_t)length);

    cicu_formatter *formatter = new_formatter();
    if (formatter == NULL) { return NULL; }
    UErrorCode status = U_ZERO_ERROR;
    // Two ends that are written alike are one price, without a word such as "about".
    formatter->range = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
        wide, (int32_t)length, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_SINGLE_VALUE, locale, NULL, &status);
    return closed_unless(status, formatter);
}

cicu_formatter *cicu_open_list_formatter(const char *locale, int32_t of_quantities) {
    cicu_formatter *formatter = new_formatter();
    if (formatter == NULL) { return NULL; }
    UErrorCode status = U_ZERO_ERROR;
    formatter->list = ulistfmt_openForType(
        locale, of_quantities ? ULISTFMT_TYPE_UNITS : ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &status);
    return closed_unless(status, formatter);
}

cicu_formatter *cicu_open_day_formatter(const char *locale, int32_t width, const char *zone) {
    static const UDateFormatStyle widths[] = {UDAT_FULL, UDAT_LONG, UDAT_MEDIUM, UDAT_SHORT};
    UChar name[64];
    size_t length = strlen(zone);
    if (width < 0 || width > 3 || length > sizeof name / sizeof name[0]) { return NULL; }
    u_charsToUChars(zone, name, (int32_t)length);
    cicu_formatter *formatter = new_formatter();
    if (formatter == NULL) { return NULL; }
    UErrorCode status = U_ZERO_ERROR;
    formatter->day = udat_open(UDAT_NONE, widths[width], locale, name, (int32_t)length, NULL, 0, &status);
    return closed_unless(status, formatter);
}

int32_t cicu_format_number(
    const cicu_formatter *formatter, const char *digits, int32_t length, char *buffer, int32_t capacity) {
    if (formatter->number == NULL) { return CICU_FAILED; }
    UErrorCode status = U_ZERO_ERROR;
    UFormattedNumber *result = unumf_openResult(&status);
    unumf_formatDecimal(formatter->number, digits, length, result, &status);
    int32_t written = CICU_FAILED;
    if (U_SUCCESS(status)) {
        // The text lives in the result: no copy of the UTF-16 is needed.
        int32_t units = 0;
        const UFormattedValue *value = unumf_resultAsValue(result, &status);
        const UChar *text = ufmtval_getString(value, &units, &status);
        if (U_SUCCESS(status)) { written = write_utf8(text, units, buffer, capacity); }
    }
    unumf_closeResult(result);
    return written;
}

int32_t cicu_format_number_range(
    const cicu_formatter *formatter, const char *first, int32_t first_length, const char *last, int32_t last_length,
    char *buffer, int32_t capacity) {
    if (formatter->range == NULL) { return CICU_FAILED; }
    UErrorCode status = U_ZERO_ERROR;
    UFormattedNumberRange *result = unumrf_openResult(&status);
    unumrf_formatDecimalRange(formatter->range, first, first_length, last, last_length, result, &status);
    int32_t written = CICU_FAILED;
    if (U_SUCCESS(status)) {
        int32_t units = 0;
        const UChar *text = ufmtval_getString(unumrf_resultAsValue(result, &status), &units, &status);
        if (U_SUCCESS(status)) { written = write_utf8(text, units, buffer, capacity); }
    }
    unumrf_closeResult(result);
    return written;
}

// Marks which field each unit of a number's text belongs to; what no field covers stays CICU_PART_LITERAL.
static void mark_fields(const UFormattedValue *value, int8_t *marks, int32_t units, UErrorCode *status) {
    memset(marks, CICU_PART_LITERAL, (size_t)units);
    UConstrainedFieldPosition *position = ucfpos_open(status);
    ucfpos_constrainCategory(position, UFIELD_CATEGORY_NUMBER, status);
    while (ufmtval_nextPosition(value, position, status)) {
        int32_t start = 0, end = 0, field = ucfpos_getField(position, status);
        ucfpos_getIndexes(position, &start, &end, status);
        if (U_FAILURE(*status) || start < 0 || end > units || field > INT8_MAX) { break; }
        for (int32_t index = start; index < end; index++) {
            // The integer spans its grouping separators, which are parts of their own.
            if (field != UNUM_INTEGER_FIELD || marks[index] == CICU_PART_LITERAL) { marks[index] = (int8_t)field; }
        }
    }
    ucfpos_close(position);
}

int32_t cicu_number_parts(
    const cicu_formatter *formatter, const char *digits, int32_t length, char *buffer, int32_t capacity,
    cicu_part *parts, int32_t part_capacity, int32_t *part_count) {
    *part_count = 0;
    if (formatter->number == NULL) { return CICU_FAILED; }
    UErrorCode status = U_ZERO_ERROR;
    UFormattedNumber *result = unumf_openResult(&status);
    unumf_formatDecimal(formatter->number, digits, length, result, &status);
    int32_t written = CICU_FAILED, units = 0;
    const UFormattedValue *value = unumf_resultAsValue(result, &status);
    const UChar *text = ufmtval_getString(value, &units, &status);
    int8_t *marks = U_SUCCESS(status) ? malloc((size_t)units + 1) : NULL;
    if (marks != NULL) { mark_fields(value, marks, units, &status); }
    if (marks != NULL && U_SUCCESS(status)) {
        written = 0;
        for (int32_t start = 0, end = 0; start < units; start = end) {
            while (end < units && marks[end] == marks[start]) { end++; }
            int32_t bytes = write_utf8(
                text + start, end - start, buffer + (written < capacity ? written : capacity),
                written < capacity ? capacity - written : 0);
            if (bytes < 0 || *part_count == part_capacity) {
                written = CICU_FAILED;
                break;
            }
            written += bytes;
            parts[(*part_count)++] = (cicu_part){.field = marks[start], .end = written};
        }
    }
    free(marks);
    unumf_closeResult(result);
    return written;
}

int32_t cicu_country_name(const char *locale, const char *code, char *buffer, int32_t capacity) {
    // A locale of no language, for only the country is asked for.
    char country[16] = "und_";
    if (strlen(code) > 3) { return CICU_FAILED; }
    strcat(country, code);
    UChar text[STACK_UNITS];
    UErrorCode status = U_ZERO_ERROR;
    int32_t units = uloc_getDisplayCountry(country, locale, text, STACK_UNITS, &status);
    return U_SUCCESS(status) && units <= STACK_UNITS ? write_utf8(text, units, buffer, capacity) : CICU_FAILED;
}

/// Gives a formatter the Gregorian rules for every day, as `CalendarDay` counts, without the change from the Julian calendar
/// in 1582. A calendar of another kind has no such change, and ICU refuses to set it.
static void use_gregorian_rules(UDateFormat *format) {
    UErrorCode status = U_ZERO_ERROR;
    UCalendar *calendar = ucal_clone(udat_getCalendar(format), &status);
    if (U_FAILURE(status)) { return; }
    ucal_setGregorianChange(calendar, -8.64e15, &status);
    if (U_SUCCESS(status)) { udat_setCalendar(format, calendar); }
    ucal_close(calendar);
}

/// Writes a day or a moment with a formatter that is locked.
static int32_t write_day(cicu_formatter *formatter, int64_t milliseconds, UChar *text, UErrorCode *status) {
    // Only earlier days ask for the rules, which take as long to set as half of the formatter to open.
    static const int64_t start_of_gregorian_calendar = -12219292800000;
    if (milliseconds < start_of_gregorian_calendar && !formatter->has_gregorian_rules) {
        use_gregorian_rules(formatter->day);
        formatter->has_gregorian_rules = 1;
    }
    return udat_format(formatter->day, (UDate)milliseconds, text, STACK_UNITS, NULL, status);
}

int32_t cicu_format_day(cicu_formatter *formatter, int64_t milliseconds, char *buffer, int32_t capacity) {
    if (formatter->day == NULL) { return CICU_FAILED; }
    UChar text[STACK_UNITS];
    UErrorCode status = U_ZERO_ERROR;
    pthread_mutex_lock(&formatter->lock);
    int32_t units = write_day(formatter, milliseconds, text, &status);
    pthread_mutex_unlock(&formatter->lock);
    return U_SUCCESS(status) ? write_utf8(text, units, buffer, capacity) : CICU_FAILED;
}

int32_t cicu_format_moment(
    cicu_formatter *formatter, int64_t milliseconds, const char *pattern, char *buffer, int32_t capacity) {
    if (formatter->day == NULL) { return CICU_FAILED; }
    UChar text[STACK_UNITS], wide[STACK_UNITS], own[STACK_UNITS];
    int32_t units = 0, own_units = 0;
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(wide, STACK_UNITS, &units, pattern, -1, &status);
    pthread_mutex_lock(&formatter->lock);
    own_units = udat_toPattern(formatter->day, 0, own, STACK_UNITS, &status);
    if (U_SUCCESS(status) && units <= STACK_UNITS && own_units <= STACK_UNITS) {
        udat_applyPattern(formatter->day, 0, wide, units);
        units = write_day(formatter, milliseconds, text, &status);
        udat_applyPattern(formatter->day, 0, own, own_units);
    } else {
        status = U_BUFFER_OVERFLOW_ERROR;
    }
    pthread_mutex_unlock(&formatter->lock);
    return U_SUCCESS(status) ? write_utf8(text, units, buffer, capacity) : CICU_FAILED;
}

int32_t cicu_moment_pattern(const char *locale, char *buffer, int32_t capacity) {
    // The best pattern for these fields, in the language's order and with its own hours.
    static const UChar fields[] = {'y', 'M', 'M', 'M', 'M', 'd', 'j', 'm', 'z'};
    UChar pattern[STACK_UNITS];
    UErrorCode status = U_ZERO_ERROR;
    UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
    int32_t units = udatpg_getBestPattern(
        generator, fields, sizeof fields / sizeof fields[0], pattern, STACK_UNITS, &status);
    udatpg_close(generator);
    return U_SUCCESS(status) ? write_utf8(pattern, units, buffer, capacity) : CICU_FAILED;
}

int32_t cicu_format_list(
    const cicu_formatter *formatter, const uint16_t *texts, const int32_t *lengths, int32_t count, char *buffer,
    int32_t capacity) {
    if (formatter->list == NULL || count < 0) { return CICU_FAILED; }
    const UChar **items = calloc((size_t)count + 1, sizeof(UChar *));
    if (items == NULL) { return CICU_FAILED; }
    const UChar *next = (const UChar *)texts;
    for (int32_t index = 0; index < count; index++) {
        items[index] = next;
        next += lengths[index];
    }

    UErrorCode status = U_ZERO_ERROR;
    UFormattedList *result = ulistfmt_openResult(&status);
    ulistfmt_formatStringsToResult(formatter->list, items, lengths, count, result, &status);
    int32_t written = CICU_FAILED;
    if (U_SUCCESS(status)) {
        int32_t units = 0;
        const UChar *text = ufmtval_getString(ulistfmt_resultAsValue(result, &status), &units, &status);
        if (U_SUCCESS(status)) { written = write_utf8(text, units, buffer, capacity); }
    }
    ulistfmt_closeResult(result);
    free(items);
    return written;
}

#else

// No system ICU is promised here: everything says that it is unavailable, and the callers write plainly.

cicu_formatter *cicu_open_number_formatter(const char *skeleton, const char *locale) { return 0; }
cicu_formatter *cicu_open_number_range_formatter(const char *skeleton, const char *locale) { return 0; }
cicu_formatter *cicu_open_day_formatter(const char *locale, int32_t width, const char *zone) { return 0; }
cicu_formatter *cicu_open_list_formatter(const char *locale, int32_t of_quantities) { return 0; }
void cicu_close(cicu_formatter *formatter) {}
int32_t cicu_format_number(
    const cicu_formatter *formatter, const char *digits, int32_t length, char *buffer, int32_t capacity) {
    return CICU_FAILED;
}
int32_t cicu_format_number_range(
    const cicu_formatter *formatter, const char *first, int32_t first_length, const char *last, int32_t last_length,
    char *buffer, int32_t capacity) {
    return CICU_FAILED;
}
int32_t cicu_number_parts(
    const cicu_formatter *formatter, const char *digits, int32_t length, char *buffer, int32_t capacity,
    cicu_part *parts, int32_t part_capacity, int32_t *part_count) {
    return CICU_FAILED;
}
int32_t cicu_country_name(const char *locale, const char *code, char *buffer, int32_t capacity) { return CICU_FAILED; }
int32_t cicu_moment_pattern(const char *locale, char *buffer, int32_t capacity) { return CICU_FAILED; }
int32_t cicu_format_moment(
    cicu_formatter *formatter, int64_t milliseconds, const char *pattern, char *buffer, int32_t capacity) {
    return CICU_FAILED;
}
int32_t cicu_format_day(cicu_formatter *formatter, int64_t milliseconds, char *buffer, int32_t capacity) {
    return CICU_FAILED;
}
int32_t cicu_format_list(
    const cicu_formatter *formatter, const uint16_t *texts, const int32_t *lengths, int32_t count, char *buffer,
    int32_t capacity) {
    return CICU_FAILED;
}

#endif
