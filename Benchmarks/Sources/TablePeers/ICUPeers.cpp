#include <unicode/fmtable.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>
#include <unicode/upluralrules.h>

#include <string>

#include "TablePeers.h"

extern "C" uint64_t peer_message_all(const char *pattern, const char *language, const char *first,
                                     const char *second, const int64_t *numbers, size_t count) {
    UErrorCode status = U_ZERO_ERROR;
    icu::MessageFormat format(icu::UnicodeString::fromUTF8(pattern), icu::Locale(language), status);
    if (U_FAILURE(status)) return 0;
    uint64_t sum = 0;
    std::string output;
    for (size_t i = 0; i < count; i++) {
        icu::Formattable arguments[] = {icu::UnicodeString::fromUTF8(first), numbers[i],
                                        icu::UnicodeString::fromUTF8(second)};
        icu::UnicodeString text;
        icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
        format.format(arguments, 3, text, position, status);
        output.clear();
        text.toUTF8String(output);
        sum += output.size();
    }
    return U_FAILURE(status) ? 0 : sum;
}

extern "C" uint64_t peer_plural_all(const char *language, const int64_t *numbers, size_t count) {
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_open(language, &status);
    if (U_FAILURE(status)) return 0;
    uint64_t sum = 0;
    UChar name[16];
    for (size_t i = 0; i < count; i++) sum += uplrules_select(rules, (double)numbers[i], name, 16, &status);
    uplrules_close(rules);
    return sum;
}
