/// How many answers a day count as few and as many: four fixed steps, so that a shade means the same for everybody and
/// always.
enum HeatLevels {
    /// The fewest answers of each step, with its name.
    static let steps = [
        (least: 1, name: "few"), (least: 10, name: "some"), (least: 25, name: "many"), (least: 50, name: "lots"),
    ]

    /// The step of a number: 0 for nothing, else 1 to 4.
    static func level(_ number: Int) -> Int {
        steps.lastIndex { number >= $0.least }.map { $0 + 1 } ?? 0
    }

    /// A step in words: `few 1-9`, `lots 50+`.
    static func name(_ level: Int) -> String {
        guard steps.indices.contains(level - 1) else { return "none" }
        let step = steps[level - 1]
        return "\(step.name) " + (level < steps.count ? "\(step.least)-\(steps[level].least - 1)" : "\(step.least)+")
    }
}
