/// A typed answer and the right one, split into segments at their differences.
///
/// The typed parts of all segments make up the typed answer, and the right parts make up the right answer. A program
/// can therefore draw either one with its differences marked. Case, accents and punctuation, which the judge forgives,
/// do not count as differences.
///
/// ```swift
/// let judgement = Judge().judge("for the wim", asked: .meaning, accepted: [thing])
/// for segment in judgement.difference.segments where segment.kind != .same {
///     print("\(segment.typed) instead of \(segment.right)")
/// }
/// ```
public struct AnswerDifference: Hashable, Sendable, Codable {
    /// The relation between the two parts of a segment.
    ///
    /// ```swift
    /// let missing = judgement.difference.segments.filter { $0.kind == .missing }.map(\.right)
    /// print("missing: \(missing.joined(separator: ", "))")  // missing: i
    /// ```
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// The two parts are the same.
        case same
        /// A part of the right answer was not typed.
        case missing
        /// A typed part does not occur in the right answer.
        case extra
        /// One part was typed in place of the other. Two swapped letters are one such segment.
        case changed

        /// Creates the kind of two parts that differ.
        /// - Parameters:
        ///   - isTyped: whether the typed part has letters.
        ///   - isRight: whether the part of the right answer has letters.
        fileprivate init(isTyped: Bool, isRight: Bool) {
            if !isTyped {
                self = .missing
            } else {
                self = isRight ? .changed : .extra
            }
        }
    }

    /// A part of the typed answer and the corresponding part of the right one.
    ///
    /// ```swift
    /// let marked = judgement.difference.segments.map { segment in
    ///     segment.kind == .same ? segment.right : "[\(segment.right)]"
    /// }
    /// print(marked.joined())  // For the W[i]n
    /// ```
    public struct Segment: Hashable, Sendable, Codable {
        /// The relation between the two parts.
        public var kind: Kind
        /// The part of the typed answer, which is empty if something is missing.
        public var typed: String
        /// The part of the right answer, which is empty if something is extra.
        public var right: String
    }

    /// The segments, from left to right. Two neighbours are never of the same kind.
    public private(set) var segments: [Segment]

    /// Whether the two answers have a letter or digit in common, so that it helps to mark where they differ.
    package var isPartlySame: Bool {
        segments.contains { $0.kind == .same && $0.right.contains { $0.isLetter || $0.isNumber } }
    }

    /// The maximum length of texts that are aligned, in characters.
    static let longest = 400

    /// Creates the difference of two answers that are the same.
    package init(same typed: String, right: String) {
        segments = typed.isEmpty && right.isEmpty ? [] : [Segment(kind: .same, typed: typed, right: right)]
    }

    /// Creates the difference of two answers, letter by letter, or word by word if they have little in common.
    ///
    /// If a text is longer than 400 characters, only the common beginning is found, to limit the time.
    package init(typed: String, right: String) {
        segments = []
        let left = Array(right.prefix(Self.longest + 1))
        let column = Array(typed.prefix(Self.longest + 1))
        if left.count <= Self.longest, column.count <= Self.longest {
            for segment in Comparison(right: left, typed: column).segments { add(segment) }
        } else {
            let common = zip(typed, right).prefix { $0 == $1 }.count
            add(Segment(kind: .same, typed: String(typed.prefix(common)), right: String(right.prefix(common))))
            let rest = String(typed.dropFirst(common))
            let rightRest = String(right.dropFirst(common))
            add(Segment(kind: Kind(isTyped: !rest.isEmpty, isRight: !rightRest.isEmpty), typed: rest, right: rightRest))
        }
    }

    /// Creates the difference of a chosen and the right answer, word by word if they have as many words.
    package init(chosen: String, right: String) {
        let words = chosen.split(separator: " ")
        let rightWords = right.split(separator: " ")
        guard words.count == rightWords.count else {
            self.init(typed: chosen, right: right)
            return
        }
        self.init(same: "", right: "")
        for (word, right) in zip(words, rightWords) {
            if !segments.isEmpty { add(Segment(kind: .same, typed: " ", right: " ")) }
            add(
                Segment(
                    kind: word.lowercased() == right.lowercased() ? .same : .changed, typed: String(word),
                    right: String(right)))
        }
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

/// An alignment of the characters of a right and a typed answer.
private struct Comparison {
    /// A character and its role for the judge.
    private struct Element {
        enum Role { case letter, space, mark }

        let character: Character
        let key: [UInt32]
        let role: Role

        init(_ character: Character) {
            self.character = character
            key = FoldedText.scalars(of: String(character), keepsSymbols: false)
            let isLetter = key.contains { $0 != FoldedText.space && $0 != FoldedText.hyphen }
            if isLetter {
                role = .letter
            } else {
                role = key.contains(FoldedText.space) ? .space : .mark
            }
        }
    }

    private let right: [Element]
    private let typed: [Element]
    private static let edit = 10

    /// Creates the comparison of two texts of moderate length. The time grows with the product of their lengths.
    init(right: [Character], typed: [Character]) {
        self.right = right.map(Element.init)
        self.typed = typed.map(Element.init)
    }

    /// The segments in order. Neighbours may be of the same kind.
    var segments: [AnswerDifference.Segment] {
        if let segments = segmentsByLetter(right.indices, typed.indices) { return segments }
        let rows = Self.words(right)
        let columns = Self.words(typed)
        let words = Alignment(rows.indices, columns.indices) { left, column in
            guard let row = left.first, let column = column.first else {
                let word = left.first.map { rows[$0].letters } ?? column.first.map { columns[$0].letters }
                return Self.edit * (word?.count ?? 0)
            }
            guard left.count == 1 else { return nil }
            let mine = rows[row].letters
            let theirs = columns[column].letters
            return min(letters(mine, theirs).cost, Self.edit * max(mine.count, theirs.count))
        }
        return words.steps.flatMap { step -> [AnswerDifference.Segment] in
            guard let row = step.left.first.map({ rows[$0] }) else {
                return step.right.map { segment(.extra, 0..<0, columns[$0].all) }
            }
            guard let column = step.right.first.map({ columns[$0] }) else {
                return [segment(.missing, row.all, 0..<0)]
            }
            let byLetter = segmentsByLetter(row.letters, column.letters)
            return (byLetter ?? [segment(.changed, row.letters, column.letters)])
                + [segment(.same, row.gap, column.gap)]
        }
    }

    /// Returns the segments of two parts, one for each step, or nil if the parts have little in common.
    private func segmentsByLetter(_ rows: Range<Int>, _ columns: Range<Int>) -> [AnswerDifference.Segment]? {
        let alignment = letters(rows, columns)
        guard alignment.cost * 2 <= Self.edit * max(rows.count, columns.count) else { return nil }
        return alignment.steps.map { step in
            let difference = AnswerDifference.Kind(isTyped: !step.right.isEmpty, isRight: !step.left.isEmpty)
            return segment(step.cost < Self.edit ? .same : difference, step.left, step.right)
        }
    }

    private func segment(
        _ kind: AnswerDifference.Kind, _ rows: Range<Int>, _ columns: Range<Int>
    ) -> AnswerDifference.Segment {
        AnswerDifference.Segment(
            kind: kind, typed: String(typed[columns].map(\.character)), right: String(right[rows].map(\.character)))
    }

    private func letters(_ rows: Range<Int>, _ columns: Range<Int>) -> Alignment {
        Alignment(rows, columns) { rows, columns in
            guard let row = rows.first, let column = columns.first else {
                let alone = rows.first.map { right[$0].role } ?? columns.first.map { typed[$0].role }
                return alone == .mark ? 1 : Self.edit
            }
            let mine = right[row]
            let theirs = typed[column]
            if rows.count == 2 {
                let next = right[row + 1]
                let other = typed[column + 1]
                let isSwapped =
                    mine.role != .mark && next.role != .mark && mine.key == other.key && next.key == theirs.key
                    && mine.key != next.key
                return isSwapped ? Self.edit : nil
            }
            if mine.role == .letter, theirs.role == .letter { return mine.key == theirs.key ? 0 : Self.edit }
            // A space or a mark never matches a letter. A hyphen may match a space.
            return mine.role == .letter || theirs.role == .letter ? 3 * Self.edit : 0
        }
    }

    /// A word and its separator from the next one.
    private struct Word {
        let letters: Range<Int>
        let gap: Range<Int>

        var all: Range<Int> { letters.lowerBound..<gap.upperBound }
    }

    private static func words(_ elements: [Element]) -> [Word] {
        var words: [Word] = []
        while let start = words.last?.gap.upperBound ?? elements.indices.first, start < elements.count {
            let rest = elements[start...]
            let gap = rest.firstIndex { $0.role != .letter } ?? elements.count
            let end = elements[gap...].firstIndex { element in element.role == .letter } ?? elements.count
            words.append(Word(letters: start..<gap, gap: gap..<end))
        }
        return words
    }
}
