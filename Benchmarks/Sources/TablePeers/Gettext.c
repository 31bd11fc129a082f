#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "TablePeers.h"

int peer_gettext_open(const char *languages, const char *folder) {
    setenv("LANGUAGE", languages, 1);
    // Any locale but "C": with that one gettext(3) translates nothing.
    if (!setlocale(LC_ALL, "C.UTF-8")) return -1;
    if (!bindtextdomain("shop", folder) || !bind_textdomain_codeset("shop", "UTF-8")) return -1;
    return textdomain("shop") ? 0 : -1;
}

uint64_t peer_gettext_all(const peer_text *keys, size_t count) {
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        const char *text = gettext(keys[i].bytes);
        sum += strlen(text) + (unsigned char)text[0];
    }
    return sum;
}
