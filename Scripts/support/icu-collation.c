// Prints the root collation of the installed ICU, one line a character or contraction: its code points in hexadecimal, and
// behind a semicolon its collation elements as primary.secondary.tertiary. The line `numeric` has the element of a number.
// Scripts/generate-finder-order compiles and runs it.

#include <stdbool.h>
#include <stdio.h>
#include <unicode/ucol.h>
#include <unicode/ucoleitr.h>
#include <unicode/uchar.h>
#include <unicode/uset.h>
#include <unicode/utf16.h>

static void print_elements(UCollator *collator, const UChar *text, int32_t length)
{
    UErrorCode status = U_ZERO_ERROR;
    UCollationElements *elements = ucol_openElements(collator, text, length, &status);
    uint32_t primary = 0, secondary = 0, tertiary = 0;
    bool is_pending = false;
    for (int32_t next; (next = ucol_next(elements, &status)) != UCOL_NULLORDER;) {
        const uint32_t order = (uint32_t)next;
        if (is_pending && (order & 0xC0) == 0xC0) {  // The low halves of the element before.
            primary |= order >> 16;
            secondary |= order >> 8 & 0xFF;
            tertiary |= order & 0x3F;
            continue;
        }
        if (is_pending) printf("%X.%X.%X ", primary, secondary, tertiary & 0x3F3F);
        primary = order & 0xFFFF0000;
        secondary = order & 0xFF00;
        tertiary = (order & 0xFF) << 8;
        is_pending = true;
    }
    if (is_pending) printf("%X.%X.%X", primary, secondary, tertiary & 0x3F3F);
    printf("\n");
    ucol_closeElements(elements);
}

static void print(UCollator *collator, const UChar *text, int32_t length)
{
    for (int32_t index = 0; index < length;) {
        UChar32 point;
        if (index > 0) printf("+");
        U16_NEXT(text, index, length, point);
        printf("%X", point);
    }
    printf(";");
    print_elements(collator, text, length);
}

int main(void)
{
    UErrorCode status = U_ZERO_ERROR;
    UCollator *collator = ucol_open("", &status);
    if (U_FAILURE(status)) return 1;
    for (UChar32 point = 0; point <= 0x10FFFF; point++) {
        // What is not assigned and private use have weights that follow from the code point.
        if (U_IS_SURROGATE(point) || !u_isdefined(point) || u_charType(point) == U_PRIVATE_USE_CHAR) continue;
        UChar text[2];
        int32_t length = 0;
        U16_APPEND_UNSAFE(text, length, point);
        print(collator, text, length);
    }
    USet *contractions = uset_openEmpty();
    ucol_getContractionsAndExpansions(collator, contractions, NULL, true, &status);
    for (int32_t index = 0; index < uset_getItemCount(contractions); index++) {
        UChar32 first, last;
        UChar text[64];
        const int32_t length = uset_getItem(contractions, index, &first, &last, text, 64, &status);
        // U+FDD1 marks where scripts begin, for tables of letters; no text has it.
        if (length >= 2 && text[0] != 0xFDD1) print(collator, text, length);
    }
    for (UChar32 point = 0; point <= 0x10FFFF; point++)  // Each run of decimal digits, by its zero.
        if (u_charType(point) == U_DECIMAL_DIGIT_NUMBER && u_charDigitValue(point) == 0) printf("digits %X\n", point);
    ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
    const UChar one[] = {u'1'};
    printf("numeric;");
    print_elements(collator, one, 1);
    return U_FAILURE(status);
}
