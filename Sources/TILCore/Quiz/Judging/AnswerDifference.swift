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
        segments.contains { segment in
            segment.kind == .same && segment.right.contains { character in character.isLetter || character.isNumber }
        }
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
        let rightStart = Array(right.prefix(Self.longest + 1))
        let typedStart = Array(typed.prefix(Self.longest + 1))
        let areAligned = rightStart.count <= Self.longest && typedStart.count <= Self.longest
        guard areAligned else {
            addBeginningAndRest(typed: typed, right: right)
            return
        }
        for segment in Comparison(right: rightStart, typed: typedStart).segments { add(segment) }
    }

    /// Adds the common beginning of two texts as one segment, and the rest of both as another.
    private mutating func addBeginningAndRest(typed: String, right: String) {
        let common = zip(typed, right).prefix { typedCharacter, rightCharacter in typedCharacter == rightCharacter }
            .count
        add(Segment(kind: .same, typed: String(typed.prefix(common)), right: String(right.prefix(common))))
        let typedRest = String(typed.dropFirst(common))
        let rightRest = String(right.dropFirst(common))
        let kind = Kind(isTyped: !typedRest.isEmpty, isRight: !rightRest.isEmpty)
        add(Segment(kind: kind, typed: typedRest, right: rightRest))
    }

    /// Creates the difference of a chosen and the right answer, word by word if they have as many words.
    package init(chosen: String, right: String) {
        let chosenWords = chosen.split(separator: " ")
        let rightWords = right.split(separator: " ")
        guard chosenWords.count == rightWords.count else {
            self.init(typed: chosen, right: right)
            return
        }
        self.init(same: "", right: "")
        for (chosenWord, rightWord) in zip(chosenWords, rightWords) {
            if !segments.isEmpty { add(Segment(kind: .same, typed: " ", right: " ")) }
            let isSame = chosenWord.lowercased() == rightWord.lowercased()
            add(Segment(kind: isSame ? .same : .changed, typed: String(chosenWord), right: String(rightWord)))
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
            let isLetter = key.contains { scalar in scalar != FoldedText.space && scalar != FoldedText.hyphen }
            if isLetter {
                role = .letter
            } else {
                role = key.contains(FoldedText.space) ? .space : .mark
            }
        }
    }

    private let right: [Element]
    private let typed: [Element]

    /// The cost of a missing, extra or changed letter or space, or of two swapped ones.
    private static let edit = 10
    /// The cost of a missing or extra mark, which is not a difference.
    private static let markAlone = 1
    /// The cost of a letter in place of a space or mark. It is more than the cost of both alone, so that an alignment
    /// never has it.
    private static let letterForMark = 3 * edit

    /// Creates the comparison of two texts of moderate length. The time grows with the product of their lengths.
    init(right: [Character], typed: [Character]) {
        self.right = right.map(Element.init)
        self.typed = typed.map(Element.init)
    }

    /// The segments in order. Neighbours may be of the same kind.
    var segments: [AnswerDifference.Segment] {
        segmentsByLetter(right: right.indices, typed: typed.indices) ?? segmentsByWord
    }

    private func segment(
        _ kind: AnswerDifference.Kind, right rightRange: Range<Int>, typed typedRange: Range<Int>
    ) -> AnswerDifference.Segment {
        let rightText = String(right[rightRange].map(\.character))
        let typedText = String(typed[typedRange].map(\.character))
        return AnswerDifference.Segment(kind: kind, typed: typedText, right: rightText)
    }

    // MARK: Letters

    /// Returns the segments of two parts, one for each step, or nil if the parts have little in common.
    private func segmentsByLetter(right rightRange: Range<Int>, typed typedRange: Range<Int>)
        -> [AnswerDifference.Segment]?
    {
        let alignment = letterAlignment(right: rightRange, typed: typedRange)
        // More edits than half of the letters would mark more than they show.
        let isSimilar = alignment.cost * 2 <= Self.edit * max(rightRange.count, typedRange.count)
        guard isSimilar else { return nil }
        return alignment.steps.map { step in
            let isForgiven = step.cost < Self.edit
            let difference = AnswerDifference.Kind(isTyped: !step.right.isEmpty, isRight: !step.left.isEmpty)
            return segment(isForgiven ? .same : difference, right: step.left, typed: step.right)
        }
    }

    private func letterAlignment(right rightRange: Range<Int>, typed typedRange: Range<Int>) -> Alignment {
        Alignment(rightRange, typedRange) { rightPart, typedPart in
            letterCost(right: rightPart, typed: typedPart)
        }
    }

    /// Returns the cost of a step of an ``Alignment``, or nil if the step is not allowed.
    private func letterCost(right rightPart: Range<Int>, typed typedPart: Range<Int>) -> Int? {
        guard let rightIndex = rightPart.first else {
            return typedPart.first.map { typedIndex in costAlone(typed[typedIndex]) }
        }
        guard let typedIndex = typedPart.first else { return costAlone(right[rightIndex]) }
        if rightPart.count == 2 {
            return isSwapped(right: rightIndex, typed: typedIndex) ? Self.edit : nil
        }
        let rightElement = right[rightIndex]
        let typedElement = typed[typedIndex]
        switch (rightElement.role == .letter, typedElement.role == .letter) {
        case (true, true): return rightElement.key == typedElement.key ? 0 : Self.edit
        case (true, false), (false, true): return Self.letterForMark
        // A hyphen may match a space.
        case (false, false): return 0
        }
    }

    private func costAlone(_ element: Element) -> Int {
        element.role == .mark ? Self.markAlone : Self.edit
    }

    /// Returns whether two different elements from an index on were typed in the opposite order.
    private func isSwapped(right rightIndex: Int, typed typedIndex: Int) -> Bool {
        let first = right[rightIndex]
        let second = right[rightIndex + 1]
        if first.role == .mark || second.role == .mark || first.key == second.key { return false }
        return typed[typedIndex].key == second.key && typed[typedIndex + 1].key == first.key
    }

    // MARK: Words

    /// A word and its separator from the next one.
    private struct Word {
        let letters: Range<Int>
        let gap: Range<Int>

        var all: Range<Int> { letters.lowerBound..<gap.upperBound }
    }

    private var segmentsByWord: [AnswerDifference.Segment] {
        let rightWords = Self.words(right)
        let typedWords = Self.words(typed)
        let alignment = Alignment(rightWords.indices, typedWords.indices) { rightPart, typedPart in
            let isSwap = rightPart.count == 2
            if isSwap { return nil }
            return wordCost(right: rightWords[rightPart].first, typed: typedWords[typedPart].first)
        }
        var segments: [AnswerDifference.Segment] = []
        for step in alignment.steps {
            segments += wordSegments(right: rightWords[step.left].first, typed: typedWords[step.right].first)
        }
        return segments
    }

    /// Returns the cost of a word that is missing, extra or typed in place of another.
    private func wordCost(right rightWord: Word?, typed typedWord: Word?) -> Int {
        guard let rightWord, let typedWord else {
            let alone = rightWord ?? typedWord
            return Self.edit * (alone?.letters.count ?? 0)
        }
        let byLetter = letterAlignment(right: rightWord.letters, typed: typedWord.letters).cost
        let asWhole = Self.edit * max(rightWord.letters.count, typedWord.letters.count)
        return min(byLetter, asWhole)
    }

    /// Returns the segments of a word that is missing, extra or typed in place of another, with its separator.
    private func wordSegments(right rightWord: Word?, typed typedWord: Word?) -> [AnswerDifference.Segment] {
        switch (rightWord, typedWord) {
        case (let rightWord?, let typedWord?):
            let byLetter = segmentsByLetter(right: rightWord.letters, typed: typedWord.letters)
            let asWhole = segment(.changed, right: rightWord.letters, typed: typedWord.letters)
            let gap = segment(.same, right: rightWord.gap, typed: typedWord.gap)
            return (byLetter ?? [asWhole]) + [gap]
        case (let rightWord?, nil): return [segment(.missing, right: rightWord.all, typed: 0..<0)]
        case (nil, let typedWord?): return [segment(.extra, right: 0..<0, typed: typedWord.all)]
        case (nil, nil): return []
        }
    }

    private static func words(_ elements: [Element]) -> [Word] {
        var words: [Word] = []
        var start = 0
        while start < elements.count {
            var wordEnd = start
            while wordEnd < elements.count, elements[wordEnd].role == .letter { wordEnd += 1 }
            var gapEnd = wordEnd
            while gapEnd < elements.count, elements[gapEnd].role != .letter { gapEnd += 1 }
            words.append(Word(letters: start..<wordEnd, gap: wordEnd..<gapEnd))
            start = gapEnd
        }
        return words
    }
}
