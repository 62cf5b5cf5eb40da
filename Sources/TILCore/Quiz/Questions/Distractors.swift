import Foundation

/// Wrong answers that look like the right one.
public enum Distractors {
    /// Chooses wrong answers for a question.
    ///
    /// Those come first whose initials, tags, length and number of words are most like the right one's; chance decides
    /// among equals. None is a right answer of the question (not even with a slip), and no two are alike but for case,
    /// accents or punctuation. There are fewer where the candidates do not suffice.
    /// - Parameters:
    ///   - thing: the asked thing.
    ///   - direction: which way it is asked: the wrong answers are longs or shorts.
    ///   - accepted: the things whose answer is right too.
    ///   - candidates: the things to draw from. Each is looked at once, so a few hundred that share a tag or a first
    ///     letter are enough.
    ///   - count: how many to choose.
    ///   - generator: the chance.
    public static func choose(
        for thing: Thing, asked direction: Direction, accepted: [Thing] = [], from candidates: [Thing], count: Int = 3,
        using generator: inout SeededGenerator
    ) -> [String] {
        let right = AnswerLook(thing, direction)
        var ranked = candidates.map { candidate in
            let chance = Double(generator.next() >> 11) / 0x1p53
            return (candidate, AnswerLook(candidate, direction).likeness(to: right) + chance)
        }
        ranked.sort { $0.1 > $1.1 }
        let judge = Judge()
        let rightThings = [thing] + accepted
        var chosen: [String] = []
        var seen = Set(rightThings.map { folded(direction.answer(of: $0), direction) })
        for (candidate, _) in ranked where chosen.count < count {
            let answer = direction.answer(of: candidate)
            let key = folded(answer, direction)
            if key.isEmpty || seen.contains(key) || sharesQuestion(candidate, thing, direction) { continue }
            if judge.judge(answer, asked: direction, accepted: rightThings).verdict != .wrong { continue }
            seen.insert(key)
            chosen.append(answer)
        }
        return chosen
    }

    /// Whether a candidate's answer is right too, though it was not said to be: same acronym, or same meaning.
    private static func sharesQuestion(_ candidate: Thing, _ thing: Thing, _ direction: Direction) -> Bool {
        switch direction {
        case .meaning:
            FoldedText(candidate.short, isAcronym: true).letters == FoldedText(thing.short, isAcronym: true).letters
        case .acronym:
            Judge().judge(candidate.long, asked: .meaning, accepted: [thing]).verdict != .wrong
        }
    }

    private static func folded(_ answer: String, _ direction: Direction) -> [UInt32] {
        FoldedText(answer, isAcronym: direction == .acronym).letters
    }
}
