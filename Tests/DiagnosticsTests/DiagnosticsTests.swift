// Tests of Diagnostics.
