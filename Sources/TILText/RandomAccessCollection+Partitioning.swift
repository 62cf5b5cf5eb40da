extension RandomAccessCollection {
    /// The place of the first element of which something is so, in a collection whose elements of which it is so come after
    /// all others; the end where there is none.
    ///
    /// It is looked for by halves. The name is that of the function in swift-algorithms, of which this is all that is used.
    @inlinable
    package func partitioningIndex(where isSo: (Element) throws -> Bool) rethrows -> Index {
        var low = startIndex
        var count = distance(from: startIndex, to: endIndex)
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if try isSo(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
