// Tests of FileReplacement.
