#include "PricePeers.h"

#include <stdlib.h>
#include <string.h>

#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

struct price_peer {
    UNumberFormatter *formatter;
};

price_peer *price_peer_open(const char *skeleton, const char *locale) {
    UChar wide[256];
    size_t length = strlen(skeleton);
    if (length > 256) { return NULL; }
    u_charsToUChars(skeleton, wide, (int32_t)length);
    price_peer *peer = malloc(sizeof *peer);
    if (peer == NULL) { return NULL; }
    UErrorCode status = U_ZERO_ERROR;
    peer->formatter = unumf_openForSkeletonAndLocale(wide, (int32_t)length, locale, &status);
    if (U_SUCCESS(status)) { return peer; }
    free(peer);
    return NULL;
}

void price_peer_close(price_peer *peer) {
    unumf_close(peer->formatter);
    free(peer);
}

uint64_t price_peer_format_all(
    const price_peer *peer, const char *const *digits, const int32_t *lengths, size_t count, size_t rounds) {
    UErrorCode status = U_ZERO_ERROR;
    UFormattedNumber *result = unumf_openResult(&status);
    UChar text[128];
    uint64_t sum = 0;
    for (size_t round = 0; round < rounds; round++) {
        for (size_t index = 0; index < count; index++) {
            unumf_formatDecimal(peer->formatter, digits[index], lengths[index], result, &status);
            sum += (uint64_t)unumf_resultToString(result, text, 128, &status);
        }
    }
    unumf_closeResult(result);
    return U_FAILURE(status) ? 0 : sum;
}
