/// How much counts as little and as much: four levels, which begin at the quarters of the days with practice.
///
/// The levels follow the days themselves, so that one day of ten times the usual does not make all others look empty,
/// and who does the same each day sees full days.
struct HeatLevels: Equatable, Sendable {
    /// The greatest number of each level; the last has no end.
    let ends: [Int]

    /// The levels of numbers; those that are 0 are left out.
    init(of numbers: some Sequence<Int>) {
        let sorted = numbers.filter { $0 > 0 }.sorted()
        var ends: [Int] = []
        // From above, so that levels for which there are no different numbers are squeezed in below the highest.
        for level in [4, 3, 2] {
            let quarter = sorted.isEmpty ? level : sorted[(sorted.count - 1) * (level - 1) / 4]
            ends.insert(min(max(level, quarter), ends.first ?? .max) - 1, at: 0)
        }
        self.ends = ends
    }

    /// The level of a number: 0 for nothing, else 1 to 4.
    func level(_ number: Int) -> Int {
        number <= 0 ? 0 : 1 + (ends.firstIndex { number <= $0 } ?? ends.count)
    }

    /// The numbers of a level: `1-9`, `10`, `50+`.
    func name(_ level: Int) -> String {
        guard level > 0 else { return "none" }
        let first = level == 1 ? 1 : ends[level - 2] + 1
        guard level <= ends.count else { return "\(grouped(first))+" }
        let last = ends[level - 1]
        return first == last ? grouped(first) : "\(grouped(first))-\(grouped(last))"
    }
}
