#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "TablePeers.h"

// A file is its slots, then keys and texts. A slot says where both are and repeats the hash.
typedef struct {
    uint32_t hash, key, key_size, text, text_size;
} slot;

struct peer_table {
    const char *bytes;
    const slot *slots;
    uint32_t mask;
};

static uint64_t fold(uint64_t left, uint64_t right) {
    unsigned __int128 product = (unsigned __int128)left * right;
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

static uint64_t hash(const char *key, size_t size) {
    uint64_t state = 0x9E3779B97F4A7C15u ^ size, word;
    for (; size >= 8; key += 8, size -= 8) {
        memcpy(&word, key, 8);
        state = fold(state ^ word, 0xA0761D6478BD642Fu);
    }
    word = 0;
    memcpy(&word, key, size);
    return fold(state ^ word, 0xD6E8FEB86659FD93u);
}

int peer_table_write(const char *path, const peer_text *keys, const peer_text *texts, size_t count) {
    uint32_t slots = 4;
    while (slots < 2 * count) slots *= 2;
    slot *table = calloc(slots + 1, sizeof(slot));
    FILE *file = fopen(path, "wb");
    if (!table || !file) return -1;
    uint32_t place = (slots + 1) * sizeof(slot);
    table[0].hash = slots;
    for (size_t i = 0; i < count; i++) {
        uint64_t h = hash(keys[i].bytes, keys[i].size);
        uint32_t at = h & (slots - 1);
        while (table[1 + at].key) at = (at + 1) & (slots - 1);
        table[1 + at] = (slot){h >> 32, place, keys[i].size, place + keys[i].size, texts[i].size};
        place += keys[i].size + texts[i].size + 1;
    }
    fwrite(table, sizeof(slot), slots + 1, file);
    for (size_t i = 0; i < count; i++) {
        fwrite(keys[i].bytes, 1, keys[i].size, file);
        fwrite(texts[i].bytes, 1, texts[i].size, file);
        fputc(0, file);
    }
    free(table);
    return fclose(file);
}

peer_table *peer_table_open(const char *path) {
    struct stat status;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 || fstat(file, &status) != 0) return NULL;
    void *bytes = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (bytes == MAP_FAILED) return NULL;
    peer_table *table = malloc(sizeof *table);
    table->bytes = bytes;
    table->slots = (const slot *)bytes + 1;
    table->mask = ((const slot *)bytes)->hash - 1;
    return table;
}

static peer_text find(const peer_table *table, peer_text key, uint64_t h) {
    for (uint32_t at = h & table->mask; table->slots[at].key; at = (at + 1) & table->mask) {
        const slot *found = &table->slots[at];
        if (found->hash == h >> 32 && found->key_size == key.size &&
            memcmp(table->bytes + found->key, key.bytes, key.size) == 0)
            return (peer_text){table->bytes + found->text, found->text_size};
    }
    return (peer_text){NULL, 0};
}

uint64_t peer_table_all(peer_table *const *chain, size_t languages, const peer_text *keys, size_t count) {
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        uint64_t h = hash(keys[i].bytes, keys[i].size);
        peer_text text = {NULL, 0};
        for (size_t language = 0; language < languages && !text.bytes; language++)
            text = find(chain[language], keys[i], h);
        if (text.bytes) sum += text.size + (unsigned char)text.bytes[0];
    }
    return sum;
}
