// What the installed ICU says about languages, for tests that compare.
//
// This header names no ICU type and includes no ICU header: Foundation on Linux carries an ICU of its own, and a module
// that shows both to one importer does not compile (https://github.com/swiftlang/swift-foundation-icu/issues/93).
//
// Texts come back as UTF-8 with a closing zero in the buffer. Functions give 0 where ICU could not answer.

#ifndef ICU_ORACLE_H
#define ICU_ORACLE_H

#include <stdint.h>

#include "FormattingOracle.h"

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// The version of CLDR in ICU's data, such as "42.0".
int32_t icu_oracle_cldr_version(char *buffer, int32_t capacity);

/// Whether the left text (-1) or the right one (1) comes first in the root collation, numbers by their value, or neither (0).
///
/// The texts are UTF-8; 2 stands for an error.
int32_t icu_oracle_compare(const char *left, int32_t left_length, const char *right, int32_t right_length);

/// The number of locales that ICU has data for, and the name of one of them.
int32_t icu_oracle_locale_count(void);
const char *icu_oracle_locale(int32_t index);

/// A UTF-8 text in small or in capital letters of a language; the length, or 0 where ICU failed or there is no room.
int32_t icu_oracle_lowercase(const char *text, const char *locale, char *buffer, int32_t capacity);
int32_t icu_oracle_uppercase(const char *text, const char *locale, char *buffer, int32_t capacity);

/// The number of currencies that ICU knows, and the code of one of them, three letters.
int32_t icu_oracle_currency_count(void);
int32_t icu_oracle_currency(int32_t index, char *buffer, int32_t capacity);

/// How many fraction digits a currency has, or -1 where ICU could not answer.
int32_t icu_oracle_currency_fraction_digits(const char *code);

/// One resource bundle as lines of a path, a tab and a text; null where ICU does not have it. Free it with `free`.
char *_Nullable icu_oracle_resources(const char *bundle);

/// A locale identifier with its likely subtags added or removed.
int32_t icu_oracle_add_likely_subtags(const char *locale, char *buffer, int32_t capacity);
int32_t icu_oracle_remove_likely_subtags(const char *locale, char *buffer, int32_t capacity);

/// The locale whose data stand in for those of one that ICU has: its bundle's `%%Parent`, else the name cut at its end.
int32_t icu_oracle_parent(const char *locale, char *buffer, int32_t capacity);

/// A locale identifier, with keywords or without, as a BCP 47 tag.
int32_t icu_oracle_language_tag(const char *locale, char *buffer, int32_t capacity);

/// A BCP 47 tag under its present names.
int32_t icu_oracle_canonical_tag(const char *tag, char *buffer, int32_t capacity);

/// Whether a locale, or the script with a number, runs from right to left.
int32_t icu_oracle_is_right_to_left(const char *locale);
int32_t icu_oracle_script_is_right_to_left(int32_t script);

/// The four letters of the script with a number, or null past the last one.
const char *_Nullable icu_oracle_script(int32_t script);

/// Where each UTF-16 unit of a text stands when the text is laid out from left to right in one line.
///
/// Marks of direction and isolates have a place as well. Gives the number of units, 0 where ICU failed.
int32_t icu_oracle_visual_places(const uint16_t *text, int32_t length, int32_t is_right_to_left, int32_t *places);

/// Plural rules of a locale, or null; `ordinal` is 0 or 1.
typedef struct icu_oracle_plurals icu_oracle_plurals;
icu_oracle_plurals *_Nullable icu_oracle_open_plurals(const char *locale, int32_t ordinal);
void icu_oracle_close_plurals(icu_oracle_plurals *rules);

/// The category of a whole number: the first letter of its name, `-` for other; 0 where ICU failed.
char icu_oracle_select(const icu_oracle_plurals *rules, double number);

/// The category of plain decimal text, shown with the digits that it has.
char icu_oracle_select_digits(const icu_oracle_plurals *rules, const char *digits);

/// The category of a number in compact form, such as 1.2 with the exponent 6.
char icu_oracle_select_compact(const icu_oracle_plurals *rules, const char *sample);

/// Nanoseconds that selecting the numbers from 0 to `count` takes.
int64_t icu_oracle_time_selecting(const icu_oracle_plurals *rules, int32_t count);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
