import Foundation
import TILCore

/// A quiz on plain standard input and output, made of TILCore alone.
///
///     PlainQuiz STORE FILE [SECONDS]
///
/// Opens the store or makes it, imports the file and says what came of each line, then asks what is due and what is
/// new, with a countdown for each question, and says when each comes next.
@main
struct PlainQuiz {
    private let store: ThingStore
    private let settings: Settings
    private var session: QuizSession
    private var input = TimedInput()

    static func main() {
        let words = CommandLine.arguments
        guard words.count == 3 || words.count == 4, let seconds = words.count == 4 ? Double(words[3]) : 15 else {
            FileHandle.standardError.write(Data("Usage: PlainQuiz STORE FILE [SECONDS]\n".utf8))
            exit(64)
        }
        do {
            let store = try ThingStore(path: words[1])
            try importFile(words[2], into: store)
            var quiz = try PlainQuiz(store: store, seconds: seconds)
            try quiz.run()
        } catch {
            // The library's errors are sentences that say what to do.
            FileHandle.standardError.write(Data("PlainQuiz: \(plain("\(error)"))\n".utf8))
            exit(1)
        }
    }

    private static func importFile(_ path: String, into store: ThingStore) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw InterchangeError.missing(name: path) }
        defer { close(descriptor) }
        let source = try ByteSource(fileDescriptor: descriptor, name: path)
        let (format, reader) = try InterchangeFormat.open(source)
        let file = ImportFile(name: path, format: format.name, reader: reader)
        var generator = SystemRandomNumberGenerator()
        for report in try store.importThings([file], at: Date(), using: &generator).files {
            print(
                "Read as \(report.format): new \(report.new), further meanings \(report.newMeanings),", terminator: " ")
            print("known \(report.known), repeated \(report.repeated), rejected \(report.rejectedCount)")
            for rejection in report.rejected { print("  line \(rejection.line): \(plain(rejection.reason))") }
        }
    }

    /// Prepares a quiz of ten questions at most.
    private init(store: ThingStore, seconds: TimeInterval) throws {
        self.store = store
        settings = try store.settings()
        let now = Date()
        let today = settings.studyDay(of: now, utcOffset: TimeZone.current.secondsFromGMT(for: now))
        var generator = SystemRandomNumberGenerator()
        let entries = try store.queue(QueueRequest(limit: 10), at: now, on: today, using: &generator)
        let questions = try entries.map { entry in
            Question(
                thing: entry.thing, direction: entry.direction, kind: entry.memory == nil ? .new : .due,
                accepted: try store.accepted(for: entry.thing, asked: entry.direction),
                others: try store.meaningsNear(entry.thing.short))
        }
        session = QuizSession(questions: questions, settings: QuizSettings(seconds: seconds, learnAhead: 0))
    }

    /// Carries out what the session wants done until it wants no more; each effect may lead to an event, and that to more.
    private mutating func run() throws {
        var effects = session.apply(.begin, at: Date())[...]
        while let effect = effects.popFirst() {
            if let event = try carryOut(effect) { effects += session.apply(event, at: Date()) }
        }
    }

    private mutating func carryOut(_ effect: QuizEffect) throws -> QuizEvent? {
        switch effect {
        case .ask(let asked):
            print("\nWhat is \(Self.plain(asked.question.asked))?")
            return answer(to: asked)
        case .another(let asked, let named):
            print("Right, \(Self.plain(named.long)) is one. And another?")
            return answer(to: asked)
        case .record(let answer):
            let offset = TimeZone.current.secondsFromGMT(for: answer.at)
            let today = settings.studyDay(of: answer.at, utcOffset: offset)
            let recorded = try store.record(answer.review(utcOffset: offset, studyDay: today))
            return .remembered(question: answer.number, memory: recorded.memory)
        case .showVerdict(let answer):
            let memory = try store.memories(of: answer.thing.id)[answer.direction]
            print("\(answer.verdict.words): \(Self.plain(answer.thing.long))\(Self.next(memory))")
            return .proceed
        case .finish(let summary):
            print("\n\(summary.right + summary.slips) of \(summary.answered) remembered.")
            return nil
        default: return nil
        }
    }

    /// Reads an answer; on a terminal the countdown is drawn before it, and moves nothing that is typed.
    private mutating func answer(to asked: AskedQuestion) -> QuizEvent {
        guard case .countdown(let countdown) = asked.clock, let deadline = asked.deadline else {
            return input.line(until: .distantFuture).map { .submit(question: asked.number, typed: $0) } ?? .end
        }
        let style = TimerFormatStyle(countingDownIn: countdown.range(at: Date()))
        let ticks = TickSchedule(style)
        let isTerminal = isatty(STDOUT_FILENO) == 1
        print(style.format(Date()), terminator: "> ")
        while true {
            fflush(nil)
            let now = Date()
            if now >= deadline { break }
            if let line = input.line(until: ticks.nextTick(after: now) ?? deadline) {
                return .submit(question: asked.number, typed: line)
            }
            if input.isAtEnd { return .end }
            // The cursor is saved, put where the time stands, and brought back.
            if isTerminal { print("\u{1B}7\r\(style.format(Date()))\u{1B}8", terminator: "") }
        }
        print()
        input.drop()
        return .check(question: asked.number, typed: "")
    }

    private static func next(_ memory: Memory?) -> String {
        guard let memory else { return "" }
        if memory.interval > 0 { return ", again on \(memory.dueDay)" }
        let minutes = Int((memory.due.timeIntervalSince(memory.lastReview) / 60).rounded())
        return ", again in \(minutes) min"
    }

    /// Text from a file without what could steer a terminal.
    private static func plain(_ text: String) -> String {
        let hidden: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
        return String(
            String.UnicodeScalarView(text.unicodeScalars.filter { !hidden.contains($0.properties.generalCategory) }))
    }
}
