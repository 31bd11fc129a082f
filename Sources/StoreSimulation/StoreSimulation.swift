// The room StoreSimulation opens with its first type.
