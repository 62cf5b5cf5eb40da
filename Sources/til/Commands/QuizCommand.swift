import ArgumentParser
import TILCore

/// `til quiz`: asks what is due, and what is new. How a quiz is prepared stands in the folder Quiz.
struct QuizCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "quiz",
        abstract: "Practise: what is due first, then new things.",
        discussion: """
            Every answer is stored before the next question appears, so a quiz can be left at any time: Ctrl-C shows the \
            summary. While a question waits, keys give more time, pause, or give up; ? and Return lists them.

            Examples:
              til quiz                         what is due and today's new things
              til quiz 10 --seconds 8          ten quick questions
              til quiz --mode choice           four answers to choose from
              til quiz --mode reveal --think 5 flashcards, locked for five seconds
              til quiz --pace quick            on by itself after a right answer
              til quiz --cram --tag security   anything with a tag, the schedule untouched
              til quiz --glossary team --cram  what a glossary has, without taking it over
            """)

    @Argument(
        help: ArgumentHelp("At most so many answers, as with --count.", valueName: "n"), transform: Self.number(named:))
    var number: Int?

    @Option(help: ArgumentHelp("At most so many answers.", valueName: "n"))
    var count: Int?

    @Option(help: ArgumentHelp("The countdown of each question; 0 shows a stopwatch instead.", valueName: "s"))
    var seconds: Double?

    @Option(help: "How to answer: type, which is the default, choice or reveal.")
    var mode: QuizSettings.Mode?

    @Option(help: ArgumentHelp("What is asked for: meaning, acronym or both.", valueName: "what"))
    var ask: Ask = .meaning

    @Option(
        help: ArgumentHelp("Only things with this tag.", valueName: "tag"), completion: .words(.tags),
        transform: ThingDraft.tag(named:))
    var tag: String?

    @Option(
        help: ArgumentHelp("Ask what a glossary has, with --cram.", valueName: "name"),
        completion: .words(.glossaries))
    var glossary: String?

    @Flag(help: "Ask anything, due or not, and leave the schedule alone.")
    var cram = false

    @Flag(help: "Ask leeches too.")
    var leeches = false

    @Option(help: ArgumentHelp("Take and show no answer for so long: time to think.", valueName: "s"))
    var think: Double?

    @Option(help: ArgumentHelp("quick goes on by itself after a right answer; normal waits.", valueName: "pace"))
    var pace: QuizPace?

    @Flag(help: "Wait for Return before the first question.")
    var ready = false

    @Option(help: ArgumentHelp("The grade when time runs out: again or hard.", valueName: "grade"))
    var onTimeout: GradingRule.TimeoutGrade?

    @Option(help: ArgumentHelp("Shuffle the questions, the same way for the same number.", valueName: "n"))
    var seed: UInt64?

    @Flag(help: "Start anew though an interrupted quiz is left.")
    var fresh = false

    @Flag(help: "Print the answers and the summary as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if count != nil, number != nil { throw ValidationError("Say the number of answers once: til quiz 5.") }
        if glossary != nil, !cram {
            throw ValidationError(
                "A glossary is not scheduled: add --cram to practise it, or take things over by 'til add TLA --from NAME'."
            )
        }
        if let limit, limit < 1 { throw ValidationError("--count takes a whole number from 1 up, not \(limit).") }
        if let seconds, !(0...3_600).contains(seconds) {
            throw ValidationError("--seconds takes a number from 0 to 3600, not \(seconds).")
        }
        if let think, !(0...3_600).contains(think) {
            throw ValidationError("--think takes a number from 0 to 3600, not \(think).")
        }
    }

    /// A number of answers; a word in its place is probably a tag.
    private static func number(named text: String) throws -> Int {
        guard let number = Int(text) else {
            let tag = ThingDraft.tag(named: text).visible
            throw ValidationError(
                text.first?.isNumber == true
                    ? "'til quiz 10' asks ten questions." : "'til quiz --tag \(tag)' asks what has a tag.")
        }
        return number
    }

    /// The number of answers after which it ends; nil for no end but that of the questions.
    var limit: Int? { number ?? count }
}

extension QuizSettings.Mode: ExpressibleByArgument {}
extension QuizPace: ExpressibleByArgument {}
extension GradingRule.TimeoutGrade: ExpressibleByArgument {}
