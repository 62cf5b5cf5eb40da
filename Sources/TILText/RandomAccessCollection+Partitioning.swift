extension RandomAccessCollection {
    /// Returns the index of the first element that satisfies a predicate, or the end index if no element does. All
    /// elements that satisfy it must come after all that do not.
    ///
    /// Uses binary search. The name comes from swift-algorithms, and this is the only function of that package that til
    /// needs.
    @inlinable
    package func partitioningIndex(where isSo: (Element) throws -> Bool) rethrows -> Index {
        var rest = self[...]
        while !rest.isEmpty {
            let middle = rest.index(rest.startIndex, offsetBy: rest.count / 2)
            rest = try isSo(rest[middle]) ? rest[..<middle] : rest[rest.index(after: middle)...]
        }
        return rest.startIndex
    }
}
