// The room ShoptalkTool opens with its first type.
