#include "CICU.h"

#if defined(__linux__)

#include <string.h>

#include <unicode/ucal.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

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

int32_t cicu_locale_is_listed(const char *name) {
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

int32_t cicu_locale_opens(const char *name) {
    // A bundle that falls back to a parent or to the process's language says so with a warning; one of its own name, or
    // an alias of one, opens without. This is the one place where a warning matters.
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *bundle = ures_open(NULL, name, &status);
    ures_close(bundle);
    return status == U_ZERO_ERROR;
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

int32_t cicu_locale_digits(const char *locale, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberingSystem *system = unumsys_open(locale, &status);
    if (U_FAILURE(status)) { return CICU_FAILED; }
    UChar digits[32];
    int32_t units = 0, written = CICU_FAILED;
    if (!unumsys_isAlgorithmic(system) && unumsys_getRadix(system) == 10) {
        units = unumsys_getDescription(system, digits, 32, &status);
        if (U_SUCCESS(status) && units <= 32) { u_strToUTF8(buffer, capacity, &written, digits, units, &status); }
    }
    unumsys_close(system);
    return status == U_BUFFER_OVERFLOW_ERROR || U_SUCCESS(status) ? written : CICU_FAILED;
}

int32_t cicu_calendar_is_available(const char *name) {
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *names = ucal_getKeywordValuesForLocale("calendar", "und", 0, &status);
    int32_t found = 0;
    const char *next;
    while (!found && U_SUCCESS(status) && (next = uenum_next(names, NULL, &status)) != NULL) {
        found = strcmp(next, name) == 0;
    }
    uenum_close(names);
    return found;
}

// MARK: - Time zones

// The longest name of a time zone is some 40 letters.
enum { ZONE_UNITS = 64 };

// The name in UTF-16, or 0 where ICU's data has no zone of this name: an unknown name would be taken for Greenwich.
static int32_t known_zone(const char *name, UChar *wide) {
    size_t length = strlen(name);
    if (length == 0 || length >= ZONE_UNITS) { return 0; }
    u_charsToUChars(name, wide, (int32_t)length);
    UChar canonical[ZONE_UNITS];
    UBool is_system = 0;
    UErrorCode status = U_ZERO_ERROR;
    ucal_getCanonicalTimeZoneID(wide, (int32_t)length, canonical, ZONE_UNITS, &is_system, &status);
    return U_SUCCESS(status) && is_system ? (int32_t)length : 0;
}

int32_t cicu_time_zone_is_available(const char *name) {
    UChar wide[ZONE_UNITS];
    return known_zone(name, wide) > 0;
}

int32_t cicu_time_zone_offset(const char *name, int64_t milliseconds, int32_t *seconds) {
    UChar wide[ZONE_UNITS];
    int32_t length = known_zone(name, wide);
    if (length == 0) { return CICU_FAILED; }
    UErrorCode status = U_ZERO_ERROR;
    UCalendar *calendar = ucal_open(wide, length, "und", UCAL_GREGORIAN, &status);
    ucal_setMillis(calendar, (UDate)milliseconds, &status);
    int32_t offset = ucal_get(calendar, UCAL_ZONE_OFFSET, &status) + ucal_get(calendar, UCAL_DST_OFFSET, &status);
    if (calendar != NULL) { ucal_close(calendar); }
    if (U_FAILURE(status)) { return CICU_FAILED; }
    *seconds = offset / 1000;
    return 0;
}

#else

int32_t cicu_locale_data_version(char *buffer, int32_t capacity) { return CICU_FAILED; }
int32_t cicu_locale_is_listed(const char *name) { return 0; }
int32_t cicu_locale_opens(const char *name) { return 0; }
int32_t cicu_locale_add_likely_subtags(const char *name, char *buffer, int32_t capacity) { return CICU_FAILED; }
int32_t cicu_numbering_system_has_digits(const char *name) { return 0; }
int32_t cicu_locale_digits(const char *locale, char *buffer, int32_t capacity) { return CICU_FAILED; }
int32_t cicu_calendar_is_available(const char *name) { return 0; }
int32_t cicu_time_zone_is_available(const char *name) { return 0; }
int32_t cicu_time_zone_offset(const char *name, int64_t milliseconds, int32_t *seconds) { return CICU_FAILED; }

#endif
