// The room JournalSQLite opens with its first type.
