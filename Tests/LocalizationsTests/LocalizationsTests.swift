// Tests of Localizations.
