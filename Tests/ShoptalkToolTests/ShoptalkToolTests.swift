// Tests of ShoptalkTool.
