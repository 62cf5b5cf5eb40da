import Foundation

/// Wrong answers that look like the right one.
public enum Distractors {
    /// Chooses wrong answers for a question.
    ///
    /// For a meaning, the first choices are meanings whose words have the same initials as the right one's. Next come
    /// meanings that are put together from the words of the candidates. They fit the letters of the acronym as the
    /// right one does, and have its shape, its capitals and about its length, so that comparing letters does not reveal
    /// the answer. If there are no such words, and for acronyms, the first choices are the candidates whose initials,
    /// tags and length are most like the right one's.
    ///
    /// No choice is a right answer of the question, not even with a slip. No two choices differ only in case, accents
    /// or punctuation. There are fewer choices if the candidates do not suffice.
    /// - Parameters:
    ///   - thing: the asked thing.
    ///   - direction: the direction of the question, which decides whether the choices are meanings or acronyms.
    ///   - accepted: the other things with a right answer.
    ///   - candidates: the things to draw from. Each is looked at once, so a few hundred that share a tag or a first
    ///     letter are enough.
    ///   - count: the number of choices.
    ///   - generator: the source of randomness.
    public static func choose(
        for thing: Thing, asked direction: Direction, accepted: [Thing] = [], from candidates: [Thing], count: Int = 3,
        using generator: inout SeededGenerator
    ) -> [String] {
        var choice = Choice(thing: thing, direction: direction, accepted: accepted, count: count)
        let right = AnswerLook(thing, direction)
        if direction == .meaning {
            var alike = candidates.filter { AnswerLook($0, direction).initials == right.initials }
            generator.shuffle(&alike)
            for candidate in alike { choice.take(candidate) }
            compose(from: WordPool(of: candidates), into: &choice, using: &generator)
        }
        if choice.isFull { return choice.answers }
        var ranked = candidates.map { candidate in
            (candidate, AnswerLook(candidate, direction).likeness(to: right) + generator.fraction())
        }
        ranked.sort { $0.1 > $1.1 }
        for (candidate, _) in ranked { choice.take(candidate) }
        return choice.answers
    }

    /// Puts meanings together word by word.
    private static func compose(
        from pool: WordPool, into choice: inout Choice, using generator: inout SeededGenerator
    ) {
        let pattern = MeaningPattern(of: choice.thing.long, acronym: choice.thing.short)
        // A place without an alternative word keeps the right word in every answer.
        let words = pattern.places.map { place in
            let found = pool.words(for: place, using: &generator)
            return found.isEmpty ? [place.word] : found
        }
        guard !words.isEmpty else { return }
        for attempt in 0..<24 where !choice.isFull {
            // Each time the next word of each place, so that none is in every answer; later, any.
            let drawn = words.map { found in
                attempt < found.count ? found[attempt] : found[Int(generator.next(below: UInt64(found.count)))]
            }
            if Set(drawn.map { $0.lowercased() }).count == drawn.count { choice.take(pattern.text(with: drawn)) }
        }
    }

    /// Wrong answers that were chosen so far.
    private struct Choice {
        let thing: Thing
        let direction: Direction
        let right: [Thing]
        let count: Int
        private(set) var answers: [String] = []
        private var seen: Set<[UInt32]>

        init(thing: Thing, direction: Direction, accepted: [Thing], count: Int) {
            (self.thing, self.direction, self.count) = (thing, direction, count)
            right = [thing] + accepted
            seen = Set(right.map { direction.folded(direction.answer(of: $0)).letters })
        }

        var isFull: Bool { answers.count >= count }

        /// Takes the answer of a thing, unless the thing has the same question.
        mutating func take(_ candidate: Thing) {
            let sharesQuestion =
                switch direction {
                case .meaning:
                    Direction.acronym.folded(candidate.short).letters == Direction.acronym.folded(thing.short).letters
                case .acronym: Judge().judge(candidate.long, asked: .meaning, accepted: [thing]).verdict != .wrong
                }
            if !sharesQuestion { take(direction.answer(of: candidate)) }
        }

        /// Takes an answer, if it is wrong and new.
        mutating func take(_ answer: String) {
            let key = direction.folded(answer).letters
            guard !isFull, !key.isEmpty, !seen.contains(key),
                Judge().judge(answer, asked: direction, accepted: right).verdict == .wrong
            else { return }
            seen.insert(key)
            answers.append(answer)
        }
    }
}

/// An answer at a glance.
private struct AnswerLook {
    let initials: [UInt32]
    private let length: Int
    private let tags: [String]

    /// Examines a thing's answer in a direction. In an acronym, every letter is an initial.
    init(_ thing: Thing, _ direction: Direction) {
        let folded = direction.folded(direction.answer(of: thing))
        initials = direction == .acronym ? folded.letters : folded.words.map { folded.letters[$0.lowerBound] }
        length = folded.letters.count
        tags = thing.tags
    }

    /// How much two answers look alike, from 0 to 8: half for the initials, the rest for tags and length.
    func likeness(to other: AnswerLook) -> Double {
        func share(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 0 : Double(part) / Double(whole) }
        let same = zip(initials, other.initials).count { $0 == $1 }
        return 4 * share(same, max(initials.count, other.initials.count))
            + (tags.contains(where: other.tags.contains) ? 2 : 0)
            + 2 * share(min(length, other.length), max(length, other.length))
    }
}

extension Direction {
    /// An answer in this direction, folded.
    fileprivate func folded(_ answer: String) -> FoldedText { FoldedText(answer, isAcronym: self == .acronym) }
}

/// The answers to choose from, in the order in which they are shown.
public struct AnswerChoices: Hashable, Sendable {
    /// The answers.
    public private(set) var texts: [String]
    /// The index of the right one.
    public private(set) var right: Int

    /// Puts the right answer at a random place among wrong ones, whose order is kept.
    public init(right answer: String, wrong: [String], using generator: inout SeededGenerator) {
        texts = wrong
        right = Int(generator.next(below: UInt64(wrong.count + 1)))
        texts.insert(answer, at: right)
    }

    /// The choices moved up by a number of places, those at the top to the end.
    func rotated(by places: Int) -> AnswerChoices {
        var rotated = self
        let offset = ((places % texts.count) + texts.count) % texts.count
        rotated.texts = Array(texts[offset...] + texts[..<offset])
        rotated.right = (right - offset + texts.count) % texts.count
        return rotated
    }

    /// The choices once the right answer was edited.
    func replacingRight(with answer: String) -> AnswerChoices {
        var replaced = self
        replaced.texts[right] = answer
        return replaced
    }
}
