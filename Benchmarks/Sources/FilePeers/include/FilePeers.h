// What readers of translation files are measured beside.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// expat: the units of an XLIFF file with copies of their ids, sources, targets and notes.
typedef struct peer_units peer_units;
peer_units *peer_units_read(const char *bytes, size_t size);
size_t peer_units_count(const peer_units *units);
void peer_units_free(peer_units *units);

#ifdef __cplusplus
}
#endif
