// The umbrella: one import for what an app ships. The simulator, the SQLite journal, the Foundation bridge and the
// reading of translation files are imported by their own names.

@_exported public import FailureClassification
@_exported public import Languages
@_exported public import Localizations
@_exported public import MessageRendering
@_exported public import PriceFormatting
@_exported public import PurchaseMessages
@_exported public import PurchaseProcessing
@_exported public import PurchaseTerms
@_exported public import Purchases
@_exported public import StringTables
