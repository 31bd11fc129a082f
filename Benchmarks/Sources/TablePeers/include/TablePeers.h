// What string tables are measured beside, with only <stdint.h> types: no header of ICU may reach Swift.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    const char *bytes;
    size_t size;
} peer_text;

// gettext(3). `folder` holds ru/LC_MESSAGES/shop.mo and so on.
int peer_gettext_open(const char *languages, const char *folder);
uint64_t peer_gettext_all(const peer_text *keys, size_t count);

// A hash table over a mapped file, one for each language: the lower bound.
typedef struct peer_table peer_table;
int peer_table_write(const char *path, const peer_text *keys, const peer_text *texts, size_t count);
peer_table *peer_table_open(const char *path);
uint64_t peer_table_all(peer_table *const *chain, size_t languages, const peer_text *keys, size_t count);

// ICU: one pattern that is read once; the sum of the sizes of so many messages in UTF-8.
uint64_t peer_message_all(const char *pattern, const char *language, const char *first, const char *second,
                          const int64_t *numbers, size_t count);
// ICU: the sum of the sizes of the names of the plural categories of the numbers.
uint64_t peer_plural_all(const char *language, const int64_t *numbers, size_t count);

#ifdef __cplusplus
}
#endif
