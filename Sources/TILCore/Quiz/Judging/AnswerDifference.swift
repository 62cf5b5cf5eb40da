/// A typed answer beside the right one, cut where they differ.
///
/// The typed parts of all segments are the typed answer, the right parts the right answer, so that either can be drawn
/// with its differences marked. What the judge forgives (case, accents, punctuation) is no difference.
public struct AnswerDifference: Hashable, Sendable, Codable {
    /// The way in which the two parts of a segment relate.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// The two parts say the same.
        case same
        /// The right answer has something that was not typed.
        case missing
        /// Something was typed that the right answer does not have.
        case extra
        /// One was typed for the other; two letters swapped are one such segment.
        case changed
    }

    /// A part of the typed answer and the part of the right one that it stands for.
    public struct Segment: Hashable, Sendable, Codable {
        /// The way in which the two parts relate.
        public var kind: Kind
        /// The part of the typed answer; empty where something is missing.
        public var typed: String
        /// The part of the right answer; empty where something is extra.
        public var right: String

        /// Makes a segment from its parts.
        public init(_ kind: Kind, typed: String, right: String) {
            self.kind = kind
            self.typed = typed
            self.right = right
        }
    }

    /// The segments, from left to right; two neighbours are never of the same kind.
    public private(set) var segments: [Segment]

    /// The length from which texts are not aligned, in characters.
    static let longest = 400

    /// Two answers that say the same.
    public init(same typed: String, right: String) {
        segments = typed.isEmpty && right.isEmpty ? [] : [Segment(.same, typed: typed, right: right)]
    }

    /// Compares two answers letter by letter, or, where they have little in common, word by word.
    ///
    /// Of texts longer than 400 characters only the common beginning is found, so that the work stays small.
    public init(typed: String, right: String) {
        segments = []
        let (left, column) = (Array(right.prefix(Self.longest + 1)), Array(typed.prefix(Self.longest + 1)))
        guard left.count <= Self.longest, column.count <= Self.longest else {
            addAfterCommonBeginning(typed: typed, right: right)
            return
        }
        let comparison = CharacterComparison(right: left, typed: column)
        for segment in comparison.segments { add(segment) }
    }

    private mutating func addAfterCommonBeginning(typed: String, right: String) {
        let common = zip(typed, right).prefix { $0 == $1 }.count
        add(Segment(.same, typed: String(typed.prefix(common)), right: String(right.prefix(common))))
        let (rest, rightRest) = (String(typed.dropFirst(common)), String(right.dropFirst(common)))
        add(Segment(rest.isEmpty ? .missing : rightRest.isEmpty ? .extra : .changed, typed: rest, right: rightRest))
    }

    private mutating func add(_ segment: Segment) {
        if segment.typed.isEmpty && segment.right.isEmpty { return }
        if let last = segments.last, last.kind == segment.kind {
            segments[segments.count - 1].typed += segment.typed
            segments[segments.count - 1].right += segment.right
        } else {
            segments.append(segment)
        }
    }
}
