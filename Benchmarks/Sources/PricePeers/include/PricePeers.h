// The bare calls of ICU's C interface that prices are measured beside. Only <stdint.h> types, as in CICU.

#ifndef PRICE_PEERS_H
#define PRICE_PEERS_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// An open formatter of ICU, shared by threads as ICU allows.
typedef struct price_peer price_peer;

price_peer *_Nullable price_peer_open(const char *skeleton, const char *locale);
void price_peer_close(price_peer *peer);

/// Writes each number with one formatter and one result that is used again; gives the sum of the lengths in UTF-16.
uint64_t price_peer_format_all(
    const price_peer *peer, const char *_Nonnull const *_Nonnull digits, const int32_t *lengths, size_t count, size_t rounds);

#pragma clang assume_nonnull end

#endif
