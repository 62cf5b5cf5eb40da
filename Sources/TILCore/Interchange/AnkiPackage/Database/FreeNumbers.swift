/// Numbers that are given once: the one that is wanted, or the next that is free.
///
/// Those that are wanted in ascending order are given in ascending order, however many want the same.
/// Source: Robert Tarjan, "Efficiency of a Good But Not Linear Set Union Algorithm", 1975.
struct FreeNumbers {
    /// For a number that was given, one above which the next free one is looked for.
    private var above: [Int64: Int64] = [:]
    /// The same below, for where none is free above.
    private var below: [Int64: Int64] = [:]
    /// The greatest number that is given.
    private let greatest: Int64

    /// Numbers from 1 on, of which none was given yet.
    init(upTo greatest: Int64) {
        self.greatest = greatest
    }

    /// Takes a free number: the nearest from above, or from below where there is none.
    mutating func take(_ wanted: Int64) -> Int64 {
        let wanted = min(max(wanted, 1), greatest)
        var free = Self.free(from: wanted, 1, &above)
        if free > greatest { free = Self.free(from: wanted, -1, &below) }
        above[free] = free + 1
        below[free] = free - 1
        return free
    }

    private static func free(from wanted: Int64, _ step: Int64, _ next: inout [Int64: Int64]) -> Int64 {
        var free = wanted
        var passed: [Int64] = []
        while let other = next[free] {
            passed.append(free)
            free = other
        }
        for number in passed { next[number] = free }
        return free
    }
}
