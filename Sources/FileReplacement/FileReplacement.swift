// The room FileReplacement opens with its first type.
