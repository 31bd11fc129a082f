// Tests of MessageRendering.
