#include "JournalPeers.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <sqlite3.h>

enum { BEGIN, COMMIT, ADD_ATTEMPT, ADD_ENTRY, ADD_NOTIFICATION, SET_ATTEMPT, SET_ENTRY, STATEMENTS };

static const char *const texts[STATEMENTS] = {
    "BEGIN IMMEDIATE",
    "COMMIT",
    "INSERT INTO attempt VALUES (?, ?, ?, ?, ?, ?)",
    "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?)",
    "INSERT INTO notification VALUES (?, ?, ?, ?)",
    "UPDATE attempt SET state = ?, content = ?, checksum = ? WHERE id = ?",
    "UPDATE entry SET state = ?, claims = ?, content = ?, checksum = ? WHERE arrival = ?",
};

struct journal_peer {
    sqlite3 *database;
    sqlite3_stmt *statements[STATEMENTS];
    // The lengths of contents.
    int attempt, entry, progress, completion;
    int64_t attempts, entries, notifications;
    char content[65536];
};

static int is_run(sqlite3 *database, const char *sql) { return sqlite3_exec(database, sql, 0, 0, 0) == SQLITE_OK; }

// The tables and indexes of the other file, which are named in its schema in the order in which they were made.
static int copy_tables(sqlite3 *database, sqlite3 *model) {
    sqlite3_stmt *schema = 0;
    if (sqlite3_prepare_v2(model, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL", -1, &schema, 0)) { return 0; }
    int is_well = 1;
    while (is_well && sqlite3_step(schema) == SQLITE_ROW) {
        is_well = is_run(database, (const char *)sqlite3_column_text(schema, 0));
    }
    sqlite3_finalize(schema);
    return is_well;
}

static int mean_length(sqlite3 *model, const char *rows) {
    char sql[256];
    snprintf(sql, sizeof sql, "SELECT coalesce(round(avg(length(content))), 2) FROM %s", rows);
    sqlite3_stmt *statement = 0;
    int length = 0;
    if (sqlite3_prepare_v2(model, sql, -1, &statement, 0) == SQLITE_OK && sqlite3_step(statement) == SQLITE_ROW) {
        length = sqlite3_column_int(statement, 0);
    }
    sqlite3_finalize(statement);
    return length < 65536 ? length : 65535;
}

journal_peer *journal_peer_open(const char *path, const char *rollback_mode, const char *model_path) {
    journal_peer *peer = calloc(1, sizeof(journal_peer));
    sqlite3 *model = 0;
    char settings[128];
    snprintf(settings, sizeof settings, "PRAGMA synchronous = FULL; PRAGMA journal_mode = %s", rollback_mode);
    memset(peer->content, 'x', sizeof peer->content);
    int is_well = sqlite3_open_v2(model_path, &model, SQLITE_OPEN_READONLY, 0) == SQLITE_OK
        && sqlite3_open(path, &peer->database) == SQLITE_OK && is_run(peer->database, settings)
        && copy_tables(peer->database, model);
    if (is_well) {
        peer->attempt = mean_length(model, "attempt");
        peer->entry = mean_length(model, "entry");
        peer->progress = mean_length(model, "notification WHERE kind = 'progress'");
        peer->completion = mean_length(model, "notification WHERE kind = 'transactionCompleted'");
    }
    sqlite3_close(model);
    for (int number = 0; is_well && number < STATEMENTS; number++) {
        is_well = sqlite3_prepare_v3(
            peer->database, texts[number], -1, SQLITE_PREPARE_PERSISTENT, &peer->statements[number], 0) == SQLITE_OK;
    }
    if (is_well) { return peer; }
    journal_peer_close(peer);
    return 0;
}

void journal_peer_close(journal_peer *peer) {
    for (int number = 0; number < STATEMENTS; number++) { sqlite3_finalize(peer->statements[number]); }
    sqlite3_close(peer->database);
    free(peer);
}

static void bind(journal_peer *peer, int statement, int place, const char *text) {
    sqlite3_bind_text(peer->statements[statement], place, text, -1, SQLITE_TRANSIENT);
}

static void bind_content(journal_peer *peer, int statement, int place, int length) {
    sqlite3_bind_text(peer->statements[statement], place, peer->content, length, SQLITE_TRANSIENT);
}

static void bind_number(journal_peer *peer, int statement, int place, int64_t number) {
    sqlite3_bind_int64(peer->statements[statement], place, number);
}

static int run(journal_peer *peer, int statement) {
    int result = sqlite3_step(peer->statements[statement]);
    sqlite3_reset(peer->statements[statement]);
    return result == SQLITE_DONE;
}

// Of the size that a checksum of 64 bits has.
static int64_t checksum(int64_t number) { return (number + 1) * INT64_C(0x5851F42D4C957F2D); }

static int notify(journal_peer *peer, const char *kind, int length) {
    int64_t sequence = ++peer->notifications;
    bind_number(peer, ADD_NOTIFICATION, 1, sequence);
    bind(peer, ADD_NOTIFICATION, 2, kind);
    bind_content(peer, ADD_NOTIFICATION, 3, length);
    bind_number(peer, ADD_NOTIFICATION, 4, checksum(sequence));
    return run(peer, ADD_NOTIFICATION);
}

static int add_entry(journal_peer *peer, const char *state) {
    int64_t arrival = ++peer->entries;
    char id[24];
    snprintf(id, sizeof id, "%lld", (long long)(2000000000000 + arrival));
    bind_number(peer, ADD_ENTRY, 1, arrival);
    bind(peer, ADD_ENTRY, 2, id);
    bind(peer, ADD_ENTRY, 3, "grant");
    bind(peer, ADD_ENTRY, 4, state);
    bind_number(peer, ADD_ENTRY, 5, 1);
    bind_content(peer, ADD_ENTRY, 6, peer->entry);
    bind_number(peer, ADD_ENTRY, 7, checksum(arrival));
    return run(peer, ADD_ENTRY);
}

static int set_entry(journal_peer *peer, const char *state) {
    bind(peer, SET_ENTRY, 1, state);
    bind_number(peer, SET_ENTRY, 2, 1);
    bind_content(peer, SET_ENTRY, 3, peer->entry);
    bind_number(peer, SET_ENTRY, 4, checksum(peer->entries));
    bind_number(peer, SET_ENTRY, 5, peer->entries);
    return run(peer, SET_ENTRY);
}

static int add_attempt(journal_peer *peer) {
    int64_t id = ++peer->attempts;
    bind_number(peer, ADD_ATTEMPT, 1, id);
    bind(peer, ADD_ATTEMPT, 2, "com.example.coins.0");
    bind_number(peer, ADD_ATTEMPT, 3, 1);
    bind(peer, ADD_ATTEMPT, 4, "asked");
    bind_content(peer, ADD_ATTEMPT, 5, peer->attempt);
    bind_number(peer, ADD_ATTEMPT, 6, checksum(id));
    return run(peer, ADD_ATTEMPT);
}

static int set_attempt(journal_peer *peer) {
    bind(peer, SET_ATTEMPT, 1, "answered");
    bind_content(peer, SET_ATTEMPT, 2, peer->attempt);
    bind_number(peer, SET_ATTEMPT, 3, checksum(peer->attempts));
    bind_number(peer, SET_ATTEMPT, 4, peer->attempts);
    return run(peer, SET_ATTEMPT);
}

static int progress(journal_peer *peer) { return notify(peer, "progress", peer->progress); }

int32_t journal_peer_purchase(journal_peer *peer) {
    int is_well = run(peer, BEGIN) && add_attempt(peer) && progress(peer) && run(peer, COMMIT)
        && run(peer, BEGIN) && progress(peer) && run(peer, COMMIT)
        && run(peer, BEGIN) && progress(peer) && run(peer, COMMIT)
        && run(peer, BEGIN) && add_entry(peer, "recorded") && progress(peer) && run(peer, COMMIT)
        && run(peer, BEGIN) && set_entry(peer, "delivered") && run(peer, COMMIT)
        && run(peer, BEGIN) && set_entry(peer, "finished") && set_attempt(peer)
        && notify(peer, "transactionCompleted", peer->completion) && run(peer, COMMIT);
    return is_well ? 0 : -1;
}

int32_t journal_peer_add_entries(journal_peer *peer, int32_t count, int32_t batch) {
    for (int32_t added = 0; added < count;) {
        if (!run(peer, BEGIN)) { return -1; }
        for (int32_t place = 0; place < batch && added < count; place++, added++) {
            if (!add_entry(peer, "finished")) { return -1; }
        }
        if (!run(peer, COMMIT)) { return -1; }
    }
    return 0;
}

int32_t journal_peer_check(const char *path) {
    sqlite3 *database = 0;
    sqlite3_stmt *check = 0;
    int is_well = sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, 0) == SQLITE_OK
        && sqlite3_prepare_v2(database, "PRAGMA quick_check", -1, &check, 0) == SQLITE_OK
        && sqlite3_step(check) == SQLITE_ROW && strcmp((const char *)sqlite3_column_text(check, 0), "ok") == 0;
    sqlite3_finalize(check);
    sqlite3_close(database);
    return is_well ? 0 : -1;
}

uint32_t journal_peer_changes(const char *path) {
    unsigned char bytes[4] = {0};
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) { return 0; }
    ssize_t count = pread(file, bytes, sizeof bytes, 24);
    close(file);
    return count == 4
        ? (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | (uint32_t)bytes[3] : 0;
}
