import Foundation
import TILCore

/// The outputs and the keyboard: everything that a command prints, says and asks.
final class Console {
    /// Standard output: data.
    let output: Output
    /// Standard error: everything else.
    let errors: Output
    private let environment: Environment
    /// The settings of the open store; nil if none is open.
    var settings: () -> Settings? = { nil }
    /// The completions of a line.
    var completer: (UnfinishedLine) -> Completions = { _ in .none }
    /// The choice of colours that an option made.
    var color: ColorChoice?
    /// Whether commands are lines of the REPL.
    var isInRepl = false
    /// The number of the REPL's present line on a pipe.
    var lineNumber: Int?
    /// Whether the locale is UTF-8, as the program was started: readline's is made so in any case.
    private let isUnicode: Bool

    init(_ environment: Environment) {
        self.environment = environment
        (output, errors) = (environment.output, environment.errors)
        isUnicode = TerminalLocale.isUTF8(environment.variables)
    }

    /// Whether a person can be asked, and answers through the line editor.
    var canAsk: Bool { environment.isInteractive }
    /// Whether commands come from a person at the REPL's prompt.
    var isAtPrompt: Bool { isInRepl && canAsk }

    /// Reads lines from the person or the pipe.
    private(set) lazy var editor = environment.lineEditor(
        history: StoreLocation.historyPath(variables: environment.variables).map { HistoryFile(path: $0) },
        completer: completer)

    // MARK: Printing

    /// Prints a line of data.
    func print(_ line: String) { output.line(line) }

    /// Writes data as it is.
    func write(_ text: String) { output.write(text) }

    /// Prints a value as one line of JSON.
    func printJSON(_ value: some Encodable) throws { output.line(try JSONText.encode(value)) }

    /// Prints an array of JSON, an element a line, while its elements are found.
    /// - Parameter body: gives each element to the closure that it is given, which returns whether another is wanted.
    /// - Returns: whether there was any.
    @discardableResult
    func printJSON(each body: (_ add: (any Encodable) throws -> Bool) throws -> Void) throws -> Bool {
        var isEmpty = true
        output.write("[")
        try body { element in
            output.write((isEmpty ? "\n" : ",\n") + (try JSONText.encode(element)))
            isEmpty = false
            return output.failure == 0
        }
        output.write(isEmpty ? "]\n" : "\n]\n")
        return !isEmpty
    }

    /// Prints an array of JSON, an element a line.
    func printJSON(lines: [any Encodable]) throws {
        try printJSON { add in for line in lines { _ = try add(line) } }
    }

    /// Shows text that may be longer than the screen. The body is given a function that takes more of it, and returns
    /// whether more is wanted.
    func paged(_ body: ((String) -> Bool) throws -> Void) throws {
        try Pager(output: output, variables: environment.variables).show(body)
    }

    /// The cells of standard output.
    var size: TerminalSize { .current(descriptor: output.descriptor, variables: environment.variables) }

    /// The look of standard output.
    func page() -> Page { page(settings()) }

    /// The look of standard output with some settings.
    func page(_ settings: Settings?) -> Page {
        let size = size
        let isTerminal = output.isTerminal
        return Page(
            style: .of(
                color ?? settings?.color ?? .auto, isTerminal: isTerminal, variables: environment.variables),
            width: size.columns, height: size.rows, now: environment.now(), utcOffset: environment.utcOffset,
            rollover: settings?.rollover ?? Settings().rollover,
            isUnicode: isUnicode, isTerminal: isTerminal,
            rowLimit: isTerminal || environment.variables["COLUMNS"] != nil ? size.columns : .max)
    }

    // MARK: Talking

    /// Prints something that is no data: on standard error, broken at words if that is a terminal.
    func say(_ text: String) {
        let text = asTyped(text)
        output.flush()
        errors.write(errors.isTerminal ? text.wrapped(to: errorColumns).joined(separator: "\n") : text)
        errors.flush()
    }

    /// Says what went wrong, and on which line of a pipe.
    func complain(_ sentence: String) {
        let place = lineNumber.map { "line \($0): " } ?? ""
        say("til: \(place)\(Self.shortened(sentence).visible(lines: .many))\n")
    }

    /// A text that names commands as they are typed here: at the prompt without the program's name.
    func asTyped(_ text: String) -> String { isAtPrompt ? text.replacing("'til ", with: "'") : text }

    /// A sentence, without its middle if it repeats a very long text that was typed.
    private static func shortened(_ sentence: String) -> String {
        let limit = 4_000
        let scalars = sentence.unicodeScalars
        if scalars.count <= limit { return sentence }
        return String(scalars.prefix(limit * 3 / 4)) + " ... " + String(scalars.suffix(limit / 4))
    }

    private var errorColumns: Int {
        TerminalSize.current(descriptor: errors.descriptor, variables: environment.variables).columns
    }

    // MARK: Asking

    /// Asks a question that takes yes or no. Everything but a clear yes is no.
    /// - Parameter question: the question, without the choices.
    func agrees(to question: String) -> Bool {
        // Room for the answer stays after the question.
        let rows = (question + " [y/N]").wrapped(to: size.columns - 3)
        return ["y", "yes"].contains(answer(rows.joined(separator: "\n") + " ")?.lowercased())
    }

    /// Reads an answer, tidied; nil if the person does not answer.
    func answer(_ prompt: String) -> String? {
        guard case .line(let text) = editor.read(LineRequest(kind: .answer, prompt: prompt)) else { return nil }
        return Capitals.tidied(text)
    }

    /// Asks for one of several numbered choices, until there is an answer.
    /// - Parameters:
    ///   - verb: what is to be done with it, as `restore`.
    ///   - count: how many there are.
    /// - Returns: its index; nil if the person does not say.
    func pick(_ verb: String, from count: Int) -> Int? {
        while let text = answer("Which one to \(verb) (1-\(count))? "), !text.isEmpty {
            if let number = Int(text), (1...count).contains(number) { return number - 1 }
        }
        return nil
    }

    /// Has a person confirm what an option says beforehand on a pipe, where nobody can be asked.
    /// - Parameters:
    ///   - question: the question, without the choices.
    ///   - isGiven: whether the option was given.
    ///   - option: the option, as `--yes`.
    ///   - refusal: what is refused without it, as `Nothing was removed`.
    /// - Throws: `CommandFailure` if nobody can be asked and the option was not given.
    func confirms(_ question: String, isGiven: Bool, option: String, refusal: String) throws -> Bool {
        if isGiven { return true }
        guard canAsk else {
            throw CommandFailure(
                "\(refusal): there is no terminal here to ask you at; \(option) goes on without asking.", .usage)
        }
        return agrees(to: question)
    }

    // MARK: Work that takes long

    /// Runs something that tells its progress, which a bar shows once it takes longer than half a second.
    /// - Parameters:
    ///   - label: the text before the bar.
    ///   - sentence: what is said if a signal ends the work.
    /// - Throws: `CommandFailure` with its code if a signal came, and what the work throws.
    func watching<Value>(_ label: String, whenStopped sentence: String, _ work: (WatchedWork) throws -> Value) throws
        -> Value
    {
        try watching(label, Interruption(sentence), work)
    }

    func watching<Value>(
        _ label: String, _ interruption: Interruption, _ work: (WatchedWork) throws -> Value
    ) throws -> Value {
        try interruption.watching {
            let progress = WatchedWork(
                label: label, interruption: interruption, output: errors, width: errorColumns, now: environment.now)
            defer { progress.clear() }
            return try work(progress)
        }
    }
}
