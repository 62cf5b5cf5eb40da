import ArgumentParser
import TILCore

extension QuizCommand {
    /// What is asked for: meanings, acronyms or both.
    enum Ask: String, CaseIterable, ExpressibleByArgument {
        case meaning, acronym, both

        var directions: [Direction] {
            switch self {
            case .meaning: [.meaning]
            case .acronym: [.acronym]
            case .both: Direction.allCases
            }
        }
    }

    /// Chooses what is asked, and asks.
    func run(_ session: Session, _ console: Console) throws {
        let own = try glossary == nil ? session.store() : session.storeToRead()
        // Whatever is answered in a quiz is kept, unless it is for practice only.
        if !cram { try own?.checkWritable() }
        let configured = try own?.settings() ?? Settings()
        var generator = SeededGenerator(seed: seed ?? session.environment.seed())
        guard let store = try glossary.map({ try practice($0, session, console, using: &generator) }) ?? own else { return }
        let left = try resumed(session, console, store)
        var settings = try settings(configured, goingOnWith: left, store)
        if settings.grading.rewardsSpeed { settings.medianSecondsPerLetter = try store.medianSecondsPerLetter() }
        let entries = try left ?? queue(session, console, store, configured, &generator)
        guard !entries.isEmpty else { throw CommandFailure(try nothing(store, console.page()), .nothing) }
        let maker = QuestionMaker(store: store, mode: settings.mode, generator: generator)
        let runner = QuizRunner(
            session: session, store: store, configured: configured, settings: settings, maker: maker,
            pace: pace ?? configured.pace, waitsUntilReady: ready, isJSON: json)
        try runner.run(entries)
    }

    /// A store in memory with what a glossary has to practise.
    private func practice(
        _ name: String, _ session: Session, _ console: Console, using generator: inout SeededGenerator
    ) throws -> ThingStore {
        let reader = try GlossaryReader(GlossaryLocation(session.environment).existing(named: name))
        let store = try reader.practiceStore(
            drawing: max(300, 2 * (limit ?? 0)), tag: tag, at: session.now, using: &generator)
        if store.count == 0 {
            throw CommandFailure("The glossary \(name) has nothing with the tag \(tag ?? "").", .nothing)
        }
        return store
    }

    /// How it asks: as it is said, else as the interrupted quiz did that it goes on with, else as it is configured.
    private func settings(
        _ configured: Settings, goingOnWith left: [QueueEntry]?, _ store: ThingStore
    ) throws -> QuizSettings {
        var settings = QuizSettings(seconds: configured.seconds, grading: configured.grading)
        if let left, let interrupted = try store.unfinishedQuizSettings() {
            settings = interrupted
            // Of so many answers as were wanted, those to the questions that are left are still to come.
            settings.answerLimit = interrupted.answerLimit.map { _ in left.count }
        }
        settings.mode = mode ?? settings.mode
        settings.seconds = seconds ?? settings.seconds
        settings.thinkSeconds = think ?? settings.thinkSeconds
        settings.answerLimit = limit ?? settings.answerLimit
        if let onTimeout { settings.grading.onTimeout = onTimeout }
        settings.learnAhead = configured.learnAhead
        settings.isCram = cram
        return settings
    }

    /// What an interrupted quiz has left, where the person wants to go on with it.
    private func resumed(_ session: Session, _ console: Console, _ store: ThingStore) throws -> [QueueEntry]? {
        guard !fresh, !cram, tag == nil, seed == nil, let left = try store.unfinishedQuiz() else { return nil }
        let sentence = "The last quiz was interrupted with \(counted(left.count, "question")) left"
        guard console.canAsk else {
            console.say("\(sentence); this one starts anew.\n")
            return nil
        }
        console.say(sentence + ".\n")
        let answer = console.editor.read(LineRequest(kind: .answer, prompt: "Go on with it? [Y/n] "))
        guard case .line(let text) = answer else { throw CommandFailure("", .interrupted) }
        return ["n", "no"].contains(text.lowercased()) ? nil : left
    }

    private func queue(
        _ session: Session, _ console: Console, _ store: ThingStore, _ configured: Settings, _ generator: inout SeededGenerator
    ) throws -> [QueueEntry] {
        // With a seed the whole queue is shuffled before it is cut; without, its own order decides.
        let most = cram || seed != nil ? max(200, limit ?? 0) : limit ?? 100
        let request = QueueRequest(
            directions: ask.directions, tag: tag, limit: most, isCram: cram, includesLeeches: leeches)
        let entries = try store.queue(request, at: session.now, on: session.today(configured), using: &generator)
        guard cram || seed != nil else { return entries }
        let arranged = QuestionOrder.arranged(entries, using: &generator) { Capitals.key($0.thing.short) }
        return Array(arranged.prefix(limit ?? 100))
    }

    private func nothing(_ store: ThingStore, _ page: Page) throws -> String {
        if store.count == 0 { return "There is nothing to ask yet; 'til add ftw for the win' adds the first acronym." }
        if let tag, try store.things(tag: tag, limit: 1).isEmpty {
            return "There is nothing with the tag #\(tag); 'til tags' lists the tags."
        }
        return "Nothing is due, and today's new things are done\(try next(store, page)); "
            + "'til quiz --cram' asks all the same."
    }

    /// When the next thing falls due, in words.
    private func next(_ store: ThingStore, _ page: Page) throws -> String {
        var first: Memory?
        try store.forEachThing(by: .due, tags: tag.map { [$0] } ?? [], limit: 1) { thing in
            first = try store.memories(of: thing.id).values.min { $0.due < $1.due }
            return false
        }
        guard let first, first.due > page.now else { return "" }
        return "; the next comes \(page.next(first))"
    }
}
