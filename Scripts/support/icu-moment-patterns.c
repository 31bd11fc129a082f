// Prints the pattern by which the installed ICU writes a moment as lines with a tab between the fields:
//   locale  day with the month by its name, the time of a clock and its zone
// Scripts/generate-moment-patterns compiles and runs it.

#include <stdio.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

int main(void)
{
    static const UChar fields[] = {'y', 'M', 'M', 'M', 'M', 'd', 'j', 'm', 'z'};
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *locales = uloc_openAvailableByType(ULOC_AVAILABLE_WITH_LEGACY_ALIASES, &status);
    const char *locale;
    while ((locale = uenum_next(locales, NULL, &status)) != NULL) {
        char name[128];
        snprintf(name, sizeof name, "%s@calendar=gregorian", locale);
        UChar pattern[512];
        char bytes[1024];
        UDateTimePatternGenerator *generator = udatpg_open(name, &status);
        int32_t length = udatpg_getBestPattern(generator, fields, 9, pattern, 512, &status);
        u_strToUTF8(bytes, sizeof bytes, NULL, pattern, length, &status);
        udatpg_close(generator);
        if (U_FAILURE(status)) return 1;
        printf("%s\t%s\n", locale, bytes);
    }
    uenum_close(locales);
    return U_FAILURE(status);
}
