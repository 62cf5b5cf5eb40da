/// How much counts as little and as much: four levels, of which each holds about as many of the days with practice.
///
/// The levels follow the days themselves, so that one day of ten times the usual does not make all others look empty.
struct HeatLevels: Equatable, Sendable {
    /// The greatest number of each level; the last has no end.
    let ends: [Int]

    /// The levels of numbers; those that are 0 are left out.
    init(of numbers: some Sequence<Int>) {
        let sorted = numbers.filter { $0 > 0 }.sorted()
        var ends: [Int] = []
        for quarter in 1...3 {
            let value = sorted.isEmpty ? quarter : sorted[(sorted.count - 1) * quarter / 4]
            ends.append(max(value, (ends.last ?? 0) + 1))
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
