// The room PriceFormatting opens with its first type.
