#include "ICUOracle.h"

#if defined(__linux__)

#include <cstring>
#include <memory>
#include <string>

#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/locid.h>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>
#include <unicode/ucurr.h>
#include <unicode/unistr.h>

using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;

namespace {

int32_t copy(const icu::UnicodeString &text, UErrorCode status, char *buffer, int32_t capacity)
{
    std::string bytes;
    text.toUTF8String(bytes);
    if (U_FAILURE(status) || static_cast<int32_t>(bytes.size()) >= capacity) return 0;
    std::memcpy(buffer, bytes.c_str(), bytes.size() + 1);
    return static_cast<int32_t>(bytes.size());
}

icu::MeasureUnit unit_of(const char *name)
{
    if (std::strcmp(name, "day") == 0) return icu::MeasureUnit::getDay();
    if (std::strcmp(name, "week") == 0) return icu::MeasureUnit::getWeek();
    if (std::strcmp(name, "month") == 0) return icu::MeasureUnit::getMonth();
    return icu::MeasureUnit::getYear();
}

UNumberUnitWidth width_of(int32_t width)
{
    return width == 0 ? UNUM_UNIT_WIDTH_FULL_NAME : width == 1 ? UNUM_UNIT_WIDTH_SHORT : UNUM_UNIT_WIDTH_NARROW;
}

}  // namespace

int32_t icu_oracle_moment(const char *locale, int64_t milliseconds, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale gregorian(locale, nullptr, nullptr, "calendar=gregorian");
    std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(gregorian, status));
    if (U_FAILURE(status)) return 0;
    icu::SimpleDateFormat format(generator->getBestPattern(u"yMMMMdjmz", status), gregorian, status);
    auto calendar = std::make_unique<icu::GregorianCalendar>(gregorian, status);
    if (U_FAILURE(status)) return 0;
    calendar->setGregorianChange(-8.64e15, status);
    calendar->setTimeZone(*icu::TimeZone::getGMT());
    format.adoptCalendar(calendar.release());
    format.setTimeZone(*std::unique_ptr<icu::TimeZone>(icu::TimeZone::createTimeZone("Etc/UTC")));
    icu::UnicodeString text;
    format.format(static_cast<UDate>(milliseconds), text);
    return copy(text, status, buffer, capacity);
}

int32_t icu_oracle_number(
    const char *skeleton, const char *locale, const char *digits, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    UParseError error;
    icu::UnicodeString text = NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), error, status)
                                  .locale(icu::Locale(locale))
                                  .formatDecimal(digits, status)
                                  .toString(status);
    return copy(text, status, buffer, capacity);
}

int32_t icu_oracle_per_unit(const char *locale, const char *unit, int32_t width, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    LocalizedNumberFormatter things =
        NumberFormatter::withLocale(icu::Locale(locale)).unit(icu::MeasureUnit::getKilogram()).unitWidth(width_of(width));
    // Of a thing that no language counts, so that only the pattern around it is left.
    icu::UnicodeString thing = things.formatInt(7, status).toString(status);
    icu::UnicodeString text = things.perUnit(unit_of(unit)).formatInt(7, status).toString(status);
    text.findAndReplace(thing, icu::UnicodeString("{0}"));
    return copy(text, status, buffer, capacity);
}

int32_t icu_oracle_declined(
    const char *locale, const char *unit, const char *grammatical_case, int64_t count, char *buffer, int32_t capacity)
{
    thread_local std::string open_key;
    thread_local LocalizedNumberFormatter open;
    std::string key = std::string(locale) + "/" + unit + "/" + grammatical_case;
    if (key != open_key) {
        open = NumberFormatter::withLocale(icu::Locale(locale))
                   .unit(unit_of(unit))
                   .unitWidth(UNUM_UNIT_WIDTH_FULL_NAME)
                   .unitDisplayCase(grammatical_case);
        open_key = key;
    }
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString text = open.formatInt(count, status).toString(status);
    return copy(text, status, buffer, capacity);
}

char icu_oracle_select_formatted(const char *skeleton, const char *locale, const char *digits)
{
    UErrorCode status = U_ZERO_ERROR;
    UParseError error;
    icu::number::FormattedNumber number =
        NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), error, status)
            .locale(icu::Locale(locale))
            .formatDecimal(digits, status);
    std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(icu::Locale(locale), status));
    if (U_FAILURE(status)) return 0;
    icu::UnicodeString name = rules->select(number, status);
    if (U_FAILURE(status) || name.isEmpty()) return 0;
    return name == icu::UnicodeString("other") ? '-' : static_cast<char>(name[0]);
}

int32_t icu_oracle_currency_plural_name(
    const char *currency, const char *locale, const char *category, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString code = icu::UnicodeString::fromUTF8(currency);
    int32_t length = 0;
    const UChar *name = ucurr_getPluralName(code.getTerminatedBuffer(), locale, nullptr, category, &length, &status);
    return copy(U_SUCCESS(status) ? icu::UnicodeString(name, length) : icu::UnicodeString(), status, buffer, capacity);
}

#else

int32_t icu_oracle_currency_plural_name(
    const char *currency, const char *locale, const char *category, char *buffer, int32_t capacity) { return 0; }
int32_t icu_oracle_number(
    const char *skeleton, const char *locale, const char *digits, char *buffer, int32_t capacity) { return 0; }
int32_t icu_oracle_per_unit(const char *locale, const char *unit, int32_t width, char *buffer, int32_t capacity)
{
    return 0;
}
int32_t icu_oracle_declined(
    const char *locale, const char *unit, const char *grammatical_case, int64_t count, char *buffer, int32_t capacity)
{
    return 0;
}
char icu_oracle_select_formatted(const char *skeleton, const char *locale, const char *digits) { return 0; }

int32_t icu_oracle_moment(const char *, int64_t, char *, int32_t) { return 0; }

#endif
