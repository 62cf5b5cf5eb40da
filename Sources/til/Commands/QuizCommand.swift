import ArgumentParser
import TILCore

/// `til quiz`: asks what is due, and what is new.
struct QuizCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "quiz",
        abstract: "Practise: what is due first, then new things.",
        discussion: """
            Every answer is stored before the next question appears, so a quiz can be left at any time: Ctrl-C shows the \
            summary. While a question waits, keys give more time, pause, or give up; ? and Return lists them.

            Examples:
              til quiz                         what is due and today's new things
              til quiz --count 10 --seconds 8  ten quick questions
              til quiz --mode choice           four answers to choose from
              til quiz --mode reveal --think 5 flashcards, locked for five seconds
              til quiz --cram --tag security   anything with a tag, the schedule untouched
            """)

    @Option(help: ArgumentHelp("At most so many answers.", valueName: "n"))
    var count: Int?

    @Option(help: ArgumentHelp("The countdown of each question; 0 shows a stopwatch instead.", valueName: "s"))
    var seconds: Double?

    @Option(help: "How to answer: type, choice or reveal.")
    var mode: QuizSettings.Mode = .type

    @Option(help: "What is asked for: meaning, acronym or both.")
    var ask: Ask = .meaning

    @Option(help: ArgumentHelp("Only things with this tag.", valueName: "tag"), completion: ShellCompletion.tags)
    var tag: String?

    @Flag(help: "Ask anything, due or not, and leave the schedule alone.")
    var cram = false

    @Flag(help: "Ask leeches too.")
    var leeches = false

    @Option(help: ArgumentHelp("With --mode reveal: keep the answer locked for so long.", valueName: "s"))
    var think: Double = 0

    @Option(help: "The grade when time runs out: again or hard.")
    var onTimeout: GradingRule.TimeoutGrade?

    @Option(help: ArgumentHelp("Shuffle the questions, the same way for the same number.", valueName: "n"))
    var seed: UInt64?

    @Flag(help: "Start anew though an interrupted quiz is left.")
    var fresh = false

    @Flag(help: "Print the answers and the summary as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    /// What is asked for.
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

    func validate() throws {
        if let count, count < 1 { throw ValidationError("--count takes a whole number from 1 up, not \(count).") }
        if let seconds, !(0...3_600).contains(seconds) {
            throw ValidationError("--seconds takes a number from 0 to 3600, not \(seconds).")
        }
        if !(0...3_600).contains(think) {
            throw ValidationError("--think takes a number from 0 to 3600, not \(think).")
        }
        if think > 0, mode != .reveal { throw ValidationError("--think goes with --mode reveal.") }
    }

    func run(in context: CommandContext) throws {
        let store = try context.store()
        let configured = try store.settings()
        var settings = QuizSettings(mode: mode, seconds: seconds ?? configured.seconds, thinkSeconds: think)
        settings.isCram = cram
        settings.answerLimit = count
        settings.grading = configured.grading
        if let onTimeout { settings.grading.onTimeout = onTimeout }
        if configured.grading.rewardsSpeed { settings.medianSecondsPerLetter = try store.medianSecondsPerLetter() }
        var generator = SeededGenerator(seed: seed ?? context.environment.seed())
        let entries = try resumed(context, store) ?? queue(context, store, configured, &generator)
        guard !entries.isEmpty else { throw CommandFailure(try nothing(store, context.page()), .nothing) }
        let maker = QuestionMaker(store: store, mode: mode, generator: generator)
        let runner = QuizRunner(
            context: context, store: store, configured: configured, settings: settings, isJSON: json)
        try runner.run(entries, maker: maker)
    }

    /// What an interrupted quiz has left, where the person wants to go on with it.
    private func resumed(_ context: CommandContext, _ store: ThingStore) throws -> [QueueEntry]? {
        guard !fresh, !cram, tag == nil, seed == nil, let left = try store.unfinishedQuiz() else { return nil }
        let sentence = "The last quiz was interrupted with \(counted(left.count, "question")) left"
        guard context.canAsk else {
            context.say("\(sentence); this one starts anew.\n")
            return nil
        }
        context.say(sentence + ".\n")
        let answer = context.editor.read(LineRequest(kind: .answer, prompt: "Go on with it? [Y/n] "))
        guard case .line(let text) = answer else { throw CommandFailure("", .interrupted) }
        return ["n", "no"].contains(text.lowercased()) ? nil : left
    }

    private func queue(
        _ context: CommandContext, _ store: ThingStore, _ configured: Settings, _ generator: inout SeededGenerator
    ) throws -> [QueueEntry] {
        // With a seed the whole queue is shuffled before it is cut; without, its own order decides.
        let limit = cram || seed != nil ? max(200, count ?? 0) : count ?? 100
        let request = QueueRequest(
            directions: ask.directions, tag: tag, limit: limit, isCram: cram, includesLeeches: leeches)
        let entries = try store.queue(request, at: context.now, on: context.today(configured), using: &generator)
        guard cram || seed != nil else { return entries }
        let arranged = QuestionOrder.arranged(entries, using: &generator) { Capitals.key($0.thing.short) }
        return Array(arranged.prefix(count ?? 100))
    }

    private func nothing(_ store: ThingStore, _ page: Page) throws -> String {
        if store.count == 0 { return "There is nothing to ask yet; 'til add ftw for the win' adds the first acronym." }
        if let tag, try store.things(tag: tag, limit: 1).isEmpty {
            return "There is nothing with the tag \(tag); 'til list' shows everything."
        }
        return "Nothing is due, and today's new things are done\(try next(store, page)); "
            + "'til quiz --cram' asks all the same."
    }

    /// When the next thing falls due, in words.
    private func next(_ store: ThingStore, _ page: Page) throws -> String {
        var first: Memory?
        try store.forEachThing(by: .due, tag: tag, limit: 1) { thing in
            first = try store.memories(of: thing.id).values.min { $0.due < $1.due }
            return false
        }
        guard let first, first.due > page.now else { return "" }
        return "; the next comes \(page.next(first))"
    }
}

extension QuizSettings.Mode: ExpressibleByArgument {}
extension GradingRule.TimeoutGrade: ExpressibleByArgument {}
