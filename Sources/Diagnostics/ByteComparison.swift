extension [UInt8] {
    /// Whether other bytes are the same, compared eight at a time.
    ///
    /// `==` looks at one byte after the other, which for a file of many megabytes takes as long as reading it.
    ///
    /// - Complexity: Linear in the number of bytes up to the first that differs.
    package func hasSameBytes(as other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBytes { left in
            other.withUnsafeBytes { right in
                var offset = 0
                while offset + 8 <= left.count {
                    if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    {
                        return false
                    }
                    offset += 8
                }
                return left[offset...].elementsEqual(right[offset...])
            }
        }
    }
}
