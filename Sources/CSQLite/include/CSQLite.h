// The part of the system's SQLite that Shoptalk keeps its journal with.
//
// The header names no SQLite type, so that an importer may use another SQLite beside it; `sqlite3.h` appears in CSQLite.c
// alone. A connection and its statements belong to one thread at a time: the caller sees to that.
//
// On a platform where this is not built, opening gives CSQLITE_UNAVAILABLE.

#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdint.h>

#pragma clang assume_nonnull begin

// Results are SQLite's own codes, extended ones included; the low byte is the primary code.
// https://www.sqlite.org/rescode.html

#define CSQLITE_OK 0
#define CSQLITE_BUSY 5
#define CSQLITE_LOCKED 6
#define CSQLITE_CORRUPT 11
#define CSQLITE_FULL 13
#define CSQLITE_CONSTRAINT 19
#define CSQLITE_MISUSE 21
#define CSQLITE_AUTH 23
#define CSQLITE_NOTADB 26
#define CSQLITE_ROW 100
#define CSQLITE_DONE 101
#define CSQLITE_UNAVAILABLE (-1)

// The types of values, https://www.sqlite.org/c3ref/c_blob.html

#define CSQLITE_INTEGER 1
#define CSQLITE_FLOAT 2
#define CSQLITE_TEXT 3
#define CSQLITE_BLOB 4
#define CSQLITE_NULL 5

/// An open database.
typedef struct csqlite_connection csqlite_connection;

/// A prepared statement of a connection.
typedef struct csqlite_statement csqlite_statement;

/// Makes an empty file with mode 0600. Where the name is taken, or no file can be made, the result is not 0.
int32_t csqlite_make_file(const char *path);

/// Takes the name of a file away; whoever has it open keeps it.
void csqlite_remove_file(const char *path);

/// Opens a file for reading and writing. A symbolic link is refused. Where the file is held by somebody else, later calls
/// wait so many milliseconds.
int32_t csqlite_open(
    const char *path, int32_t busy_milliseconds, csqlite_connection *_Nullable *_Nonnull connection);

/// Closes a connection whose statements are all finalized.
void csqlite_close(csqlite_connection *connection);

/// From now on, refuses to compile statements that name one of these tables, open or end a transaction, attach a file,
/// change a setting or look after the file. The names have a space between them and must outlive the connection; null allows everything.
void csqlite_restrict(csqlite_connection *connection, const char *_Nullable forbidden);

/// What went wrong last, in English; valid until the next call.
const char *csqlite_message(csqlite_connection *connection);

/// Runs one or more statements that give no rows.
int32_t csqlite_execute(csqlite_connection *connection, const char *sql);

/// Whether the file that was opened is no longer what its path names.
int32_t csqlite_has_moved(csqlite_connection *connection);

/// Whether a transaction is open.
int32_t csqlite_is_in_transaction(csqlite_connection *connection);

/// Copies every page of one database into another, by SQLite's own means for it.
/// https://www.sqlite.org/backup.html
int32_t csqlite_copy(csqlite_connection *source, csqlite_connection *destination);

/// Compiles one statement; CSQLITE_MISUSE where the text holds none or a second one.
int32_t csqlite_prepare(
    csqlite_connection *connection, const char *sql, csqlite_statement *_Nullable *_Nonnull statement);

/// Releases a statement.
void csqlite_finalize(csqlite_statement *statement);

/// Makes a statement ready to run again, with no values bound.
void csqlite_reset(csqlite_statement *statement);

/// Binds a whole number to a parameter, counted from 1.
int32_t csqlite_bind_integer(csqlite_statement *statement, int32_t parameter, int64_t value);

/// Binds UTF-8 to a parameter, counted from 1. The bytes are copied.
int32_t csqlite_bind_text(csqlite_statement *statement, int32_t parameter, const char *bytes, int32_t length);

/// Binds a floating-point number to a parameter, counted from 1.
int32_t csqlite_bind_real(csqlite_statement *statement, int32_t parameter, double value);

/// Binds bytes to a parameter, counted from 1. The bytes are copied.
int32_t csqlite_bind_blob(csqlite_statement *statement, int32_t parameter, const void *bytes, int32_t length);

/// Binds NULL to a parameter, counted from 1.
int32_t csqlite_bind_null(csqlite_statement *statement, int32_t parameter);

/// Runs a statement up to its next row: CSQLITE_ROW, CSQLITE_DONE, or what went wrong.
int32_t csqlite_step(csqlite_statement *statement);

/// The whole number in a column, counted from 0.
int64_t csqlite_column_integer(csqlite_statement *statement, int32_t column);

/// The UTF-8 in a column, counted from 0; valid until the next step. Null where the column holds nothing.
const char *_Nullable csqlite_column_text(csqlite_statement *statement, int32_t column, int32_t *length);

/// The bytes in a column, counted from 0; valid until the next step. Null where there are none.
const void *_Nullable csqlite_column_blob(csqlite_statement *statement, int32_t column, int32_t *length);

/// The floating-point number in a column, counted from 0.
double csqlite_column_real(csqlite_statement *statement, int32_t column);

/// The type of the value in a column, counted from 0.
int32_t csqlite_column_type(csqlite_statement *statement, int32_t column);

/// How many columns a row of a statement has.
int32_t csqlite_column_count(csqlite_statement *statement);

// Owners: numbers that are locked in a file beside the database as long as whoever has the number is there.

/// Opens the file of owners, and makes it with mode 0600 where that is asked; below 0 where that cannot be.
int32_t csqlite_open_owners(const char *path, int32_t is_made);

/// Locks the number of an owner until the file is closed; not 0 where somebody has it, or where nothing can be locked.
int32_t csqlite_lock_owner(int32_t owners, int64_t owner);

/// Whether nobody else has locked the number of an owner; 0 also where that cannot be told.
int32_t csqlite_is_owner_gone(int32_t owners, const char *path, int64_t owner);

/// Closes the file of owners, and so unlocks the number.
void csqlite_close_owners(int32_t owners);

#pragma clang assume_nonnull end

#endif
