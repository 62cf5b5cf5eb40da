import TILText

/// The meanings of one acronym, as they come in the order of an index: by the long, then the short, then the row.
struct MeaningGroup {
    /// The acronym's key.
    private(set) var key: [UInt8] = []
    /// The rows, one for each meaning: the first that says it.
    private(set) var rows: [Int64] = []
    /// What each folds to, for finding near repeats; empty while there is but one meaning, as nearly always.
    private var folds: [Int] = []
    private var long: [UInt8] = []
    private var short: [UInt8] = []

    /// The row of the meaning that was there first.
    var oldestRow: Int64? { rows.min() }

    /// Starts with no meanings, of no acronym.
    mutating func start() {
        rows.removeAll(keepingCapacity: true)
        folds.removeAll(keepingCapacity: true)
        key.removeAll(keepingCapacity: true)
    }

    /// Starts with no meanings of another acronym.
    mutating func start(_ key: UnsafeBufferPointer<UInt8>) {
        start()
        self.key.append(contentsOf: key)
    }

    /// Whether a key is the acronym's.
    func isOf(_ key: UnsafeBufferPointer<UInt8>) -> Bool { Self.isSame(self.key, key) }

    /// The row that says this already; nil where none does.
    func first(saying long: UnsafeBufferPointer<UInt8>, _ short: UnsafeBufferPointer<UInt8>) -> Int64? {
        // What is the same stands together.
        guard let last = rows.last, Self.isSame(self.long, long), Self.isSame(self.short, short) else { return nil }
        return last
    }

    /// Adds a meaning.
    mutating func add(_ row: Int64, long: UnsafeBufferPointer<UInt8>, short: UnsafeBufferPointer<UInt8>) {
        if rows.count == 1 { folds.append(self.long.withUnsafeBufferPointer(Self.fold)) }
        if !rows.isEmpty { folds.append(Self.fold(long)) }
        rows.append(row)
        self.long.removeAll(keepingCapacity: true)
        self.long.append(contentsOf: long)
        self.short.removeAll(keepingCapacity: true)
        self.short.append(contentsOf: short)
    }

    /// Each row that nearly repeats an older one, with the first of these in the group's order.
    func nearRepeats() -> [(row: Int64, other: Int64)] {
        if rows.count < 2 { return [] }
        if rows.count == 2 {
            if folds[0] != folds[1] { return [] }
            return rows[0] < rows[1] ? [(rows[1], rows[0])] : [(rows[0], rows[1])]
        }
        let order = rows.indices.sorted { (folds[$0], $0) < (folds[$1], $1) }
        var found: [(row: Int64, other: Int64)] = []
        var start = 0
        while start < order.count {
            var end = start + 1
            while end < order.count, folds[order[end]] == folds[order[start]] { end += 1 }
            if end - start > 1 { found += Self.older(order[start..<end].map { rows[$0] }) }
            start = end
        }
        return found
    }

    /// Each of some rows of which an older one is among them, with the first that is older.
    private static func older(_ rows: [Int64]) -> [(row: Int64, other: Int64)] {
        // The first older one is one that was older than all before it: these fall from place to place.
        var records: [Int64] = []
        for row in rows where row < records.last ?? .max { records.append(row) }
        return rows.compactMap { row in
            let first = records.partitioningIndex { $0 < row }
            return first < records.count ? (row, records[first]) : nil
        }
    }

    private static func fold(_ long: UnsafeBufferPointer<UInt8>) -> Int {
        RepeatKey(String(decoding: long, as: UTF8.self)).hashValue
    }

    private static func isSame(_ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        left.withUnsafeBufferPointer { $0.isSame(as: right) }
    }
}
