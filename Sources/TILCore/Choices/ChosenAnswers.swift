import Foundation

/// The wrong answers that were chosen so far.
struct ChosenAnswers {
    let asked: Thing
    private let direction: Direction
    /// The asked thing and all others with a right answer.
    private let right: [Thing]
    private(set) var answers: [String] = []
    /// The keys of the right answers and of those that were chosen.
    private var seen: Set<[UInt32]> = []

    private static let count = 3

    init(of asked: Thing, _ direction: Direction, accepted: [Thing]) {
        self.asked = asked
        self.direction = direction
        right = [asked] + accepted
        for thing in right { seen.insert(key(direction.answer(of: thing))) }
    }

    /// Adds an answer if it is wrong and new.
    private mutating func add(_ answer: String) {
        if answers.count == Self.count { return }
        let key = key(answer)
        guard !key.isEmpty, !seen.contains(key) else { return }
        guard Judge().judge(answer, asked: direction, accepted: right).verdict == .wrong else { return }
        seen.insert(key)
        answers.append(answer)
    }

    private func key(_ answer: String) -> [UInt32] {
        FoldedText(answer, isAcronym: direction == .acronym).letters
    }

    /// Adds three of several answers, or none if fewer are suitable.
    /// - Returns: whether three were added.
    mutating func addAll(_ texts: [String]) -> Bool {
        var extended = self
        for text in texts { extended.add(text) }
        guard extended.answers.count == Self.count else { return false }
        self = extended
        return true
    }

    /// Removes the answers if they are fewer than three.
    mutating func keepOnlyThree() {
        if answers.count < Self.count { answers = [] }
    }

    // MARK: Named choices

    /// Adds the choices that an entry of the meaning names.
    /// - Returns: whether three were added.
    mutating func addNamed(
        by entries: [ImportRecord], _ parts: MeaningParts, using generator: inout SeededGenerator
    ) -> Bool {
        for entry in entries where !entry.choices.isEmpty {
            let named = MeaningParts(of: entry.long)
            guard named.words.count == parts.words.count, isAsked(entry.long) else { continue }
            var texts = Self.choices(of: entry).map { choice in
                let other = MeaningParts(of: choice)
                let isVariation = other.words.count == named.words.count
                return parts.text(of: other, varying: isVariation ? named : nil)
            }
            generator.shuffle(&texts)
            if addAll(texts) { return true }
        }
        return false
    }

    /// Returns whether a meaning is the asked one.
    private func isAsked(_ meaning: String) -> Bool {
        Judge().judge(meaning, asked: .meaning, accepted: [asked]).verdict != .wrong
    }

    /// Returns the choices of an entry, each with one of its alternatives.
    private static func choices(of entry: ImportRecord) -> [String] {
        let variants = entry.choices.flatMap { choice in MeaningVariants.of(choice) }
        return variants.filter { variant in !variant.contains("{") }
    }

    // MARK: Similar things

    /// Adds the answers of the most similar things that have a different question.
    mutating func addMostSimilar(of candidates: [Thing], using generator: inout SeededGenerator) {
        let initials = initials(of: asked)
        var ranked: [(thing: Thing, likeness: Double)] = []
        for candidate in candidates {
            let chance = generator.fraction()
            ranked.append((candidate, likeness(of: candidate, to: initials) + chance))
        }
        ranked.sort { one, other in one.likeness > other.likeness }
        for candidate in ranked.map(\.thing) {
            if answers.count == Self.count { return }
            if !isAsked(candidate.long) { add(direction.answer(of: candidate)) }
        }
    }

    private func initials(of thing: Thing) -> [Character] {
        let initials = direction == .acronym ? thing.short : ChoiceMaker.initials(of: thing.long)
        return Array(initials.uppercased())
    }

    /// The likeness of two answers with the same initials.
    private static let likenessOfInitials = 8.0
    /// The likeness of two things with a tag in common.
    private static let likenessOfTags = 2.0

    /// Returns the similarity of two answers, from 0 to 10. The initials contribute the most, and the tags the rest.
    private func likeness(of other: Thing, to initials: [Character]) -> Double {
        let others = self.initials(of: other)
        let sameCount = zip(initials, others).count { own, other in own == other }
        let longest = max(initials.count, others.count, 1)
        let sharesTag = other.tags.contains(where: asked.tags.contains)
        return Self.likenessOfInitials * Double(sameCount) / Double(longest) + (sharesTag ? Self.likenessOfTags : 0)
    }
}
