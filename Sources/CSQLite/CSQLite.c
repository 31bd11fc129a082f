// Before any header: open-file-description locks are GNU's until POSIX.1-2024.
#define _GNU_SOURCE

#include "CSQLite.h"

#if defined(__linux__)

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sqlite3.h>

struct csqlite_connection {
    sqlite3 *database;
    // The tables that statements must leave alone while the connection is restricted, with a space between them.
    const char *forbidden;
};

static sqlite3 *database(csqlite_connection *connection) { return connection->database; }

// A statement is SQLite's own behind a cast: there is nothing to add to it.
static sqlite3_stmt *prepared(csqlite_statement *statement) { return (sqlite3_stmt *)statement; }

static int is_forbidden(csqlite_connection *connection, const char *name) {
    if (name == 0) { return 0; }
    // A table of SQLite's own that writes pages behind everybody's back, where it is compiled in.
    if (sqlite3_stricmp(name, "sqlite_dbpage") == 0) { return 1; }
    size_t length = strlen(name);
    for (const char *table = connection->forbidden; *table != 0; table += strspn(table, " ")) {
        size_t end = strcspn(table, " ");
        if (end == length && sqlite3_strnicmp(name, table, (int)length) == 0) { return 1; }
        table += end;
    }
    return 0;
}

// Says of each thing that a statement would do, when it is compiled, whether it may.
// https://www.sqlite.org/c3ref/set_authorizer.html
static int authorize(
    void *context, int action, const char *first, const char *second, const char *schema, const char *trigger) {
    csqlite_connection *connection = context;
    if (connection->forbidden == 0) { return SQLITE_OK; }
    switch (action) {
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT:
    case SQLITE_ATTACH:
    case SQLITE_DETACH:
    case SQLITE_PRAGMA:
    case SQLITE_REINDEX:
    case SQLITE_ANALYZE:
        return SQLITE_DENY;
    case SQLITE_FUNCTION:
        return SQLITE_OK;
    case SQLITE_READ:
    case SQLITE_UPDATE:
        // The second is a column, which may be called whatever it likes.
        return is_forbidden(connection, first) ? SQLITE_DENY : SQLITE_OK;
    default:
        return is_forbidden(connection, first) || is_forbidden(connection, second) ? SQLITE_DENY : SQLITE_OK;
    }
}

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
    csqlite_connection *made = calloc(1, sizeof(csqlite_connection));
    if (made == 0) {
        sqlite3_close(opened);
        return SQLITE_NOMEM;
    }
    made->database = opened;
    sqlite3_busy_timeout(opened, busy_milliseconds);
    sqlite3_set_authorizer(opened, authorize, made);
    *connection = made;
    return SQLITE_OK;
}

void csqlite_close(csqlite_connection *connection) {
    sqlite3_close(database(connection));
    free(connection);
}

void csqlite_restrict(csqlite_connection *connection, const char *forbidden) {
    connection->forbidden = forbidden;
}

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
    const char *rest = 0;
    int result = sqlite3_prepare_v3(database(connection), sql, -1, SQLITE_PREPARE_PERSISTENT, &compiled, &rest);
    if (result != SQLITE_OK) { return result; }
    // A second statement would be left out without a word.
    rest += strspn(rest, "; \t\r\n");
    if (compiled == 0 || *rest != 0) {
        sqlite3_finalize(compiled);
        return SQLITE_MISUSE;
    }
    *statement = (csqlite_statement *)compiled;
    return SQLITE_OK;
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

int32_t csqlite_bind_real(csqlite_statement *statement, int32_t parameter, double value) {
    return sqlite3_bind_double(prepared(statement), parameter, value);
}

int32_t csqlite_bind_blob(csqlite_statement *statement, int32_t parameter, const void *bytes, int32_t length) {
    return sqlite3_bind_blob(prepared(statement), parameter, bytes, length, SQLITE_TRANSIENT);
}

int32_t csqlite_bind_null(csqlite_statement *statement, int32_t parameter) {
    return sqlite3_bind_null(prepared(statement), parameter);
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

const void *csqlite_column_blob(csqlite_statement *statement, int32_t column, int32_t *length) {
    const void *bytes = sqlite3_column_blob(prepared(statement), column);
    *length = sqlite3_column_bytes(prepared(statement), column);
    return bytes;
}

double csqlite_column_real(csqlite_statement *statement, int32_t column) {
    return sqlite3_column_double(prepared(statement), column);
}

int32_t csqlite_column_type(csqlite_statement *statement, int32_t column) {
    return sqlite3_column_type(prepared(statement), column);
}

int32_t csqlite_column_count(csqlite_statement *statement) { return sqlite3_column_count(prepared(statement)); }

// An open file description that ends, ends its locks: that of a process that was killed, too, and unlike other locks of
// a process they do not end with another description of the same file.
// https://www.gnu.org/software/libc/manual/html_node/Open-File-Description-Locks.html

int32_t csqlite_open_owners(const char *path, int32_t is_made) {
    return open(path, O_RDWR | (is_made ? O_CREAT : 0) | O_NOFOLLOW | O_CLOEXEC, 0600);
}

static struct flock lock_of(int64_t owner) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = owner, .l_len = 1};
    return lock;
}

int32_t csqlite_lock_owner(int32_t owners, int64_t owner) {
    struct flock lock = lock_of(owner);
    return fcntl(owners, F_OFD_SETLK, &lock) == 0 ? 0 : -1;
}

int32_t csqlite_is_owner_gone(int32_t owners, const char *path, int64_t owner) {
    // Where the file was replaced others lock another one, of which nothing is seen in this one.
    struct stat opened, named;
    if (fstat(owners, &opened) != 0 || lstat(path, &named) != 0) { return 0; }
    if (opened.st_dev != named.st_dev || opened.st_ino != named.st_ino) { return 0; }
    struct flock lock = lock_of(owner);
    return fcntl(owners, F_OFD_GETLK, &lock) == 0 && lock.l_type == F_UNLCK;
}

void csqlite_close_owners(int32_t owners) { close(owners); }

#else

// SQLite is promised on Linux alone: opening says that it is unavailable, and nothing else is reached.

int32_t csqlite_make_file(const char *path) { return -1; }
void csqlite_remove_file(const char *path) {}
int32_t csqlite_open(const char *path, int32_t busy_milliseconds, csqlite_connection **connection) {
    *connection = 0;
    return CSQLITE_UNAVAILABLE;
}
void csqlite_close(csqlite_connection *connection) {}
void csqlite_restrict(csqlite_connection *connection, const char *forbidden) {}
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
int32_t csqlite_bind_real(csqlite_statement *statement, int32_t parameter, double value) {
    return CSQLITE_UNAVAILABLE;
}
int32_t csqlite_bind_blob(csqlite_statement *statement, int32_t parameter, const void *bytes, int32_t length) {
    return CSQLITE_UNAVAILABLE;
}
int32_t csqlite_bind_null(csqlite_statement *statement, int32_t parameter) { return CSQLITE_UNAVAILABLE; }
int32_t csqlite_step(csqlite_statement *statement) { return CSQLITE_UNAVAILABLE; }
int64_t csqlite_column_integer(csqlite_statement *statement, int32_t column) { return 0; }
const char *csqlite_column_text(csqlite_statement *statement, int32_t column, int32_t *length) {
    *length = 0;
    return 0;
}
const void *csqlite_column_blob(csqlite_statement *statement, int32_t column, int32_t *length) {
    *length = 0;
    return 0;
}
double csqlite_column_real(csqlite_statement *statement, int32_t column) { return 0; }
int32_t csqlite_column_type(csqlite_statement *statement, int32_t column) { return CSQLITE_NULL; }
int32_t csqlite_column_count(csqlite_statement *statement) { return 0; }
int32_t csqlite_open_owners(const char *path, int32_t is_made) { return -1; }
int32_t csqlite_lock_owner(int32_t owners, int64_t owner) { return -1; }
int32_t csqlite_is_owner_gone(int32_t owners, const char *path, int64_t owner) { return 0; }
void csqlite_close_owners(int32_t owners) {}

#endif
