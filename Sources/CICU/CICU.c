#include "CICU.h"

#if defined(__linux__)

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/uenum.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

// ICU gives U_USING_DEFAULT_WARNING and U_USING_FALLBACK_WARNING for ordinary locales such as en_US, so success is
// U_SUCCESS everywhere, never equality with U_ZERO_ERROR.

// The longest skeleton and the longest written day; either is some 60 units in practice.
enum { STACK_UNITS = 256 };

// MARK: - UTF-16 to UTF-8

static int32_t write_utf8(const UChar *text, int32_t length, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t written = 0;
    // An unpaired surrogate becomes U+FFFD instead of failing the whole text.
    u_strToUTF8WithSub(buffer, capacity, &written, text, length, 0xFFFD, NULL, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR || U_SUCCESS(status)) { return written; }
    return CICU_FAILED;
}

// MARK: - Locales

int32_t cicu_locale_data_version(char *buffer, int32_t capacity) {
    UVersionInfo version;
    UErrorCode status = U_ZERO_ERROR;
    ulocdata_getCLDRVersion(version, &status);
    if (U_FAILURE(status)) { return CICU_FAILED; }
    char text[U_MAX_VERSION_STRING_LENGTH];
    u_versionToString(version, text);
    int32_t length = (int32_t)strlen(text);
    if (length <= capacity) { memcpy(buffer, text, (size_t)length); }
    return length;
}

int32_t cicu_locale_is_available(const char *name) {
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *names = uloc_openAvailableByType(ULOC_AVAILABLE_WITH_LEGACY_ALIASES, &status);
    int32_t found = 0;
    const char *next;
    while (!found && U_SUCCESS(status) && (next = uenum_next(names, NULL, &status)) != NULL) {
        found = strcmp(next, name) == 0;
    }
    uenum_close(names);
    return found;
}

int32_t cicu_locale_add_likely_subtags(const char *name, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = uloc_addLikelySubtags(name, buffer, capacity, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR || U_SUCCESS(status)) { return length; }
    return CICU_FAILED;
}

int32_t cicu_numbering_system_has_digits(const char *name) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberingSystem *system = unumsys_openByName(name, &status);
    if (U_FAILURE(status)) { return 0; }
    int32_t has_digits = !unumsys_isAlgorithmic(system) && unumsys_getRadix(system) == 10;
    unumsys_close(system);
    return has_digits;
}

// MARK: - Formatters

struct cicu_formatter {
    // Exactly one of these is open.
    UNumberFormatter *number;
    UListFormatter *list;
    UDateFormat *day;
    // Number and list formatters are immutable (unumberformatter.h, listformatter.h). A date formatter carries a
    // calendar that formatting moves, so this lock stands round each use of it.
    pthread_mutex_t lock;
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

cicu_formatter *cicu_open_list_formatter(const char *locale) {
    cicu_formatter *formatter = new_formatter();
    if (formatter == NULL) { return NULL; }
    UErrorCode status = U_ZERO_ERROR;
    formatter->list = ulistfmt_openForType(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &status);
    return closed_unless(status, formatter);
}

cicu_formatter *cicu_open_day_formatter(const char *locale) {
    // A reader in Bangkok or Riyadh would otherwise get the Buddhist or Islamic calendar: a bill falls due on a day of
    // the store's calendar.
    char gregorian[ULOC_FULLNAME_CAPACITY];
    if (strlen(locale) >= sizeof gregorian) { return NULL; }
    strcpy(gregorian, locale);
    UErrorCode status = U_ZERO_ERROR;
    uloc_setKeywordValue("calendar", "gregorian", gregorian, (int32_t)sizeof gregorian, &status);
    if (U_FAILURE(status)) { return NULL; }

    cicu_formatter *formatter = new_formatter();
    if (formatter == NULL) { return NULL; }
    static const UChar utc[] = {'E', 't', 'c', '/', 'U', 'T', 'C'};
    formatter->day = udat_open(UDAT_NONE, UDAT_LONG, gregorian, utc, 7, NULL, 0, &status);
    if (U_SUCCESS(status)) {
        // The Gregorian rules for every day, as `CalendarDay` counts, without the change from the Julian calendar in 1582.
        UCalendar *calendar = ucal_clone(udat_getCalendar(formatter->day), &status);
        if (U_SUCCESS(status)) {
            ucal_setGregorianChange(calendar, -8.64e15, &status);
            udat_setCalendar(formatter->day, calendar);
            ucal_close(calendar);
        }
    }
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

int32_t cicu_format_day(cicu_formatter *formatter, int64_t milliseconds, char *buffer, int32_t capacity) {
    if (formatter->day == NULL) { return CICU_FAILED; }
    UChar text[STACK_UNITS];
    UErrorCode status = U_ZERO_ERROR;
    pthread_mutex_lock(&formatter->lock);
    int32_t units = udat_format(formatter->day, (UDate)milliseconds, text, STACK_UNITS, NULL, &status);
    pthread_mutex_unlock(&formatter->lock);
    return U_SUCCESS(status) ? write_utf8(text, units, buffer, capacity) : CICU_FAILED;
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

int32_t cicu_locale_data_version(char *buffer, int32_t capacity) { return CICU_FAILED; }
int32_t cicu_locale_is_available(const char *name) { return 0; }
int32_t cicu_locale_add_likely_subtags(const char *name, char *buffer, int32_t capacity) { return CICU_FAILED; }
int32_t cicu_numbering_system_has_digits(const char *name) { return 0; }
cicu_formatter *cicu_open_number_formatter(const char *skeleton, const char *locale) { return 0; }
cicu_formatter *cicu_open_day_formatter(const char *locale) { return 0; }
cicu_formatter *cicu_open_list_formatter(const char *locale) { return 0; }
void cicu_close(cicu_formatter *formatter) {}
int32_t cicu_format_number(
    const cicu_formatter *formatter, const char *digits, int32_t length, char *buffer, int32_t capacity) {
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
