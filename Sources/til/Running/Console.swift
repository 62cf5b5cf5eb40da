import Foundation
import TILCore
import TILProcess
import TILText

/// The outputs and the keyboard of a command: prints data and messages, and asks questions.
final class Console {
    /// Standard output: data.
    let output: Output
    /// Standard error: everything else.
    let errors: Output
    let environment: Environment
    /// The choice of colours on the command line, or nil.
    var color: ColorChoice?
    /// The number of the current line if the REPL reads from a pipe.
    var lineNumber: Int?
    /// The signal that ended a question, because the terminal was closed or the process should end, or nil.
    private(set) var endingSignal: Int32?

    /// Whether commands are lines of the REPL.
    var isInRepl = false
    /// A line that was typed at a question of the REPL and does not answer it. It is the next command.
    var nextCommand: String?
    private let completions: (UnfinishedLine) -> Completions

    /// Creates a console.
    /// - Parameter completions: returns the completions of a line.
    init(environment: Environment, completions: @escaping (UnfinishedLine) -> Completions) {
        self.environment = environment
        self.completions = completions
        output = environment.output
        errors = environment.errors
    }

    /// Whether the program can ask the user questions.
    var canAsk: Bool { environment.isInteractive }
    /// Whether commands come from a person at the REPL's prompt.
    var isAtPrompt: Bool { isInRepl && canAsk }

    /// The editor that reads lines from the user or the pipe.
    private(set) lazy var editor = environment.lineEditor(
        history: StoreLocation.path(of: .history, environment.variables).map { path in HistoryFile(path: path) },
        completer: completions)

    /// Reads a line or a key.
    func read(_ request: LineRequest) -> LineOutcome {
        let outcome = editor.read(request)
        if case .terminated(let signal) = outcome { endingSignal = signal }
        return outcome
    }

    // MARK: Printing

    /// Prints a line of data.
    func print(_ line: String) { output.line(line) }

    /// Writes data as it is.
    func write(_ text: String) { output.write(text) }

    /// Prints a value as one line of JSON.
    func printJSON(_ value: some Encodable) throws { output.line(try JSONText.dated(value)) }

    /// Prints an array of JSON with one element per line.
    func printJSON(lines: [any Encodable]) throws {
        if lines.isEmpty { return write("[]\n") }
        let texts = try lines.map { line in try JSONText.dated(line) }
        write("[\n\(texts.joined(separator: ",\n"))\n]\n")
    }

    /// Shows lines in a pager if they are longer than the screen.
    /// - Returns: The number of lines until the user left the pager.
    @discardableResult
    func paged(_ lines: some Sequence<String>) -> Int {
        Pager(output: output, variables: environment.variables).show(lines)
    }

    /// The size of standard output in cells.
    var size: TerminalSize { .current(descriptor: output.descriptor, variables: environment.variables) }

    /// Returns the page for standard output with some settings.
    func page(_ settings: StoreSettings?) -> Page {
        let size = size
        let isTerminal = output.isTerminal
        return Page(
            style: .of(
                color ?? settings?.color ?? .auto, isTerminal: isTerminal, variables: environment.variables),
            width: size.columns, height: size.rows, now: environment.now(), utcOffset: environment.utcOffset,
            rollover: settings?.rollover ?? StoreSettings().rollover,
            leechLapses: settings?.leechLapses ?? StoreSettings().leechLapses,
            isTerminal: isTerminal,
            rowLimit: isTerminal || environment.variables["COLUMNS"] != nil ? size.columns : .max)
    }

    // MARK: Messages

    /// Prints a message to standard error. On a terminal, it is wrapped at words.
    func notify(_ text: String) {
        let text = asTyped(text)
        output.flush()
        let size = TerminalSize.current(descriptor: errors.descriptor, variables: environment.variables)
        errors.write(errors.isTerminal ? text.wrapped(to: size.columns).joined(separator: "\n") : text)
        errors.flush()
    }

    /// Prints an error message, with the line number if the input is a pipe.
    func printError(_ sentence: String) {
        let prefix = lineNumber.map { lineNumber in "line \(lineNumber): " } ?? ""
        notify("til: \(prefix)\(Self.shortened(sentence).visible(lines: .many))\n")
    }

    /// Removes `til ` from command examples at the prompt.
    func asTyped(_ text: String) -> String { isAtPrompt ? text.replacing("'til ", with: "'") : text }

    /// Returns the sentence with its middle removed if it is very long, for example because it repeats typed text.
    private static func shortened(_ sentence: String) -> String {
        let limit = 4_000
        let scalars = sentence.unicodeScalars
        if scalars.count <= limit { return sentence }
        return String(scalars.prefix(limit * 3 / 4)) + " ... " + String(scalars.suffix(limit / 4))
    }

    // MARK: Questions

    /// Asks a yes-or-no question. Returns true only for a clear yes.
    /// - Parameters:
    ///   - question: The question, without the choices.
    ///   - endsCommand: Whether a no ends the command. Then any other line means no, too, and is the next command.
    func agrees(to question: String, endsCommand: Bool = false) -> Bool {
        answer(yesOrNo: question, usually: false, endsCommand: endsCommand) ?? false
    }

    /// Keeps a line as the next command of the REPL.
    /// - Returns: Whether there is a REPL.
    private func keepAsCommand(_ line: String) -> Bool {
        nextCommand = isInRepl ? line : nil
        return isInRepl
    }

    /// Asks a question until the answer is yes or no. Return means the usual answer.
    /// - Returns: nil if the user does not answer, or if the line is kept as the next command.
    func answer(yesOrNo question: String, usually: Bool, endsCommand: Bool = false) -> Bool? {
        // Leave room for the answer after the question.
        let rows = (question + (usually ? " [Y/n]" : " [y/N]")).wrapped(to: size.columns - 3)
        while let line = line(rows.joined(separator: "\n") + " ") {
            let answers = ["": usually, "y": true, "yes": true, "n": false, "no": false]
            if let answer = answers[Capitals.tidied(line).lowercased()] { return answer }
            if endsCommand, keepAsCommand(line) { return nil }
            notify("Type y or n.\n")
        }
        return nil
    }

    /// Asks a question with a few answers. Any other line means none of them, and is the next command.
    /// - Parameters:
    ///   - question: the question with the answers.
    ///   - answers: the answers, in small letters.
    /// - Returns: nil if the user does not choose one.
    func choice(_ question: String, among answers: [String]) -> String? {
        let rows = question.wrapped(to: size.columns - 3)
        guard let line = line(rows.joined(separator: "\n") + " ") else { return nil }
        let answer = Capitals.tidied(line).lowercased()
        if answers.contains(answer) { return answer }
        if answer == "yes", answers.contains("y") { return "y" }
        let isDeclined = ["", "n", "no"].contains(answer)
        if !isDeclined { _ = keepAsCommand(line) }
        return nil
    }

    /// Reads an answer and tidies it. Returns nil if the user does not answer.
    func answer(_ prompt: String) -> String? { line(prompt).map(Capitals.tidied) }

    private func line(_ prompt: String) -> String? {
        let request = LineRequest(kind: .answer, prompt: prompt, dropsTypedAhead: true)
        guard case .line(let text) = read(request) else { return nil }
        return text
    }

    /// Asks the user to pick one of several numbered choices, until the answer is valid.
    /// - Parameters:
    ///   - verb: the action in the question, such as `restore`.
    ///   - count: the number of choices.
    /// - Returns: The index of the choice, or nil if the user does not answer.
    func pick(_ verb: String, from count: Int) -> Int? {
        if count == 1 { return 0 }
        while let text = answer("Which one to \(verb) (1-\(count))? "), !text.isEmpty {
            if let number = Int(text), (1...count).contains(number) { return number - 1 }
        }
        return nil
    }

    /// Asks the user for confirmation. On a pipe, an option has to confirm instead.
    /// - Parameters:
    ///   - question: the question, without the choices.
    ///   - isGiven: whether the option was given.
    ///   - option: the option, such as `--yes`.
    ///   - refusal: the start of the error message, such as `Nothing was removed`.
    /// - Throws: `CommandFailure` if the user cannot be asked and the option was not given.
    func confirms(_ question: String, isGiven: Bool, option: String, refusal: String) throws -> Bool {
        if isGiven { return true }
        guard canAsk else {
            throw CommandFailure(
                "\(refusal). til cannot ask you without a terminal. Use \(option).", .usage)
        }
        return agrees(to: question, endsCommand: true)
    }

    // MARK: Long work

    /// Runs work that reports its progress. It appears after half a second.
    /// - Parameters:
    ///   - label: the text before the progress.
    ///   - sentence: the message if a signal ends the work.
    /// - Throws: `CommandFailure` with the signal's exit code if a signal arrived, and errors of the work.
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
                label: label, interruption: interruption, output: errors, now: environment.now)
            defer { progress.clear() }
            return try work(progress)
        }
    }
}
