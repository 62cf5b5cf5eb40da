import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// Parses words as a command, runs it, and reports errors.
struct Dispatcher {
    let session: Session
    /// The grammar of the shell or of the REPL, which has a few more commands.
    var root: any ParsableCommand.Type = Til.self

    /// The maximum number of words in a command. The parser's time is quadratic and takes a few seconds for this
    /// number.
    private static let mostWords = 10_000

    /// Runs a command.
    /// - Returns: The exit code.
    func run(_ words: [String]) -> Int32 {
        let code = runAndReport(withoutProgramName(words))
        // A command may take an answer that never came for a no.
        return session.console.endingSignal.map { endingSignal in 128 + endingSignal } ?? code
    }

    private func runAndReport(_ words: [String]) -> Int32 {
        do {
            if words.count > Self.mostWords {
                throw CommandFailure(
                    """
                    A command has at most \(Self.mostWords) words, and this one has \(words.count). Name a folder instead of \
                    its files, or import a file instead of adding many things.
                    """, .usage)
            }
            func grammar() -> Grammar { session.repl == nil ? Grammar(describing: root) : Grammar.repl }
            try ForeignWords.check(words, grammar: grammar)
            if words.first == CommandNames.help { try checkHelp(words.dropFirst()) }
            // Words without an option or a command's name need no parser, which would take half of a look-up's time.
            if let first = words.first, !isCommand(first), !words.contains(where: { word in word.hasPrefix("-") }) {
                session.apply(StoreChoice())
                try LookUp(session: session, shorts: words, mayBeCommand: true).run()
                return outputStatus()
            }
            let complete = UnquotedText.joined(words, grammar: grammar)
            try run(parsed(DashedWords.arranged(complete, grammar: grammar)))
            return outputStatus()
        } catch {
            return report(error, of: words)
        }
    }

    private func run(_ parsed: any ParsableCommand) throws {
        if let command = parsed as? any Command {
            session.apply(command.options.choice)
            if command.canChange { try session.keepBackup() }
            try command.run(session)
        } else {
            // Help, for example, needs no session.
            var command = parsed
            try command.run()
        }
    }

    /// Parses words as a command.
    ///
    /// The named command, or the look-up if none is named, is first parsed alone. This halves the time, since the
    /// parser does not build the other commands. If that fails, or for help, the whole grammar parses the words.
    private func parsed(_ words: [String]) throws -> any ParsableCommand {
        let first = words.first ?? ""
        let alone: (any ParsableCommand)?
        if let named = CommandNames.command(named: first, in: root) {
            alone = try? named.parseAsRoot(Array(words.dropFirst()))
        } else if first.hasPrefix("-") || first == CommandNames.help {
            alone = nil
        } else {
            alone = try? Start.parseAsRoot(words)
        }
        if let alone, alone is any Command { return alone }
        return try root.parseAsRoot(words)
    }

    /// Reports the error of a command.
    /// - Returns: The exit code.
    func report(_ error: any Error, of words: [String] = []) -> Int32 {
        if let failure = CommandFailure(error) {
            if !failure.message.isEmpty { session.console.printError(failure.message) }
            return failure.code
        }
        let (code, text) = withEnoughColumns { (root.exitCode(for: error).rawValue, root.fullMessage(for: error)) }
        // Errors of other libraries have messages for programmers, so do not print them.
        if code != 0, code != ExitStatus.usage.rawValue, !(error is ExitCode) {
            session.console.printError(
                "Something failed unexpectedly. This is a bug in til. Please report what you did.")
            return ExitStatus.defect.rawValue
        }
        // The name of the default command is only for the parser.
        let message = text.replacing("til start", with: "til")
        if code == 0 {
            // The parser adds a varying number of blank lines after help.
            show(message.replacing(/\n+$/, with: ""))
            return outputStatus()
        }
        if let first = words.first, !isCommand(first),
            let command = CommandNames.nearest(to: first, isInRepl: session.repl != nil)
        {
            // The parser would report a failed look-up, which the user did not mean.
            session.console.printError("Unknown command '\(first)'. \(Guess.question(typed: command))")
        } else if !message.isEmpty {
            session.console.printError(sentence(message, of: words.first ?? ""))
        }
        return code
    }

    /// Sets `COLUMNS` so that the parser has enough columns. With fewer columns than its indentation, the parser ends
    /// the process. On a terminal, only `Page` wraps the text.
    private func withEnoughColumns<Value>(_ body: () -> Value) -> Value {
        let before = getenv("COLUMNS").map { text in String(cString: text) }
        let columns = session.console.output.isTerminal ? 10_000 : max(40, session.console.size.columns)
        setenv("COLUMNS", "\(columns)", 1)
        let value = body()
        if let before {
            setenv("COLUMNS", before, 1)
        } else {
            unsetenv("COLUMNS")
        }
        return value
    }

    /// Shows help, in a pager if the output is a terminal.
    private func show(_ help: String) {
        guard session.console.output.isTerminal else { return session.console.print(help) }
        let lines = session.page().help(session.console.asTyped(help)).split(
            separator: "\n", omittingEmptySubsequences: false)
        session.console.paged(lines.lazy.map { line in line + "\n" })
    }

    /// An option that somebody may expect.
    private struct ExpectedOption {
        let command: String
        let option: String
        let advice: String

        init(_ option: String, of command: String, advice: String) {
            self.command = command
            self.option = option
            self.advice = advice
        }

        init(_ option: String, of command: String, meant: String) {
            self.init(option, of: command, advice: Guess.question(typed: meant))
        }
    }

    /// Options that somebody may expect, and what to use instead.
    private static let expectedOptions = [
        ExpectedOption("--countdown", of: "quiz", meant: "--seconds"),
        ExpectedOption("--choice", of: "quiz", meant: "--mode choice"),
        ExpectedOption("--reveal", of: "quiz", meant: "--mode reveal"),
        ExpectedOption("--meaning", of: "edit", meant: "--long"),
        ExpectedOption("--meaning", of: "add", advice: "Write the meaning after the acronym."),
        ExpectedOption("--tomorrow", of: "due", meant: "til due tomorrow"),
        ExpectedOption("--confused", of: "list", meant: "til quiz --confused"),
        ExpectedOption(
            "--output", of: "export", advice: "Write the name of the file without an option: 'til export things.csv'."),
    ]

    /// Commands without an argument, and the beginning of what somebody means who gives them one.
    private static let commandsWithArgument = ["decks": "import --deck", "tags": "list --tag"]

    /// Returns the parser's message about a command without the leading "Error: " and with a full stop.
    private func sentence(_ message: String, of command: String) -> String {
        var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in String(line) }
        var first = String(lines[0].trimmingPrefix("Error: "))
        if let expected = expectedOption(in: first, of: command) {
            first += ". \(expected.advice)"
        }
        if let unknown = first.firstMatch(of: /Unknown option '(--[\w-]+)'/)?.1,
            let owner = subcommand(of: command, withOption: unknown)
        {
            first = "Unknown option '\(unknown)'. \(Guess.question(typed: "til \(command) \(owner.name) \(unknown)"))"
        }
        if let argument = first.firstMatch(of: /^Unexpected argument '([^-'][^']*)'/)?.1,
            let meant = Self.commandsWithArgument[command]
        {
            first += ". \(Guess.question(typed: "til \(meant) \(argument)"))"
        }
        if let last = first.last, !".?!:".contains(last) { first += "." }
        lines[0] = first + Self.hint(about: first)
        return lines.joined(separator: "\n")
    }

    private func expectedOption(in message: String, of command: String) -> ExpectedOption? {
        Self.expectedOptions.first { expected in
            expected.command == command && message.contains("option '\(expected.option)'")
        }
    }

    /// Returns a sentence, after a space, for a message that may be about a value with a dash. Otherwise, it is empty.
    private static func hint(about message: String) -> String {
        if let option = message.firstMatch(of: /^Missing value for '(?:-\w, )?(--[\w-]+)/)?.1 {
            return " If the value begins with a dash, write \(option)=VALUE."
        }
        if message.contains(/^Unexpected argument '-|^\d+ unexpected arguments: '-/) {
            return " If it is the value of an option, write --option=VALUE."
        }
        return ""
    }

    /// Returns the first subcommand of a command that has an option which the command itself does not have.
    private func subcommand(of command: String, withOption option: Substring) -> Grammar? {
        Grammar(describing: root).command(command)?.commands.first { command in command.option(option) != nil }
    }

    /// Rejects help on an unknown command. The parser would show the list of all commands.
    private func checkHelp(_ words: ArraySlice<String>) throws {
        guard let name = words.first(where: { word in !word.hasPrefix("-") }), !isCommand(name) else { return }
        let meant = CommandNames.nearest(to: name.lowercased(), isInRepl: session.repl != nil)
        let advice = meant.map(Guess.question(typed:)) ?? "'help' lists them all."
        throw CommandFailure("Unknown command '\(name)'. \(advice)", .usage)
    }

    private func isCommand(_ word: String) -> Bool {
        word == CommandNames.help || CommandNames.command(named: word, in: root) != nil
    }

    /// Removes the program's name in the REPL, so that `til add` works like `add`. Messages use both forms.
    private func withoutProgramName(_ words: [String]) -> [String] {
        session.repl != nil && words.count > 1 && words[0] == "til" ? Array(words.dropFirst()) : words
    }

    /// Returns 0 if all output was written, or else an error code.
    private func outputStatus() -> Int32 {
        let output = session.console.output
        output.flush()
        guard output.failure != 0 else { return 0 }
        if output.failure != EPIPE {
            session.console.printError(
                "Cannot write to standard output: \(PrivateFile.reason(output.failure)). The output is incomplete."
            )
        }
        return ExitStatus.inputOutput.rawValue
    }
}
