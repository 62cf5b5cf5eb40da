public import Foundation

/// A question about a thing in one direction, with everything that judging the answer needs.
///
/// ```swift
/// let question = Question(thing: thing, direction: .meaning)
/// print("What is \(question.asked)?")  // What is FTW?
/// print(question.answer)  // For the Win
/// ```
public struct Question: Hashable, Sendable, Identifiable, Codable {
    /// The thing.
    public private(set) var thing: Thing
    /// The direction in which the thing is asked.
    public let direction: Direction
    /// The things with a right answer, the asked one first: all meanings of the acronym, or all acronyms of the
    /// meaning.
    public private(set) var accepted: [Thing]
    /// The states of the other accepted things that were asked before.
    public let standings: [UUID: Standing]
    /// The reason for the question.
    public internal(set) var kind: Kind
    /// Whether the thing is shown before it is asked.
    public internal(set) var isUnmet: Bool
    /// The meanings or acronyms that answer other questions, and must not count as typos: see
    /// ``Judge/judge(_:asked:accepted:others:)``.
    public let others: [String]
    /// The answers to choose from, or nil if the question is not multiple choice.
    public var choices: AnswerChoices?

    /// The reason for a question.
    ///
    /// ```swift
    /// let questions = try store.questions(at: now)
    /// let new = questions.count { $0.kind == .new }  // 1
    /// ```
    public enum Kind: String, Hashable, Sendable, Codable {
        /// The thing was never asked in this direction before.
        case new
        /// The thing was asked before, and is due or asked at the person's request.
        case due
        /// The thing is in a learning step, and comes back in the same quiz.
        case again
    }

    /// The state of another thing with the same question.
    ///
    /// ```swift
    /// let others = question.accepted.filter { question.standings[$0.id] == .known }
    /// let title = others.isEmpty ? question.asked : "\(question.asked), not \(others[0].long)"
    /// ```
    public enum Standing: String, Hashable, Sendable, Codable {
        /// The thing was asked before and is not due. It is shown as excluded.
        case known
        /// The thing is due. If the person names it, the answer counts for it.
        case due
    }

    /// Creates a question.
    ///
    /// ```swift
    /// let question = Question(thing: thing, direction: .meaning, kind: .new, isUnmet: true)
    /// var session = QuizSession(questions: [question])
    /// let effects = session.apply(.begin, at: now)  // shows the thing before it is asked
    /// ```
    /// - Parameters:
    ///   - thing: the asked thing.
    ///   - direction: the direction of the question.
    ///   - kind: the reason for the question.
    ///   - accepted: the things with the same question, with or without the asked one.
    ///   - standings: the states of the other accepted things that were asked before.
    ///   - others: the answers to other questions.
    ///   - choices: the answers to choose from, for a multiple-choice question.
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
        self.accepted = [thing] + accepted.filter { other in other.id != thing.id }
        self.others = others
        self.choices = choices
    }

    /// The thing and the direction of the question.
    public var key: QuestionKey { QuestionKey(thingID: thing.id, direction: direction) }
    /// The key, which identifies the question in a quiz.
    public var id: QuestionKey { key }

    /// The text of the question.
    public var asked: String { direction == .meaning ? thing.short : thing.long }

    /// The right answer of the asked thing.
    public var answer: String { direction.answer(of: thing) }

    /// Returns the same question about another of its accepted things.
    func asking(_ other: Thing) -> Question {
        if other.id == thing.id { return self }
        return Question(
            thing: other, direction: direction, kind: kind, accepted: accepted, standings: standings, others: others)
    }

    /// Returns the same question after an edit of a thing.
    ///
    /// Another accepted thing is removed if it does not answer the question after the edit.
    func updated(with edited: Thing) -> Question {
        guard accepted.contains(where: { accepted in accepted.id == edited.id }) else { return self }
        var updated = self
        if thing.id == edited.id {
            updated.thing = edited
            updated.choices = choices?.replacingRight(with: direction.answer(of: edited))
        }
        let editedAccepted = accepted.map { accepted in accepted.id == edited.id ? edited : accepted }
        updated.accepted = editedAccepted.filter { other in
            other.id == updated.thing.id || updated.isAnswered(by: other)
        }
        return updated
    }

    /// Returns the same question without removed things. The asked thing is kept.
    func without(_ removed: Set<UUID>) -> Question {
        var rest = self
        rest.accepted.removeAll { other in other.id != thing.id && removed.contains(other.id) }
        return rest
    }

    private func isAnswered(by other: Thing) -> Bool {
        switch direction {
        case .meaning: FoldedText(other.short, isAcronym: true) == FoldedText(thing.short, isAcronym: true)
        case .acronym: FoldedText(other.long).matches(FoldedText(thing.long))
        }
    }
}

extension Direction {
    /// Returns the answer to a question about a thing in this direction.
    func answer(of thing: Thing) -> String { self == .meaning ? thing.long : thing.short }
}

/// The thing and the direction of a question.
///
/// It is small enough to be stored, so that an interrupted quiz can be continued later.
///
/// ```swift
/// let keys = session.remaining  // small enough to be saved
/// let saved = try JSONEncoder().encode(keys)
/// ```
public struct QuestionKey: Hashable, Sendable, Codable {
    /// The identifier of the thing.
    public var thingID: UUID
    /// The direction in which the thing is asked.
    public var direction: Direction

    /// Creates the key of a question.
    ///
    /// ```swift
    /// let key = QuestionKey(thingID: thing.id, direction: .meaning)
    /// let isAsked = session.remaining.contains(key)  // true
    /// ```
    public init(thingID: UUID, direction: Direction) {
        self.thingID = thingID
        self.direction = direction
    }

    private enum CodingKeys: String, CodingKey {
        case thingID = "thing"
        case direction
    }
}
