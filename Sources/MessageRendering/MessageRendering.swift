// The room MessageRendering opens with its first type.
