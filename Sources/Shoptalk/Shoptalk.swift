// The room Shoptalk opens with its first type.
