// Prints one resource bundle of the installed ICU as lines of a path, a tab and a text: `/parentLocales/no/0	nb`.
// The generators beside this folder compile and run it; see icu_resources.py.

#include <stdio.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

static void print(UResourceBundle *bundle, const char *path)
{
    UErrorCode status = U_ZERO_ERROR;
    if (ures_getType(bundle) == URES_STRING) {
        int32_t length = 0;
        const UChar *text = ures_getString(bundle, &length, &status);
        char bytes[8192];
        u_strToUTF8(bytes, sizeof bytes, NULL, text, length, &status);
        if (U_SUCCESS(status)) printf("%s\t%s\n", path, bytes);
    } else if (ures_getType(bundle) == URES_TABLE || ures_getType(bundle) == URES_ARRAY) {
        for (int32_t index = 0; index < ures_getSize(bundle); index++) {
            status = U_ZERO_ERROR;
            UResourceBundle *child = ures_getByIndex(bundle, index, NULL, &status);
            char next[1024];
            const char *key = ures_getKey(child);
            if (key) snprintf(next, sizeof next, "%s/%s", path, key);
            else snprintf(next, sizeof next, "%s/%d", path, index);
            print(child, next);
            ures_close(child);
        }
    }
}

int main(int count, char **arguments)
{
    if (count != 2) return 64;
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *bundle = ures_openDirect(NULL, arguments[1], &status);
    if (U_FAILURE(status)) {
        fprintf(stderr, "%s: %s\n", arguments[1], u_errorName(status));
        return 1;
    }
    print(bundle, "");
    ures_close(bundle);
    return 0;
}
