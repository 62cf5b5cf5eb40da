extension RandomAccessCollection {
    /// The place of the first element of which something is so, in a collection whose elements of which it is so come after
    /// all others; the end where there is none.
    ///
    /// It is looked for by halves. The name is that of the function in swift-algorithms, of which this is all that is used.
    @inlinable
    package func partitioningIndex(where isSo: (Element) throws -> Bool) rethrows -> Index {
        var low = 0
        var count = count
        while count > 0 {
            let half = count / 2
            // Summed up rather than branched: which half it is no processor can foretell.
            let isBehind = try isSo(self[index(startIndex, offsetBy: low &+ half)]) ? 0 : 1
            low &+= isBehind &* (half &+ 1)
            count = half &- isBehind &* (1 &- count & 1)
        }
        return index(startIndex, offsetBy: low)
    }
}
