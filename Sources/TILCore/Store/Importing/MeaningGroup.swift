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
    /// Rows that say exactly what an earlier one says, with that one.
    private(set) var repeats: [(row: Int64, first: Int64)] = []

    /// The row of the meaning that was there first.
    var oldestRow: Int64? { rows.min() }

    /// Whether the acronym is in one row, as nearly all are.
    var isSingle: Bool { rows.count == 1 && repeats.isEmpty }

    /// Starts with no meanings, of no acronym.
    mutating func start() {
        rows.removeAll(keepingCapacity: true)
        folds.removeAll(keepingCapacity: true)
        key.removeAll(keepingCapacity: true)
        repeats.removeAll(keepingCapacity: true)
    }

    /// Adds a row that says exactly what an earlier one says.
    mutating func add(_ row: Int64, repeating first: Int64) {
        repeats.append((row, first))
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

    /// Each row that says nearly what another says, with the first, in the group's order, of those that stay: the rows that
    /// may not go, or else the oldest.
    /// - Parameter mayGo: whether a row may be dropped for another.
    func nearRepeats(mayGo: (Int64) -> Bool) -> [Int64: Int64] {
        if rows.count < 2 || (rows.count == 2 && folds[0] != folds[1]) { return [:] }
        var classes: [Int: [Int64]] = [:]
        for (row, fold) in zip(rows, folds) { classes[fold, default: []].append(row) }
        var found: [Int64: Int64] = [:]
        for rows in classes.values where rows.count > 1 {
            guard let kept = rows.first(where: { !mayGo($0) }) ?? rows.min() else { continue }
            for row in rows where row != kept && mayGo(row) { found[row] = kept }
        }
        return found
    }

    private static func fold(_ long: UnsafeBufferPointer<UInt8>) -> Int {
        RepeatKey(String(decoding: long, as: UTF8.self)).hashValue
    }

    private static func isSame(_ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        left.withUnsafeBufferPointer { $0.isSame(as: right) }
    }
}
