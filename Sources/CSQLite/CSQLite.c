#include "CSQLite.h"

#if defined(__linux__)

#define _GNU_SOURCE
#include <fcntl.h>
#include <unistd.h>

#include <sqlite3.h>

// The opaque types of the header are SQLite's own behind a cast: there is nothing to add to either.

static sqlite3 *database(csqlite_connection *connection) { return (sqlite3 *)connection; }

static sqlite3_stmt *prepared(csqlite_statement *statement) { return (sqlite3_stmt *)statement; }

int32_t csqlite_make_file(const char *path) {
    // SQLite makes a file with the process's umask, readable by others as a rule. Its rollback journal takes the mode of
    // the file.
    int descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (descriptor < 0) { return -1; }
    close(descriptor);
    return 0;
}

void csqlite_remove_file(const char *path) { unlink(path); }

int32_t csqlite_open(const char *path, int32_t busy_milliseconds, csqlite_connection **connection) {
    *connection = 0;
    sqlite3 *opened = 0;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_EXRESCODE;
    int result = sqlite3_open_v2(path, &opened, flags, 0);
    if (result != SQLITE_OK) {
        sqlite3_close(opened);
        return result;
    }
    sqlite3_busy_timeout(opened, busy_milliseconds);
    *connection = (csqlite_connection *)opened;
    return SQLITE_OK;
}

void csqlite_close(csqlite_connection *connection) { sqlite3_close_v2(database(connection)); }

const char *csqlite_message(csqlite_connection *connection) { return sqlite3_errmsg(database(connection)); }

int32_t csqlite_execute(csqlite_connection *connection, const char *sql) {
    return sqlite3_exec(database(connection), sql, 0, 0, 0);
}

int32_t csqlite_has_moved(csqlite_connection *connection) {
    int moved = 0;
    int result = sqlite3_file_control(database(connection), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return result == SQLITE_OK && moved;
}

int32_t csqlite_is_in_transaction(csqlite_connection *connection) {
    return !sqlite3_get_autocommit(database(connection));
}

int32_t csqlite_copy(csqlite_connection *source, csqlite_connection *destination) {
    sqlite3_backup *copy = sqlite3_backup_init(database(destination), "main", database(source), "main");
    if (copy == 0) { return sqlite3_extended_errcode(database(destination)); }
    // One step takes all pages, so that no change comes in between; finishing tells what went wrong.
    sqlite3_backup_step(copy, -1);
    return sqlite3_backup_finish(copy);
}

int32_t csqlite_prepare(csqlite_connection *connection, const char *sql, csqlite_statement **statement) {
    *statement = 0;
    sqlite3_stmt *compiled = 0;
    int result = sqlite3_prepare_v3(database(connection), sql, -1, SQLITE_PREPARE_PERSISTENT, &compiled, 0);
    if (result == SQLITE_OK) { *statement = (csqlite_statement *)compiled; }
    return result;
}

void csqlite_finalize(csqlite_statement *statement) { sqlite3_finalize(prepared(statement)); }

void csqlite_reset(csqlite_statement *statement) {
    sqlite3_reset(prepared(statement));
    sqlite3_clear_bindings(prepared(statement));
}

int32_t csqlite_bind_integer(csqlite_statement *statement, int32_t parameter, int64_t value) {
    return sqlite3_bind_int64(prepared(statement), parameter, value);
}

int32_t csqlite_bind_text(csqlite_statement *statement, int32_t parameter, const char *bytes, int32_t length) {
    return sqlite3_bind_text(prepared(statement), parameter, bytes, length, SQLITE_TRANSIENT);
}

int32_t csqlite_step(csqlite_statement *statement) { return sqlite3_step(prepared(statement)); }

int64_t csqlite_column_integer(csqlite_statement *statement, int32_t column) {
    return sqlite3_column_int64(prepared(statement), column);
}

const char *csqlite_column_text(csqlite_statement *statement, int32_t column, int32_t *length) {
    const unsigned char *text = sqlite3_column_text(prepared(statement), column);
    *length = sqlite3_column_bytes(prepared(statement), column);
    return (const char *)text;
}

#else

// SQLite is promised on Linux alone: opening says that it is unavailable, and nothing else is reached.

int32_t csqlite_make_file(const char *path) { return -1; }
void csqlite_remove_file(const char *path) {}
int32_t csqlite_open(const char *path, int32_t busy_milliseconds, csqlite_connection **connection) {
    *connection = 0;
    return CSQLITE_UNAVAILABLE;
}
void csqlite_close(csqlite_connection *connection) {}
const char *csqlite_message(csqlite_connection *connection) { return "unavailable"; }
int32_t csqlite_execute(csqlite_connection *connection, const char *sql) { return CSQLITE_UNAVAILABLE; }
int32_t csqlite_has_moved(csqlite_connection *connection) { return 0; }
int32_t csqlite_is_in_transaction(csqlite_connection *connection) { return 0; }
int32_t csqlite_copy(csqlite_connection *source, csqlite_connection *destination) { return CSQLITE_UNAVAILABLE; }
int32_t csqlite_prepare(csqlite_connection *connection, const char *sql, csqlite_statement **statement) {
    *statement = 0;
    return CSQLITE_UNAVAILABLE;
}
void csqlite_finalize(csqlite_statement *statement) {}
void csqlite_reset(csqlite_statement *statement) {}
int32_t csqlite_bind_integer(csqlite_statement *statement, int32_t parameter, int64_t value) {
    return CSQLITE_UNAVAILABLE;
}
int32_t csqlite_bind_text(csqlite_statement *statement, int32_t parameter, const char *bytes, int32_t length) {
    return CSQLITE_UNAVAILABLE;
}
int32_t csqlite_step(csqlite_statement *statement) { return CSQLITE_UNAVAILABLE; }
int64_t csqlite_column_integer(csqlite_statement *statement, int32_t column) { return 0; }
const char *csqlite_column_text(csqlite_statement *statement, int32_t column, int32_t *length) {
    *length = 0;
    return 0;
}

#endif
