// Tests of JournalSQLite.
