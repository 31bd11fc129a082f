// What the installed ICU writes, for tests that compare. Included by ICUOracle.h, whose rules hold here.

#ifndef FORMATTING_ORACLE_H
#define FORMATTING_ORACLE_H

#include <stdint.h>

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// A number, given as plain digits, written by a skeleton.
int32_t icu_oracle_number(
    const char *skeleton, const char *locale, const char *digits, char *buffer, int32_t capacity);

/// The pattern of something per unit of time, with `{0}` for the thing; the width is 0 whole words, 1 short, 2 narrow.
int32_t icu_oracle_per_unit(const char *locale, const char *unit, int32_t width, char *buffer, int32_t capacity);

/// A count of units of time in a grammatical case, in whole words.
///
/// One formatter stays open from call to call as long as the locale, the unit and the case are the same.
int32_t icu_oracle_declined(
    const char *locale, const char *unit, const char *grammatical_case, int64_t count, char *buffer, int32_t capacity);

/// The category of a number as a skeleton shows it: the first letter of its name, `-` for other; 0 where ICU failed.
char icu_oracle_select_formatted(const char *skeleton, const char *locale, const char *digits);

/// The name of a currency in the plural form of a category such as `one`.
int32_t icu_oracle_currency_plural_name(
    const char *currency, const char *locale, const char *category, char *buffer, int32_t capacity);

/// A moment in milliseconds since 1970 on a clock of UTC, by the best pattern for the day with the month by its name, the
/// time and the zone, in the Gregorian calendar without its change in 1582.
int32_t icu_oracle_moment(const char *locale, int64_t milliseconds, char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
