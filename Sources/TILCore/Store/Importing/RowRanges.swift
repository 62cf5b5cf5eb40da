import TILText

/// Numbers of rows that mostly come one after the other: kept as ranges.
struct RowRanges {
    private var ranges: [ClosedRange<Int64>] = []
    /// Those that came after a greater one.
    private var late: Set<Int64> = []

    /// Adds a row.
    mutating func add(_ row: Int64) {
        if let last = ranges.last, last.upperBound >= row {
            if !contains(row) { late.insert(row) }
        } else if let last = ranges.last, last.upperBound == row - 1 {
            ranges[ranges.count - 1] = last.lowerBound...row
        } else {
            ranges.append(row...row)
        }
    }

    /// Whether a row was added.
    func contains(_ row: Int64) -> Bool {
        let place = ranges.partitioningIndex { $0.upperBound >= row }
        return place < ranges.count && ranges[place].contains(row) || late.contains(row)
    }
}
