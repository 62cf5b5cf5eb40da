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
            try checkNumber(of: words)
            try ForeignWords.check(words, grammar: grammar)
            if words.first == CommandNames.help { try checkHelp(words.dropFirst()) }
            if isPlainLookUp(words) {
                session.apply(StoreChoice())
                try LookUp(session: session, shorts: words, mayBeCommand: true).run()
            } else {
                let complete = UnquotedText.joined(words, grammar: grammar)
                try run(parsed(DashedWords.arranged(complete, grammar: grammar)))
            }
            return outputStatus()
        } catch {
            return report(error, of: words)
        }
    }

    private func grammar() -> Grammar { session.repl == nil ? Grammar(describing: root) : Grammar.repl }

    private func checkNumber(of words: [String]) throws {
        guard words.count > Self.mostWords else { return }
        throw CommandFailure(
            """
            A command has at most \(Self.mostWords) words, and this one has \(words.count). Name a folder instead of \
            its files, or import a file instead of adding many things.
            """, .usage)
    }

    /// Whether words are acronyms to look up, without an option or a command's name. They need no parser, which would
    /// take half of the time.
    private func isPlainLookUp(_ words: [String]) -> Bool {
        guard let first = words.first, !isCommand(first) else { return false }
        return !words.contains { word in word.hasPrefix("-") }
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
        // The parser composes its help for the code, too.
        let code = withEnoughColumns { root.exitCode(for: error).rawValue }
        let text = withEnoughColumns { root.fullMessage(for: error) }
        let isOfParser = code == 0 || code == ExitStatus.usage.rawValue || error is ExitCode
        guard isOfParser else {
            // Errors of other libraries have messages for programmers, so do not print them.
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
        reportUsage(message, of: words)
        return code
    }

    /// Prints the parser's message about words, or what they may mean.
    private func reportUsage(_ message: String, of words: [String]) {
        let command = words.first ?? ""
        let isKnown = command.isEmpty || isCommand(command)
        if !isKnown, let meant = CommandNames.nearest(to: command, isInRepl: session.repl != nil) {
            // The parser would report a failed look-up, which the user did not mean.
            session.console.printError("Unknown command '\(command)'. \(Guess.question(typed: meant))")
        } else if !message.isEmpty {
            let parserMessage = ParserMessage(message, command: command, grammar: Grammar(describing: root))
            session.console.printError(parserMessage.sentences)
        }
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
