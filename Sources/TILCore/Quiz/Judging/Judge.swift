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
        guard typed.utf8.count <= 16 * longest + Self.alwaysRead else {
            return wrong(typed, right: answers.first ?? "")
        }
        return direction == .meaning
            ? judgeMeaning(typed, accepted: accepted, others: others)
            : judgeAcronym(typed, accepted: accepted, others: others)
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

    private func judgeMeaning(_ typed: String, accepted: [Thing], others: [String]) -> Judgement {
        let given = AnswerForms(meaning: typed)
        let matches = accepted.flatMap { thing in
            MeaningVariants.of(thing.long, acronym: thing.short).compactMap { variant in
                cost(given, variant).map { Match(thing, variant, typed: typed, cost: $0) }
            }
        }
        guard let best = Match.best(of: matches),
            !others.contains(where: { other in isNearer(given, to: other, than: best) })
        else { return wrong(typed, right: nearestVariant(of: accepted.first, to: given)) }
        return best.judgement(of: typed)
    }

    private func judgeAcronym(_ typed: String, accepted: [Thing], others: [String]) -> Judgement {
        let matches = accepted.filter { Self.isSameAcronym(typed, as: $0.short) }.map {
            Match($0, $0.short, typed: typed, cost: 0)
        }
        // With both A/C and AC in the store, each one only matches itself.
        guard let best = Match.best(of: matches),
            best.likeness > 0 || !others.contains(where: { other in Self.likeness(of: typed, to: other) > 0 })
        else { return wrong(typed, right: accepted.first?.short ?? "") }
        return best.judgement(of: typed)
    }

    /// A thing with a matching answer.
    private struct Match {
        let thing: Thing
        let right: String
        let cost: Int
        let likeness: Int

        init(_ thing: Thing, _ right: String, typed: String, cost: Int) {
            self.thing = thing
            self.right = right
            self.cost = cost
            likeness = Judge.likeness(of: typed, to: right)
        }

        /// Returns the match with the lowest cost. If costs are equal, it returns the one most similar to the typed
        /// answer.
        static func best(of matches: [Match]) -> Match? {
            matches.min { ($0.cost, $1.likeness) < ($1.cost, $0.likeness) }
        }

        func judgement(of typed: String) -> Judgement {
            Judgement(
                verdict: cost == 0 ? .correct : .close, credited: thing, right: right,
                difference: cost == 0
                    ? AnswerDifference(same: typed, right: right) : AnswerDifference(typed: typed, right: right))
        }
    }

    /// Returns the cost of a typed answer: see ``AnswerForms/cost(typed:right:)``. An answer without letters must be
    /// the same text, apart from case and surrounding spaces.
    private func cost(_ typed: AnswerForms, _ variant: String) -> Int? {
        let right = AnswerForms(meaning: variant)
        if typed.folded.isEmpty || right.folded.isEmpty {
            return Self.likeness(of: typed.text, to: variant) > 0 ? 0 : nil
        }
        return AnswerForms.cost(typed: typed, right: right)
    }

    /// Returns whether a typed answer is nearer to another answer than to its best match. If both have the same words
    /// but for articles, the letters decide.
    private func isNearer(_ typed: AnswerForms, to other: String, than best: Match) -> Bool {
        if best.cost == 0, FoldedText(best.right) == typed.folded { return false }
        return MeaningVariants.of(other).contains { variant in
            let form = AnswerForms(meaning: variant)
            if best.cost == 0 { return form.withoutArticles != nil && form.folded.matches(typed.folded) }
            return AnswerForms.cost(typed: typed, right: form).map { $0 < best.cost } ?? false
        }
    }

    private func wrong(_ typed: String, right: String) -> Judgement {
        Judgement(
            verdict: .wrong, credited: nil, right: right, difference: AnswerDifference(typed: typed, right: right))
    }

    /// Returns the alternative of a meaning to show next to a wrong answer.
    private func nearestVariant(of thing: Thing?, to typed: AnswerForms) -> String {
        let meaning = thing?.long ?? ""
        let variants = MeaningVariants.of(meaning, acronym: thing?.short ?? "")
        guard variants.count > 1, !typed.folded.isEmpty else { return meaning }
        let distances = variants.compactMap { variant -> (text: String, distance: Int)? in
            let letters = FoldedText(variant).letters
            guard max(letters.count, typed.folded.letters.count) <= 256 else { return nil }
            return EditDistance.between(letters, typed.folded.letters, atMost: 256).map { (variant, $0) }
        }
        return distances.min { $0.distance < $1.distance }?.text ?? meaning
    }

    /// Returns 2 if the texts are the same, 1 if only case and surrounding spaces differ, and 0 otherwise.
    private static func likeness(of typed: String, to right: String) -> Int {
        if typed == right { return right.isEmpty ? 0 : 2 }
        let mine = bare(typed)
        let theirs = bare(right)
        return !mine.isEmpty && mine == theirs ? 1 : 0
    }

    private static func bare(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }

    private static func isSameAcronym(_ typed: String, as short: String) -> Bool {
        if likeness(of: typed, to: short) > 0 { return true }
        let mine = FoldedText(typed, isAcronym: true)
        let theirs = FoldedText(short, isAcronym: true)
        return !mine.isEmpty && (mine.letters == theirs.letters || mine.withoutArticle.letters == theirs.letters)
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
