/// The grade of an answer, by how well it was remembered: the four grades of FSRS, with its numbers.
public enum Grade: Int, CaseIterable, Hashable, Comparable, Sendable, Codable {
    /// Forgotten.
    case again = 1
    /// Remembered with effort.
    case hard = 2
    /// Remembered.
    case good = 3
    /// Remembered at once.
    case easy = 4

    /// The grade's name, as it is printed and written to JSON.
    public var name: String {
        switch self {
        case .again: "again"
        case .hard: "hard"
        case .good: "good"
        case .easy: "easy"
        }
    }

    /// The grade with a name; nil where there is none.
    package init?(name: String) {
        guard let grade = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = grade
    }

    /// Again is the lowest, easy the highest.
    public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
