// The room JSONText opens with its first type.
