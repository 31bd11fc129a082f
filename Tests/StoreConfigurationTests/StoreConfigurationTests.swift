// Tests of StoreConfiguration.
