// Tests of PriceFormatting.
