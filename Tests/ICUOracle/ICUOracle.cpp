#include "ICUOracle.h"

#if defined(__linux__)

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <string>

#include <unicode/coll.h>
#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>
#include <unicode/ubidi.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>

namespace {

int32_t copy(const std::string &text, UErrorCode status, char *buffer, int32_t capacity)
{
    if (U_FAILURE(status) || static_cast<int32_t>(text.size()) >= capacity) return 0;
    std::memcpy(buffer, text.c_str(), text.size() + 1);
    return static_cast<int32_t>(text.size());
}

std::string utf8(const icu::UnicodeString &text)
{
    std::string result;
    text.toUTF8String(result);
    return result;
}

void append(UResourceBundle *bundle, const std::string &path, std::string &output)
{
    UErrorCode status = U_ZERO_ERROR;
    const UResType type = ures_getType(bundle);
    if (type == URES_STRING) {
        int32_t length = 0;
        const UChar *text = ures_getString(bundle, &length, &status);
        output += path + "\t" + utf8(icu::UnicodeString(text, length)) + "\n";
    } else if (type == URES_TABLE || type == URES_ARRAY) {
        for (int32_t index = 0; index < ures_getSize(bundle); index++) {
            status = U_ZERO_ERROR;
            UResourceBundle *child = ures_getByIndex(bundle, index, nullptr, &status);
            const char *key = ures_getKey(child);
            append(child, path + "/" + (key ? std::string(key) : std::to_string(index)), output);
            ures_close(child);
        }
    }
}

char letter(const icu::UnicodeString &keyword)
{
    return keyword.isEmpty() ? 0 : static_cast<char>(keyword.charAt(0) == u'o' && keyword.length() == 5 ? '-' : keyword.charAt(0));
}

}  // namespace

struct icu_oracle_plurals {
    std::unique_ptr<icu::PluralRules> rules;
    UPluralRules *plain;
};

extern "C" {

int32_t icu_oracle_cldr_version(char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    UVersionInfo version;
    ulocdata_getCLDRVersion(version, &status);
    char text[U_MAX_VERSION_STRING_LENGTH];
    u_versionToString(version, text);
    return copy(text, status, buffer, capacity);
}

int32_t icu_oracle_compare(const char *left, int32_t left_length, const char *right, int32_t right_length)
{
    static const std::unique_ptr<icu::Collator> collator = [] {
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<icu::Collator> root(icu::Collator::createInstance(icu::Locale::getRoot(), status));
        if (U_SUCCESS(status)) root->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_ON, status);
        return U_SUCCESS(status) ? std::move(root) : nullptr;
    }();
    if (!collator) return 2;
    UErrorCode status = U_ZERO_ERROR;
    const UCollationResult result = collator->compareUTF8(
        icu::StringPiece(left, left_length), icu::StringPiece(right, right_length), status);
    return U_SUCCESS(status) ? result : 2;
}

int32_t icu_oracle_locale_count(void) { return uloc_countAvailable(); }

const char *icu_oracle_locale(int32_t index) { return uloc_getAvailable(index); }

int32_t icu_oracle_lowercase(const char *text, const char *locale, char *buffer, int32_t capacity)
{
    return copy(utf8(icu::UnicodeString::fromUTF8(text).toLower(icu::Locale(locale))), U_ZERO_ERROR, buffer, capacity);
}

int32_t icu_oracle_uppercase(const char *text, const char *locale, char *buffer, int32_t capacity)
{
    return copy(utf8(icu::UnicodeString::fromUTF8(text).toUpper(icu::Locale(locale))), U_ZERO_ERROR, buffer, capacity);
}

int32_t icu_oracle_currency_count(void)
{
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &status);
    const int32_t count = uenum_count(codes, &status);
    uenum_close(codes);
    return U_FAILURE(status) ? 0 : count;
}

int32_t icu_oracle_currency(int32_t index, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &status);
    const char *code = uenum_next(codes, nullptr, &status);
    for (int32_t step = 0; step < index && code; step++) code = uenum_next(codes, nullptr, &status);
    const int32_t length = code ? copy(code, status, buffer, capacity) : 0;
    uenum_close(codes);
    return length;
}

int32_t icu_oracle_currency_fraction_digits(const char *code)
{
    UErrorCode status = U_ZERO_ERROR;
    const int32_t digits = ucurr_getDefaultFractionDigits(icu::UnicodeString(code).getTerminatedBuffer(), &status);
    return U_FAILURE(status) ? -1 : digits;
}

char *icu_oracle_resources(const char *name)
{
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *bundle = ures_openDirect(nullptr, name, &status);
    if (U_FAILURE(status)) return nullptr;
    std::string output;
    append(bundle, "", output);
    ures_close(bundle);
    return strdup(output.c_str());
}

int32_t icu_oracle_add_likely_subtags(const char *locale, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    char text[ULOC_FULLNAME_CAPACITY];
    uloc_addLikelySubtags(locale, text, sizeof text, &status);
    return copy(text, status, buffer, capacity);
}

int32_t icu_oracle_remove_likely_subtags(const char *locale, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    char text[ULOC_FULLNAME_CAPACITY];
    uloc_minimizeSubtags(locale, text, sizeof text, &status);
    return copy(text, status, buffer, capacity);
}

int32_t icu_oracle_parent(const char *locale, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    // Not ures_openDirect: it leaves locales without their root in the cache of the process, and whoever formats a number
    // in one of them afterwards gets the root's digits and signs.
    UResourceBundle *bundle = ures_open(nullptr, locale, &status);
    std::string parent;
    if (U_SUCCESS(status)) {
        int32_t length = 0;
        status = U_ZERO_ERROR;
        const UChar *text = ures_getStringByKey(bundle, "%%Parent", &length, &status);
        // A warning says that the text is inherited, and so names the parent of another locale.
        if (status == U_ZERO_ERROR) parent = utf8(icu::UnicodeString(text, length));
        ures_close(bundle);
    }
    status = U_ZERO_ERROR;
    if (parent.empty()) {
        char text[ULOC_FULLNAME_CAPACITY];
        uloc_getParent(locale, text, sizeof text, &status);
        parent = text[0] ? text : "root";
    }
    return copy(parent, status, buffer, capacity);
}

int32_t icu_oracle_language_tag(const char *locale, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    char text[512];
    uloc_toLanguageTag(locale, text, sizeof text, false, &status);
    return copy(text, status, buffer, capacity);
}

int32_t icu_oracle_canonical_tag(const char *tag, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    if (U_FAILURE(status)) return 0;
    locale.canonicalize(status);
    return copy(locale.toLanguageTag<std::string>(status), status, buffer, capacity);
}

int32_t icu_oracle_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

int32_t icu_oracle_script_is_right_to_left(int32_t script)
{
    return uscript_isRightToLeft(static_cast<UScriptCode>(script));
}

const char *icu_oracle_script(int32_t script) { return uscript_getShortName(static_cast<UScriptCode>(script)); }

int32_t icu_oracle_visual_places(const uint16_t *text, int32_t length, int32_t is_right_to_left, int32_t *places)
{
    UErrorCode status = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_openSized(length, 0, &status);
    ubidi_setPara(
        bidi, reinterpret_cast<const UChar *>(text), length, static_cast<UBiDiLevel>(is_right_to_left), nullptr, &status);
    ubidi_getLogicalMap(bidi, places, &status);
    ubidi_close(bidi);
    return U_FAILURE(status) ? 0 : length;
}

icu_oracle_plurals *icu_oracle_open_plurals(const char *locale, int32_t ordinal)
{
    UErrorCode status = U_ZERO_ERROR;
    const UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
    std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(icu::Locale(locale), type, status));
    UPluralRules *plain = uplrules_openForType(locale, type, &status);
    if (U_FAILURE(status)) return nullptr;
    return new icu_oracle_plurals{std::move(rules), plain};
}

void icu_oracle_close_plurals(icu_oracle_plurals *rules)
{
    uplrules_close(rules->plain);
    delete rules;
}

char icu_oracle_select(const icu_oracle_plurals *rules, double number)
{
    UErrorCode status = U_ZERO_ERROR;
    UChar keyword[16];
    const int32_t length = uplrules_select(rules->plain, number, keyword, 16, &status);
    return U_FAILURE(status) ? 0 : letter(icu::UnicodeString(keyword, length));
}

char icu_oracle_select_digits(const icu_oracle_plurals *rules, const char *digits)
{
    UErrorCode status = U_ZERO_ERROR;
    const char *point = std::strchr(digits, '.');
    const int32_t visible = point ? static_cast<int32_t>(std::strlen(point + 1)) : 0;
    const auto number = icu::number::NumberFormatter::withLocale("en")
                            .precision(icu::number::Precision::fixedFraction(visible))
                            .formatDecimal(digits, status);
    const icu::UnicodeString keyword = rules->rules->select(number, status);
    return U_FAILURE(status) ? 0 : letter(keyword);
}

char icu_oracle_select_compact(const icu_oracle_plurals *rules, const char *sample)
{
    UErrorCode status = U_ZERO_ERROR;
    std::string digits = sample;
    const size_t mark = digits.find('c');
    if (mark == std::string::npos) return icu_oracle_select_digits(rules, sample);
    const std::string exponent = digits.substr(mark + 1);
    digits.resize(mark);
    const size_t point = digits.find('.');
    const int32_t visible = point == std::string::npos ? 0 : static_cast<int32_t>(digits.size() - point - 1);
    const auto number = icu::number::NumberFormatter::withLocale("en")
                            .notation(icu::number::Notation::compactLong())
                            .precision(icu::number::Precision::fixedFraction(visible))
                            .formatDecimal(digits + "E" + exponent, status);
    const icu::UnicodeString keyword = rules->rules->select(number, status);
    return U_FAILURE(status) ? 0 : letter(keyword);
}

int64_t icu_oracle_time_selecting(const icu_oracle_plurals *rules, int32_t count)
{
    const auto start = std::chrono::steady_clock::now();
    UChar keyword[16];
    int32_t total = 0;
    for (int32_t number = 0; number < count; number++) {
        UErrorCode status = U_ZERO_ERROR;
        total += uplrules_select(rules->plain, number, keyword, 16, &status);
    }
    const auto end = std::chrono::steady_clock::now();
    return total ? std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count() : 0;
}

}  // extern "C"

#endif
