// Plain SQLite writing the rows that a journal writes, which the journal is measured beside. Only <stdint.h> types.

#ifndef JOURNAL_PEERS_H
#define JOURNAL_PEERS_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// A database with the tables and indexes of a journal, written without a journal's code.
typedef struct journal_peer journal_peer;

/// Makes a file with the tables of a journal that is there, whose rows it takes as a measure for its own; null where that
/// cannot be.
journal_peer *_Nullable journal_peer_open(const char *path, const char *rollback_mode, const char *model);
void journal_peer_close(journal_peer *peer);

/// Writes what one purchase writes, in six commits; 0 where all went well.
int32_t journal_peer_purchase(journal_peer *peer);

/// Adds so many entries, a batch in each commit; 0 where all went well.
int32_t journal_peer_add_entries(journal_peer *peer, int32_t count, int32_t batch);

/// Opens a file and looks at its structure; 0 where it is whole.
int32_t journal_peer_check(const char *path);

/// How often a file was changed, as its header tells, https://www.sqlite.org/fileformat.html#file_change_counter. Nobody may
/// hold a lock on it in this process.
uint32_t journal_peer_changes(const char *path);

#pragma clang assume_nonnull end

#endif
