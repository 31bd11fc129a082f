// The room Localizations.
