// The part of the system's ICU that Shoptalk writes prices, numbers, days, periods and lists with.
//
// This header names no ICU type and includes no ICU header: Foundation on Linux carries an ICU of its own, and a module
// that shows both to one importer does not compile (https://github.com/swiftlang/swift-foundation-icu/issues/93).
// `unicode/...` appears in CICU.c alone.
//
// Every function may be called from several threads at once, also with the same formatter. On a platform without a
// system ICU nothing is available: opening gives null, formatting gives CICU_FAILED.

#ifndef CICU_H
#define CICU_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// What a function returns instead of a length where ICU could not do it.
#define CICU_FAILED (-1)

// Texts come back as UTF-8 without a closing zero. The result is the length of the whole text in bytes; where it is
// larger than the capacity, nothing useful was written and the caller tries again with more room.

/// The version of the locale data (CLDR), such as "42.0".
int32_t cicu_locale_data_version(char *buffer, int32_t capacity);

/// Whether ICU has data under exactly this name, such as "zh_Hant_TW", aliases such as "zh_TW" included.
int32_t cicu_locale_is_available(const char *name);

/// The name with its most likely script and region: "zh_TW" gives "zh_Hant_TW".
int32_t cicu_locale_add_likely_subtags(const char *name, char *buffer, int32_t capacity);

/// Whether the name, such as "latn", is a numbering system with ten digits of its own.
int32_t cicu_numbering_system_has_digits(const char *name);

/// A formatter of numbers, days or lists for one locale.
typedef struct cicu_formatter cicu_formatter;

/// Opens a formatter of numbers by its skeleton, such as "currency/EUR".
/// https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html
cicu_formatter *_Nullable cicu_open_number_formatter(const char *skeleton, const char *locale);

/// Opens a formatter of days in the Gregorian calendar and UTC, in the locale's long style.
cicu_formatter *_Nullable cicu_open_day_formatter(const char *locale);

/// Opens a formatter of lists that end in "and".
cicu_formatter *_Nullable cicu_open_list_formatter(const char *locale);

/// Closes a formatter of any kind.
void cicu_close(cicu_formatter *formatter);

/// Writes a decimal number given as ASCII digits such as "-1234.5".
int32_t cicu_format_number(
    const cicu_formatter *formatter, const char *digits, int32_t length, char *buffer, int32_t capacity);

/// Writes the day in UTC that lies so many milliseconds after the start of 1970.
int32_t cicu_format_day(cicu_formatter *formatter, int64_t milliseconds, char *buffer, int32_t capacity);

/// Writes a list; the UTF-16 texts of its items stand one after another, `lengths` says where each ends.
int32_t cicu_format_list(
    const cicu_formatter *formatter, const uint16_t *texts, const int32_t *lengths, int32_t count, char *buffer,
    int32_t capacity);

#pragma clang assume_nonnull end

#endif
