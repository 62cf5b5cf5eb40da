import Foundation

/// One thing to be asked in one direction, with all that is needed to judge the answer.
public struct Question: Hashable, Sendable {
    /// The thing.
    public private(set) var thing: Thing
    /// The direction in which the thing is asked.
    public let direction: Direction
    /// The things whose answer is right, the asked one first: all meanings of the acronym, or all acronyms of the meaning.
    public private(set) var accepted: [Thing]
    /// Answers to other questions, longs or shorts as asked for, that must not be taken for a slip: see
    /// ``Judge/judge(_:asked:accepted:others:)``.
    public let others: [String]
    /// The answers to choose from; nil where the answer is typed or merely thought.
    public private(set) var choices: AnswerChoices?

    /// Makes a question.
    /// - Parameters:
    ///   - thing: the thing.
    ///   - direction: which way it is asked.
    ///   - accepted: the things whose answer is right too; whether the asked one is among them makes no difference.
    ///   - others: answers to other questions.
    ///   - choices: what to choose from, for a quiz of choices.
    public init(
        thing: Thing, direction: Direction, accepted: [Thing] = [], others: [String] = [],
        choices: AnswerChoices? = nil
    ) {
        self.thing = thing
        self.direction = direction
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
            ? self : Question(thing: other, direction: direction, accepted: accepted, others: others, choices: choices)
    }

    /// The same question with its choices in another order.
    func rotated(by places: Int) -> Question {
        var rotated = self
        rotated.choices = choices?.rotated(by: places)
        return rotated
    }

    /// The same question once a thing was edited.
    ///
    /// A thing that was accepted and no longer has what is asked for is accepted no more.
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
    /// What is the answer when a thing is asked this way.
    func answer(of thing: Thing) -> String { self == .meaning ? thing.long : thing.short }
}
