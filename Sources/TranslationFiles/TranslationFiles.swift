// The room TranslationFiles opens with its first type.
