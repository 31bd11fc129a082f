// The room StoreConfiguration opens with its first type.
