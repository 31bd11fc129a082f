// The room Diagnostics opens with its first type.
