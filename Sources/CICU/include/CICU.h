// The part of the system's ICU that Shoptalk writes prices, numbers, days, periods and lists with.
//
// This header names no ICU type and includes no ICU header: Foundation on Linux carries an ICU of its own, and a module
// that shows both to one importer does not compile (https://github.com/swiftlang/swift-foundation-icu/issues/93).
// `unicode/...` appears in the C files beside it alone.
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

/// Whether exactly this name, such as "zh_Hant_TW", is in ICU's list of its locales, aliases such as "zh_TW" included.
int32_t cicu_locale_is_listed(const char *name);

/// The same of a name that is one of ICU's in all likelihood.
///
/// It takes a fraction of the time of looking through the list. But ICU remembers each name that it is asked for, so this
/// is no question about names that strangers make up.
int32_t cicu_locale_opens(const char *name);

/// The name with its most likely script and region: "zh_TW" gives "zh_Hant_TW".
int32_t cicu_locale_add_likely_subtags(const char *name, char *buffer, int32_t capacity);

/// Whether the name, such as "latn", is a numbering system with ten digits of its own.
int32_t cicu_numbering_system_has_digits(const char *name);

/// The ten digits that the locale writes numbers with, 0 first; fails where it has no such digits.
int32_t cicu_locale_digits(const char *locale, char *buffer, int32_t capacity);

/// Whether the name, such as "buddhist", is a calendar in ICU's spelling.
int32_t cicu_calendar_is_available(const char *name);

/// Whether the name, such as "Europe/Berlin", is a time zone of ICU's data.
int32_t cicu_time_zone_is_available(const char *name);

/// How many seconds east of UTC a time zone's clocks are at a moment; gives 0, or CICU_FAILED where there is no such zone.
int32_t cicu_time_zone_offset(const char *name, int64_t milliseconds, int32_t *seconds);

/// The pattern of a moment: the day with the month by its name, the time with the locale's own hours, and the zone.
int32_t cicu_moment_pattern(const char *locale, char *buffer, int32_t capacity);

/// Writes the name of the country with a two-letter code.
int32_t cicu_country_name(const char *locale, const char *code, char *buffer, int32_t capacity);

/// A formatter of numbers, ranges, days or lists for one locale.
typedef struct cicu_formatter cicu_formatter;

/// Opens a formatter of numbers by its skeleton, such as "currency/EUR".
/// https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html
cicu_formatter *_Nullable cicu_open_number_formatter(const char *skeleton, const char *locale);

/// Opens a formatter of ranges of numbers by the skeleton of either end.
cicu_formatter *_Nullable cicu_open_number_range_formatter(const char *skeleton, const char *locale);

/// Opens a formatter of days in the locale's calendar; the width is 0 full, 1 long, 2 medium or 3 short, and the zone a name
/// such as "Etc/UTC" or "GMT+05:30".
cicu_formatter *_Nullable cicu_open_day_formatter(const char *locale, int32_t width, const char *zone);

/// Opens a formatter of lists that end in "and"; of quantities, of such as stand together, "3 feet, 7 inches".
cicu_formatter *_Nullable cicu_open_list_formatter(const char *locale, int32_t of_quantities);

/// Closes a formatter of any kind.
void cicu_close(cicu_formatter *formatter);

/// Writes a decimal number given as ASCII digits such as "-1234.5".
int32_t cicu_format_number(
    const cicu_formatter *formatter, const char *digits, int32_t length, char *buffer, int32_t capacity);

/// Writes the range between two decimal numbers, the lower one first.
int32_t cicu_format_number_range(
    const cicu_formatter *formatter, const char *first, int32_t first_length, const char *last, int32_t last_length,
    char *buffer, int32_t capacity);

/// What CICU_PART_LITERAL and the numbers of `UNumberFormatFields` say about a part of a number's text.
/// https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/unum_8h.html
typedef struct cicu_part {
    int32_t field;
    /// Where the part ends, in bytes; it begins where the one before ends.
    int32_t end;
} cicu_part;

/// A part that is no field: a space, a direction mark, a parenthesis.
#define CICU_PART_LITERAL (-1)

/// Writes a decimal number and tells the parts of its text.
int32_t cicu_number_parts(
    const cicu_formatter *formatter, const char *digits, int32_t length, char *buffer, int32_t capacity,
    cicu_part *parts, int32_t part_capacity, int32_t *part_count);

/// Writes the day on which the moment falls that lies so many milliseconds after the start of 1970.
int32_t cicu_format_day(cicu_formatter *formatter, int64_t milliseconds, char *buffer, int32_t capacity);

/// Writes such a moment by a pattern, with a formatter of days.
int32_t cicu_format_moment(
    cicu_formatter *formatter, int64_t milliseconds, const char *pattern, char *buffer, int32_t capacity);

/// Writes a list; the UTF-16 texts of its items stand one after another, `lengths` says where each ends.
int32_t cicu_format_list(
    const cicu_formatter *formatter, const uint16_t *texts, const int32_t *lengths, int32_t count, char *buffer,
    int32_t capacity);

#pragma clang assume_nonnull end

#endif
