// Tests of StoreSimulation.
