import Foundation
import TILText

/// A judge of typed answers, which tries to be as fair as a person.
///
/// Case, accents, punctuation, articles before a word, `&` for "and", hyphens for spaces and repeated spaces make no
/// difference, in any script. A capital `A` inside and a last word are no articles.
///
/// A typo is ``Verdict/close``. The limit is one edit per eight letters of the right answer, so none below eight
/// letters, or one edit in each word of five letters or more. A missing, extra or changed letter and a swap of two
/// neighbours are one edit each. A missing or extra space is not an edit, but it makes the answer ``Verdict/close``. An
/// edit that leads to another answer is not a typo: one of a digit, one that turns a word into its opposite
/// (`internal`, `external`), or one that makes the answer more similar to another answer. An acronym allows no typo.
///
/// In a meaning, `[x]` and `(x)` are optional, and `{a,b}` and `x/y` are alternatives.
///
/// ```swift
/// let judge = Judge()
/// let right = judge.judge("For-the-Win!", asked: .meaning, accepted: [thing])
/// let typo = judge.judge("for the wim", asked: .meaning, accepted: [thing])
/// print(right.verdict, typo.verdict)  // correct close
/// ```
///
/// ## Topics
///
/// ### Judge answers
/// - ``init()``
/// - ``judge(_:asked:accepted:others:)``
///
/// ### Results
/// - ``Judgement``
/// - ``Verdict``
/// - ``AnswerDifference``
public struct Judge: Hashable, Sendable {
    /// Creates a judge, which has no settings.
    public init() {}

    /// Judges an answer.
    ///
    /// The time is bounded for every input: an answer that is much longer than every right one is wrong without a
    /// comparison.
    ///
    /// ```swift
    /// let meanings = try store.meanings(of: "ftw")
    /// let judgement = Judge().judge("for the wim", asked: .meaning, accepted: meanings)
    /// print(judgement.verdict, judgement.right)  // close For the Win
    /// ```
    /// - Parameters:
    ///   - typed: the answer, exactly as typed.
    ///   - direction: whether the question asks for the meaning or the acronym.
    ///   - accepted: the things with a right answer, the asked one first: every meaning of the acronym, or every
    ///     acronym of the meaning.
    ///   - others: the meanings or acronyms that answer other questions. A typed answer is wrong if it is exactly one
    ///     of them, or is more similar to one of them than to every right answer.
    /// - Returns: the judgement. Its verdict is ``Verdict/wrong`` if the answer has no letters or nothing is accepted.
    public func judge(
        _ typed: String, asked direction: Direction, accepted: [Thing], others: [String] = []
    ) -> Judgement {
        let answers = accepted.map(direction.answer)
        let longest = answers.map(\.utf8.count).max() ?? 0
        guard typed.utf8.count <= Self.longestRatio * longest + Self.alwaysRead else {
            return wrong(typed, right: answers.first ?? "")
        }
        switch direction {
        case .meaning: return judgeMeaning(typed, accepted: accepted, others: others)
        case .acronym: return judgeAcronym(typed, accepted: accepted, others: others)
        }
    }

    /// Returns whether a text is a right answer except for the rest of its last word.
    func isBeginning(_ typed: String, of thing: Thing, asked direction: Direction) -> Bool {
        guard direction == .meaning else { return false }
        let given = FoldedText(typed)
        return MeaningVariants.of(thing.long, acronym: thing.short).contains { variant in
            given.isAllButTheEnd(of: FoldedText(variant))
        }
    }

    /// The length up to which an answer is always compared, in bytes of UTF-8.
    private static let alwaysRead = 65_536
    /// The length of an answer, relative to the longest right one, that is compared in addition to ``alwaysRead``.
    private static let longestRatio = 16

    private func wrong(_ typed: String, right: String) -> Judgement {
        Judgement(
            verdict: .wrong, credited: nil, right: right, difference: AnswerDifference(typed: typed, right: right))
    }

    // MARK: Meanings

    private func judgeMeaning(_ typed: String, accepted: [Thing], others: [String]) -> Judgement {
        let given = AnswerForms(meaning: typed)
        var matches: [Match] = []
        for thing in accepted {
            for variant in MeaningVariants.of(thing.long, acronym: thing.short) {
                guard let cost = cost(given, variant) else { continue }
                matches.append(Match(thing, variant, typed: typed, cost: cost))
            }
        }
        if let best = Match.best(of: matches) {
            let isOtherAnswer = others.contains { other in isNearer(given, to: other, than: best) }
            if !isOtherAnswer { return best.judgement(of: typed) }
        }
        return wrong(typed, right: nearestVariant(of: accepted.first, to: given))
    }

    /// Returns the cost of a typed answer: see ``AnswerForms/cost(typed:right:)``. An answer without letters must be
    /// the same text, apart from case and surrounding spaces.
    private func cost(_ typed: AnswerForms, _ variant: String) -> Int? {
        let right = AnswerForms(meaning: variant)
        if typed.folded.isEmpty || right.folded.isEmpty {
            return Likeness(of: typed.text, to: variant) == .different ? nil : 0
        }
        return AnswerForms.cost(typed: typed, right: right)
    }

    /// Returns whether a typed answer is nearer to another answer than to its best match.
    private func isNearer(_ typed: AnswerForms, to other: String, than best: Match) -> Bool {
        if best.cost == 0, FoldedText(best.right) == typed.folded { return false }
        return MeaningVariants.of(other).contains { variant in
            let form = AnswerForms(meaning: variant)
            if best.cost == 0 {
                // Both have the same words except for articles, so the letters decide.
                return form.withoutArticles != nil && form.folded.matches(typed.folded)
            }
            guard let cost = AnswerForms.cost(typed: typed, right: form) else { return false }
            return cost < best.cost
        }
    }

    /// The length up to which variants are compared with a wrong answer, in letters.
    private static let longestCompared = 256

    /// Returns the alternative of a meaning to show next to a wrong answer.
    private func nearestVariant(of thing: Thing?, to typed: AnswerForms) -> String {
        guard let thing else { return "" }
        let typedLetters = typed.folded.letters
        let variants = MeaningVariants.of(thing.long, acronym: thing.short)
        guard variants.count > 1, !typedLetters.isEmpty, typedLetters.count <= Self.longestCompared else {
            return thing.long
        }
        var nearest = thing.long
        var shortestDistance = Int.max
        for variant in variants {
            let letters = FoldedText(variant).letters
            if letters.count > Self.longestCompared { continue }
            let distance = EditDistance.between(letters, typedLetters, atMost: Self.longestCompared)
            if let distance, distance < shortestDistance {
                nearest = variant
                shortestDistance = distance
            }
        }
        return nearest
    }

    // MARK: Acronyms

    private func judgeAcronym(_ typed: String, accepted: [Thing], others: [String]) -> Judgement {
        let same = accepted.filter { thing in Self.isSameAcronym(typed, as: thing.short) }
        let matches = same.map { thing in Match(thing, thing.short, typed: typed, cost: 0) }
        if let best = Match.best(of: matches) {
            // With both A/C and AC in the store, each one only matches itself.
            let isOtherAnswer =
                best.likeness == .different
                && others.contains { other in Likeness(of: typed, to: other) != .different }
            if !isOtherAnswer { return best.judgement(of: typed) }
        }
        return wrong(typed, right: accepted.first?.short ?? "")
    }

    private static func isSameAcronym(_ typed: String, as short: String) -> Bool {
        if Likeness(of: typed, to: short) != .different { return true }
        let given = FoldedText(typed, isAcronym: true)
        let expected = FoldedText(short, isAcronym: true)
        if given.isEmpty { return false }
        return given.letters == expected.letters || given.withoutArticle.letters == expected.letters
    }

    // MARK: Matches

    /// The likeness of a typed and a right answer, as they are written.
    private enum Likeness: Comparable {
        case different
        /// Only case and surrounding spaces differ.
        case sameExceptCase
        case same

        init(of typed: String, to right: String) {
            if typed == right {
                self = right.isEmpty ? .different : .same
                return
            }
            let bareTyped = Self.bare(typed)
            let isSame = !bareTyped.isEmpty && bareTyped == Self.bare(right)
            self = isSame ? .sameExceptCase : .different
        }

        private static func bare(_ text: String) -> String {
            text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        }
    }

    /// A thing with a matching answer.
    private struct Match {
        let thing: Thing
        let right: String
        let cost: Int
        let likeness: Likeness

        init(_ thing: Thing, _ right: String, typed: String, cost: Int) {
            self.thing = thing
            self.right = right
            self.cost = cost
            likeness = Likeness(of: typed, to: right)
        }

        /// Returns the match with the lowest cost. If costs are equal, it returns the one most similar to the typed
        /// answer.
        static func best(of matches: [Match]) -> Match? {
            matches.min { one, other in one.isBetter(than: other) }
        }

        private func isBetter(than other: Match) -> Bool {
            if cost != other.cost { return cost < other.cost }
            return likeness > other.likeness
        }

        func judgement(of typed: String) -> Judgement {
            if cost == 0 {
                let same = AnswerDifference(same: typed, right: right)
                return Judgement(verdict: .correct, credited: thing, right: right, difference: same)
            }
            let difference = AnswerDifference(typed: typed, right: right)
            return Judgement(verdict: .close, credited: thing, right: right, difference: difference)
        }
    }
}

/// The judge's result for an answer.
///
/// ```swift
/// let judgement = Judge().judge("for the wim", asked: .meaning, accepted: [thing])
/// if judgement.verdict == .close { print("Almost: \(judgement.right)") }  // Almost: For the Win
/// ```
public struct Judgement: Hashable, Sendable, Codable {
    /// The verdict: ``Verdict/correct``, ``Verdict/close`` or ``Verdict/wrong``.
    public var verdict: Verdict
    /// The thing whose meaning or acronym was given, or nil for a wrong answer.
    package var credited: Thing?
    /// The right answer that was compared. Of a meaning with alternatives, it is the given or the most similar one.
    public var right: String
    /// The typed answer and the right one, split at their differences.
    public var difference: AnswerDifference
}
