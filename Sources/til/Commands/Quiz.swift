import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// `til quiz`: asks due things, then new ones. The folder Quiz contains the code that runs a quiz.
struct QuizCommand: Command {
    static let configuration = CommandConfiguration(
        "quiz", "Practise what is due, then new things.",
        """
        Every answer is saved before the next question appears, so you can stop at any time. Ctrl-C shows the \
        summary. While a question waits, keys give more time, pause or give up. Type ? and Return to list them.

        The next 'til quiz' offers to continue an interrupted quiz, and the options you give it apply. But --ask, \
        --tag, --leeches, --seed and --fresh start a new one. --cram and --confused leave the interrupted quiz alone.

        Examples:
          til quiz                          what is due and today's new things
          til quiz 10 --seconds 8           ten quick questions
          til quiz work                     only things with the tag #work
          til quiz --mode choice            four answers to choose from
          til quiz --mode reveal --think 5  flashcards, locked for five seconds
          til quiz --cram --tag security    anything with a tag, schedule unchanged
        """)

    @Argument(
        help: ArgumentHelp("The largest number of answers, or a tag.", valueName: "n or tag"),
        completion: .words(.tags))
    var what: String?

    @Option(help: ArgumentHelp("The largest number of answers.", valueName: "n"))
    var count: Int?

    @Option(help: ArgumentHelp("The countdown of each question. 0 shows a stopwatch instead.", valueName: "s"))
    var seconds: Double?

    @Option(help: "How to answer; usually you type.")
    var mode: QuizSettings.Mode?

    @Option(help: ArgumentHelp("What to ask for; usually the meaning.", valueName: "what"))
    var ask: Ask?

    @Option(
        help: ArgumentHelp("Only things with this tag.", valueName: "tag"), completion: .words(.tags),
        transform: ThingDraft.tag(named:))
    var tag: String?

    @Option(
        help: ArgumentHelp("Ask the entries of a glossary. Requires --cram.", valueName: "name"),
        completion: .words(.glossaries))
    var glossary: String?

    @Flag(help: "Ask anything, due or not, without changing the schedule.")
    var cram = false

    @Flag(help: "Ask leeches too.")
    var leeches = false

    @Option(help: "Show things before they are asked: new shows those you did not add yourself.")
    var meet: StoreSettings.Meet?

    @Flag(help: "Ask the things that you mixed up, side by side, without changing the schedule.")
    var confused = false

    @Option(help: ArgumentHelp("Lock the answer for this many seconds: time to think.", valueName: "s"))
    var think: Double?

    @Option(help: ArgumentHelp("quick continues after a right answer without Return.", valueName: "pace"))
    var pace: QuizPace?

    @Flag(help: "Wait for Return before the first question.")
    var ready = false

    @Option(help: ArgumentHelp("The grade when time runs out.", valueName: "grade"))
    var onTimeout: GradingRule.TimeoutGrade?

    @Option(help: ArgumentHelp("Shuffle the questions. The same number gives the same order.", valueName: "n"))
    var seed: UInt64?

    @Flag(help: "Start a new quiz instead of continuing an interrupted one.")
    var fresh = false

    @Flag(help: "Print the answers and the summary as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if count != nil, number != nil {
            throw ValidationError("Give the number of answers once, for example 'til quiz 5'.")
        }
        if tag != nil, namedTag != nil {
            throw ValidationError("Give the tag once, for example 'til quiz --tag web'.")
        }
        if glossary != nil, !cram {
            throw ValidationError(
                "A glossary has no schedule. Add --cram, or copy things with 'til add TLA --from NAME'."
            )
        }
        try checkPositive(limit, number == nil ? "--count" : "The number of answers")
        for (name, number) in [("--seconds", seconds), ("--think", think)] {
            if let number, !(0...3_600).contains(number) {
                throw ValidationError("\(name) must be a number from 0 to 3600, not \(String(format: "%g", number)).")
            }
        }
    }

    /// The number of answers without an option.
    private var number: Int? { what.flatMap { what in Int(what) } }

    /// The tag without an option.
    private var namedTag: String? { number == nil ? what.map(ThingDraft.tag(named:)) : nil }

    /// The tag of the things to ask, or nil for all things.
    private var wantedTag: String? { tag ?? namedTag }

    /// The maximum number of answers, or nil for no limit.
    private var limit: Int? { number ?? count }

    private var directions: [Direction] { (ask ?? .meaning).directions }
}

extension QuizSettings.Mode: ExpressibleByArgument {}
extension StoreSettings.Meet: ExpressibleByArgument {}
extension QuizPace: ExpressibleByArgument {}
extension GradingRule.TimeoutGrade: ExpressibleByArgument {}

extension QuizCommand {
    /// The side of a thing that the quiz asks for: meaning, acronym or both.
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

    /// Selects the questions and runs the quiz.
    func run(_ session: Session) throws {
        let own = try glossary == nil ? session.store() : session.storeIfPossible()
        // A quiz stores every answer, unless it is for practice only.
        if !cram { try own?.checkWritable() }
        let configured = try own?.settings() ?? StoreSettings()
        var generator = SeededGenerator(seed: seed ?? session.environment.seed())
        let practised = try glossary.map { name in try practice(name, session, using: &generator) }
        guard let store = practised ?? own else { return }
        if let namedTag { try Self.checkIsTag(namedTag, store) }
        let left = try resumed(session, store)
        let settings = try settings(configured, goingOnWith: left, store)
        let entries = try left ?? queue(session, store, configured, &generator)
        if entries.isEmpty, confused {
            throw CommandFailure("You have not mixed up any two things that you have learned.")
        }
        if entries.isEmpty { throw CommandFailure(try nothing(store, session, configured, &generator)) }
        let runner = try QuizRunner(
            self, session: session, store: store, configured: configured, settings: settings, entries: entries,
            generator: generator)
        try runner.run()
    }

    /// Throws an error if nothing has a tag.
    private static func checkIsTag(_ name: String, _ store: ThingStore) throws {
        let isKnown = try store.tags().contains { tag in tag.name.lowercased() == name.lowercased() }
        if isKnown { return }
        if Guess.isFile(name) {
            throw CommandFailure(
                """
                '\(name.visible)' is a file. To quiz its things, import it with a tag: 'til import \(name.visible) --tag \
                NAME', then 'til quiz NAME'.
                """, .usage)
        }
        throw CommandFailure(
            "Nothing has the tag #\(name.visible). Use a number such as 10, or a tag. 'til tags' lists the tags.",
            .usage)
    }

    /// Returns a store in memory with glossary entries to practise.
    private func practice(
        _ name: String, _ session: Session, using generator: inout SeededGenerator
    ) throws -> ThingStore {
        let store = try session.glossary(named: name).practiceStore(
            drawing: max(300, 2 * (limit ?? 0)), tag: wantedTag, at: session.now, using: &generator)
        if store.count > 0 { return store }
        throw CommandFailure("The glossary \(name) has nothing with the tag \(wantedTag ?? "").")
    }

    /// Returns the settings of the quiz. Options override the settings of a continued quiz, which override the
    /// configuration.
    private func settings(
        _ configured: StoreSettings, goingOnWith left: [QueueEntry]?, _ store: ThingStore
    ) throws -> QuizSettings {
        var settings = QuizSettings(configured)
        settings.answerLimit = limit
        if left != nil, let interrupted = try store.unfinishedQuizSettings() {
            settings = interrupted
            // Only what is left of an interrupted quiz is asked.
            settings.answerLimit = interrupted.answerLimit.map { rest in min(limit ?? rest, rest) } ?? limit
        }
        settings.longestRest = Self.longestRest
        settings.mode = mode ?? settings.mode
        if let seconds {
            settings.seconds = seconds
            settings.typingSpeed = nil
        }
        settings.thinkSeconds = think ?? settings.thinkSeconds
        settings.grading.onTimeout = onTimeout ?? settings.grading.onTimeout
        settings.learnAhead = configured.learnAhead
        settings.isCram = cram || confused
        if settings.grading.rewardsSpeed { settings.medianSecondsPerLetter = try store.medianSecondsPerLetter() }
        return settings
    }

    /// Returns the rest of an interrupted quiz if the user wants to continue it, or nil.
    private func resumed(_ session: Session, _ store: ThingStore) throws -> [QueueEntry]? {
        // A practice quiz neither continues nor replaces an interrupted one.
        guard !fresh, !cram, !confused, let left = try store.unfinishedQuiz() else { return nil }
        let askedNow = left.count { entry in entry.step(at: session.now) == nil }
        let count = min(askedNow, try store.unfinishedQuizSettings()?.answerLimit ?? .max)
        let fact = "The last quiz was interrupted with \(counted(count, "question")) left."
        let wantsOtherThings = ask != nil || wantedTag != nil || leeches || seed != nil
        if wantsOtherThings || !session.console.canAsk {
            session.console.notify("\(fact) This is a new quiz.\n")
            return nil
        }
        session.console.notify("\(fact)\n")
        guard let continues = session.console.answer(yesOrNo: "Continue it?", usually: true) else {
            throw CommandFailure("", .interrupted)
        }
        return continues ? left : nil
    }

    /// The longest time, in seconds, for which a quiz offers to wait.
    private static let longestRest = 600.0

    /// The most questions of a quiz without a limit. The end of the quiz says what is left.
    private static let most = 1_000

    private func queue(
        _ session: Session, _ store: ThingStore, _ configured: StoreSettings, _ generator: inout SeededGenerator
    ) throws -> [QueueEntry] {
        if confused { return try confusedThings(store) }
        // With a seed, the whole queue is shuffled before it is cut. Without a seed, it keeps its own order.
        let isShuffled = cram || seed != nil
        let request = QueueRequest(
            directions: directions, tag: wantedTag, limit: isShuffled ? max(200, limit ?? 0) : limit ?? Self.most,
            isCram: cram, includesLeeches: leeches)
        let entries = try store.queue(request, at: session.now, on: session.today(configured), using: &generator)
        if !isShuffled { return entries }
        let arranged = QuestionOrder.arranged(entries, using: &generator) { entry in Capitals.key(entry.thing.short) }
        return Array(arranged.prefix(limit ?? (cram ? 100 : Self.most)))
    }

    /// Returns the things that were mixed up, each once and next to the other of its pair.
    private func confusedThings(_ store: ThingStore) throws -> [QueueEntry] {
        guard let direction = directions.first else { return [] }
        var entries: [QueueEntry] = []
        var seen: Set<UUID> = []
        for thing in try store.confusedPairs().flatMap(\.things) {
            if let wantedTag, !thing.tags.contains(wantedTag) { continue }
            let isNew = seen.insert(thing.id).inserted
            if isNew { entries.append(QueueEntry(thing: thing, direction: direction)) }
        }
        return entries
    }

    /// Returns the sentence for an empty quiz, with the number of new things whose meanings wait for another day, and
    /// the time at which the next thing becomes due.
    private func nothing(
        _ store: ThingStore, _ session: Session, _ configured: StoreSettings, _ generator: inout SeededGenerator
    ) throws -> String {
        if store.count == 0 { return session.emptyStore.message }
        guard let thing = try store.things(by: .due, tag: wantedTag, limit: 1).first else {
            return "Nothing has the tag #\(wantedTag ?? ""). 'til tags' lists the tags."
        }
        let summary = try session.dueSummary(of: store)
        if summary.dueToday == 0, summary.due > 0 {
            return """
                Today's due things are done. \(Self.waiting(summary.due)) for another day; \
                'til config due-per-day' sets how many a day. 'til quiz --cram' asks anyway.
                """
        }
        var sentences: [String] = []
        let new = try newThings(store, session, configured, &generator)
        if new.count == 0 {
            sentences.append("Nothing is due.")
        } else {
            let start = new.isAll ? "" : "At least "
            sentences.append("Nothing is due, and today's new things are done.")
            sentences.append("\(start)\(Self.waiting(new.count)); 'til config new-per-day' sets how many a day.")
        }
        let page = session.page()
        let memories = try store.memories(of: thing.id).values.filter { memory in memory.lapses < page.leechLapses }
        let next = memories.min { first, second in first.due < second.due }
        if let next, next.due > session.now { sentences.append("The next is due \(page.next(next)).") }
        sentences.append("'til quiz --cram' asks anyway.")
        return sentences.joined(separator: " ")
    }

    /// Returns the number of new things whose meanings wait for another day, and whether these are all.
    private func newThings(
        _ store: ThingStore, _ session: Session, _ configured: StoreSettings, _ generator: inout SeededGenerator
    ) throws -> (count: Int, isAll: Bool) {
        let request = QueueRequest(
            directions: directions.filter { direction in direction == .meaning }, tag: wantedTag, limit: Self.most,
            isCram: true)
        let entries = try store.queue(request, at: session.now, on: session.today(configured), using: &generator)
        let count = entries.count { entry in entry.memory == nil }
        return (count, entries.count < Self.most)
    }

    /// Returns `1 more waits` or `2 more wait`.
    private static func waiting(_ count: Int) -> String {
        "\(grouped(count)) more \(count == 1 ? "waits" : "wait")"
    }
}
