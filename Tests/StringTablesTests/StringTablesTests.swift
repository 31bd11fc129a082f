// Tests of StringTables.
