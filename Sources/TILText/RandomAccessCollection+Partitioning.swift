extension RandomAccessCollection {
    /// Returns the index of the first element that satisfies a predicate, or the end index if no element does. All
    /// elements that satisfy it must come after all that do not.
    ///
    /// Uses binary search. The name comes from swift-algorithms, and this is the only function of that package that til
    /// needs.
    @inlinable
    package func partitioningIndex(where isSo: (Element) throws -> Bool) rethrows -> Index {
        var low = startIndex
        var count = count
        while count > 0 {
            let middle = index(low, offsetBy: count / 2)
            if try !isSo(self[middle]) {
                low = index(after: middle)
                count -= 1
            }
            count /= 2
        }
        return low
    }
}
