import Foundation

/// One thing to be asked in one direction, with all that is needed to judge the answer.
public struct Question: Hashable, Sendable {
    /// The thing.
    public private(set) var thing: Thing
    /// The direction in which the thing is asked.
    public let direction: Direction
    /// The things that the answer may name, the asked one first: all meanings of the acronym, or all acronyms of the
    /// meaning.
    public private(set) var accepted: [Thing]
    /// How the others of the accepted things stand that were asked before.
    public let standings: [UUID: Standing]
    /// Why the question is asked.
    public internal(set) var kind: Kind
    /// Whether the thing is shown before it is asked.
    public internal(set) var isUnmet: Bool
    /// Answers to other questions, longs or shorts as asked for, that must not be taken for a slip: see
    /// ``Judge/judge(_:asked:accepted:others:)``.
    public let others: [String]
    /// The answers to choose from, or nil if the answer is typed or only thought.
    public internal(set) var choices: AnswerChoices?

    /// Why a question is asked.
    public enum Kind: Hashable, Sendable {
        /// The thing was never asked this way before.
        case new
        /// The thing was asked before, and its time has come; or it is asked because the person wants to.
        case due
        /// The thing is in a learning step, and comes back within the quiz.
        case again
    }

    /// How another thing with the same question stands.
    public enum Standing: Hashable, Sendable {
        /// The thing was asked before and is not due; it is shown as one that is not asked for.
        case known
        /// The thing is due; whoever names it is credited with it.
        case due
    }

    /// Makes a question.
    /// - Parameters:
    ///   - thing: the thing.
    ///   - direction: which way it is asked.
    ///   - kind: why it is asked.
    ///   - accepted: the things that have the same question; whether the asked one is among them makes no difference.
    ///   - standings: where those others stand that were asked before.
    ///   - others: answers to other questions.
    ///   - choices: what to choose from, for a quiz of choices.
    ///   - isUnmet: whether the thing is shown before it is asked.
    public init(
        thing: Thing, direction: Direction, kind: Kind = .due, accepted: [Thing] = [],
        standings: [UUID: Standing] = [:], others: [String] = [], choices: AnswerChoices? = nil,
        isUnmet: Bool = false
    ) {
        self.thing = thing
        self.direction = direction
        self.kind = kind
        self.isUnmet = isUnmet
        self.standings = standings
        self.accepted = [thing] + accepted.filter { $0.id != thing.id }
        self.others = others
        self.choices = choices
    }

    /// The thing and the direction that the question is about.
    public var key: QuestionKey { QuestionKey(thing: thing.id, direction: direction) }

    /// The text of the question.
    public var asked: String { direction == .meaning ? thing.short : thing.long }

    /// The right answer of the asked thing.
    public var answer: String { direction.answer(of: thing) }

    /// The same question about another of its accepted things.
    func asking(_ other: Thing) -> Question {
        other.id == thing.id
            ? self
            : Question(
                thing: other, direction: direction, kind: kind, accepted: accepted, standings: standings,
                others: others)
    }

    /// Returns the same question after an edit of a thing.
    ///
    /// An accepted thing other than the asked one is dropped if it does not answer the question after the edit.
    func updated(with edited: Thing) -> Question {
        guard accepted.contains(where: { $0.id == edited.id }) else { return self }
        var updated = self
        if thing.id == edited.id {
            updated.thing = edited
            updated.choices = choices?.replacingRight(with: direction.answer(of: edited))
        }
        updated.accepted = accepted.map { $0.id == edited.id ? edited : $0 }.filter { other in
            other.id == updated.thing.id || updated.isAnswered(by: other)
        }
        return updated
    }

    /// The same question once things were removed; the asked one stays.
    func without(_ removed: Set<UUID>) -> Question {
        var rest = self
        rest.accepted.removeAll { $0.id != thing.id && removed.contains($0.id) }
        return rest
    }

    private func isAnswered(by other: Thing) -> Bool {
        direction == .meaning
            ? FoldedText(other.short, isAcronym: true) == FoldedText(thing.short, isAcronym: true)
            : FoldedText(other.long).matches(FoldedText(thing.long))
    }
}

extension Direction {
    /// Returns the answer if a thing is asked in this direction.
    func answer(of thing: Thing) -> String { self == .meaning ? thing.long : thing.short }
}

/// The thing and the direction that a question is about.
///
/// Small enough to be stored, so that an interrupted quiz can be offered again.
public struct QuestionKey: Hashable, Sendable, Codable {
    /// The identifier of the thing.
    public var thing: UUID
    /// The direction in which the thing is asked.
    public var direction: Direction

    /// Makes the key of a question.
    public init(thing: UUID, direction: Direction) {
        self.thing = thing
        self.direction = direction
    }
}
