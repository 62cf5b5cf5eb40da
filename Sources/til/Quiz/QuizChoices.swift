import TILCore

/// The choices of a quiz, made from the decks and lists that come with the program, the store and the glossaries.
final class QuizChoices {
    private let session: Session
    private let store: ThingStore
    private var generator: SeededGenerator
    /// The maker, whose lists are read for the first choices.
    private lazy var maker: ChoiceMaker = {
        let data = session.environment.installedData()
        let lists = data.decks() + data.listsOfChoices()
        return ChoiceMaker(lists: lists.compactMap { list in try? list.contents().bytes })
    }()

    init(session: Session, store: ThingStore, generator: SeededGenerator) {
        self.session = session
        self.store = store
        self.generator = generator
    }

    /// Returns the choices of a question, or nil if there are no wrong answers.
    /// - Parameter accepted: the other things with a right answer.
    func choices(for thing: Thing, asked direction: Direction, accepted: [Thing]) throws -> AnswerChoices? {
        var candidates = try store.lookAlikes(of: thing, using: &generator)
        var right = accepted
        if direction == .meaning {
            candidates += session.glossaries.meanings(of: ChoiceMaker.initials(of: thing.long)).map(\.thing)
            right += session.glossaries.meanings(of: thing.short).map(\.thing)
        }
        let wrong = maker.wrongAnswers(
            for: thing, asked: direction, accepted: right, from: candidates, using: &generator)
        // The right answer alone, or next to meanings of another language, would give itself away.
        if wrong.isEmpty { return nil }
        let answer = direction == .meaning ? thing.long : thing.short
        return AnswerChoices(right: answer, wrong: wrong, using: &generator)
    }
}
