// Prints the patterns of the installed ICU for days, weeks, months and years as lines with tabs between the fields:
//   locale  per   full|short|narrow  unit  pattern
//   locale  case  name of the case   unit  plural category  pattern
// Scripts/generate-unit-patterns compiles and runs it.

#include <stdio.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

// Exported by ICU's library, though no public header names it: the search through parents and aliases by which ICU's own
// formatter of units finds a pattern.
U_CAPI UResourceBundle *U_EXPORT2 ures_getByKeyWithFallback(
    const UResourceBundle *bundle, const char *path, UResourceBundle *filled, UErrorCode *status);

static int find(const UResourceBundle *bundle, const char *path, char *text, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *found = ures_getByKeyWithFallback(bundle, path, NULL, &status);
    if (U_SUCCESS(status)) {
        int32_t length = 0;
        const UChar *units = ures_getString(found, &length, &status);
        if (U_SUCCESS(status)) u_strToUTF8(text, capacity, NULL, units, length, &status);
    }
    ures_close(found);
    return U_SUCCESS(status);
}

// Unicode Technical Standard 35, part 6, names these; the data has a case of another name only in a later version.
static const char *const cases[] = {
    "abessive", "ablative", "accusative", "adessive", "allative", "causal", "comitative", "dative", "delative",
    "elative", "ergative", "essive", "genitive", "illative", "inessive", "instrumental", "locative",
    "locativecopulative", "nominative", "oblique", "partitive", "prepositional", "sociative", "sublative", "superessive",
    "terminative", "translative", "vocative",
};
static const char *const units[] = {"day", "week", "month", "year"};
static const char *const plurals[] = {"zero", "one", "two", "few", "many", "other"};
static const char *const widths[][2] = {{"units", "full"}, {"unitsShort", "short"}, {"unitsNarrow", "narrow"}};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static void print(const char *locale, const UResourceBundle *bundle)
{
    char path[256], text[1024];
    for (size_t unit = 0; unit < COUNT(units); unit++) {
        for (size_t width = 0; width < COUNT(widths); width++) {
            snprintf(path, sizeof path, "%s/duration/%s/per", widths[width][0], units[unit]);
            // The formatter looks into the short patterns where a width has none.
            char instead[256];
            snprintf(instead, sizeof instead, "unitsShort/duration/%s/per", units[unit]);
            if (find(bundle, path, text, sizeof text) || find(bundle, instead, text, sizeof text))
                printf("%s\tper\t%s\t%s\t%s\n", locale, widths[width][1], units[unit], text);
        }
        for (size_t name = 0; name < COUNT(cases); name++) {
            // The plural categories that a case lacks are those of the word without a case.
            int has_case = 0;
            char forms[COUNT(plurals)][1024];
            int found[COUNT(plurals)];
            for (size_t plural = 0; plural < COUNT(plurals); plural++) {
                snprintf(path, sizeof path, "units/duration/%s/case/%s/%s", units[unit], cases[name], plurals[plural]);
                found[plural] = find(bundle, path, forms[plural], sizeof forms[plural]);
                has_case |= found[plural];
                snprintf(path, sizeof path, "units/duration/%s/%s", units[unit], plurals[plural]);
                if (!found[plural]) found[plural] = find(bundle, path, forms[plural], sizeof forms[plural]);
            }
            for (size_t plural = 0; has_case && plural < COUNT(plurals); plural++)
                if (found[plural])
                    printf("%s\tcase\t%s\t%s\t%s\t%s\n", locale, cases[name], units[unit], plurals[plural], forms[plural]);
        }
    }
}

int main(void)
{
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *locales = uloc_openAvailableByType(ULOC_AVAILABLE_WITH_LEGACY_ALIASES, &status);
    const char *locale;
    while ((locale = uenum_next(locales, NULL, &status)) != NULL) {
        UErrorCode opening = U_ZERO_ERROR;
        UResourceBundle *bundle = ures_open(U_ICUDATA_NAME "-unit", locale, &opening);
        if (U_SUCCESS(opening)) print(locale, bundle);
        ures_close(bundle);
    }
    uenum_close(locales);
    return U_SUCCESS(status) ? 0 : 1;
}
