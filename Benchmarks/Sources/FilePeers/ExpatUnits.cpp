#include <expat.h>

#include <cstring>
#include <string>
#include <vector>

#include "FilePeers.h"

namespace {
struct Unit {
    std::string id, source, target, note;
};
}  // namespace

struct peer_units {
    std::vector<Unit> units;
    // Where the characters go that come next; nowhere between the elements that hold texts.
    std::string *text = nullptr;
};

static void start(void *data, const XML_Char *name, const XML_Char **attributes) {
    auto *all = static_cast<peer_units *>(data);
    if (!strcmp(name, "trans-unit")) {
        all->units.emplace_back();
        for (; *attributes; attributes += 2)
            if (!strcmp(attributes[0], "id")) all->units.back().id = attributes[1];
    } else if (!all->units.empty()) {
        Unit &unit = all->units.back();
        if (!strcmp(name, "source")) all->text = &unit.source;
        if (!strcmp(name, "target")) all->text = &unit.target;
        if (!strcmp(name, "note")) all->text = &unit.note;
    }
}

static void end(void *data, const XML_Char *) { static_cast<peer_units *>(data)->text = nullptr; }

static void characters(void *data, const XML_Char *bytes, int count) {
    auto *all = static_cast<peer_units *>(data);
    if (all->text) all->text->append(bytes, static_cast<size_t>(count));
}

extern "C" peer_units *peer_units_read(const char *bytes, size_t size) {
    auto *all = new peer_units;
    XML_Parser parser = XML_ParserCreate(nullptr);
    XML_SetUserData(parser, all);
    XML_SetElementHandler(parser, start, end);
    XML_SetCharacterDataHandler(parser, characters);
    bool isRead = XML_Parse(parser, bytes, static_cast<int>(size), 1) == XML_STATUS_OK;
    XML_ParserFree(parser);
    if (isRead) return all;
    delete all;
    return nullptr;
}

extern "C" size_t peer_units_count(const peer_units *units) { return units->units.size(); }
extern "C" void peer_units_free(peer_units *units) { delete units; }
