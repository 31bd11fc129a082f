// Tests of TranslationFiles.
