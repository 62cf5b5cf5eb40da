extension RandomAccessCollection {
    /// Returns the index of the first element that satisfies a predicate, or the end index if no element does. All
    /// elements that satisfy it must come after all that do not.
    ///
    /// Uses binary search. The name comes from swift-algorithms, and this is the only function of that package that til
    /// needs.
    @inlinable
    package func partitioningIndex(where isSo: (Element) throws -> Bool) rethrows -> Index {
        var low = 0
        var count = count
        while count > 0 {
            let half = count / 2
            // Arithmetic instead of a branch: no processor can predict which half is next.
            let isBehind = try isSo(self[index(startIndex, offsetBy: low &+ half)]) ? 0 : 1
            low &+= isBehind &* (half &+ 1)
            count = half &- isBehind &* (1 &- count & 1)
        }
        return index(startIndex, offsetBy: low)
    }
}
