import ArgumentParser
import Foundation
import Glibc
import TILCore

/// Turns words into a command of a grammar, runs it, and says what went wrong.
struct Dispatcher {
    let context: CommandContext
    /// The grammar: the shell's, or the REPL's, which has a few commands more.
    var root: any ParsableCommand.Type = Til.self

    /// How many words a command may have: the parser's time grows with their square, to a few seconds for so many.
    private static let mostWords = 10_000

    /// Runs one command.
    /// - Returns: the exit code.
    func run(_ words: [String]) -> Int32 {
        let words = withoutProgramName(words)
        do {
            if words.count > Self.mostWords {
                throw CommandFailure(
                    "A command has at most \(Self.mostWords) words, and this one has \(words.count); name a folder rather than "
                        + "its files, and put what is to be added into a file.", .usage)
            }
            if words.first == "help" { try checkHelp(words.dropFirst()) }
            if let plain = PlainCommand(words, root) {
                try plain.run(in: context)
            } else {
                var command = try parsed(words)
                if let command = command as? any Command {
                    context.take(command.options.choice)
                    let before = try? context.openStore()?.revision
                    defer { if AutomaticBackup.mayFollow(command) { keepBackup(since: before ?? 0) } }
                    try command.run(in: context)
                } else {
                    try command.run()
                }
            }
            return outputStatus()
        } catch {
            return report(error, of: words)
        }
    }

    /// The command that words mean.
    ///
    /// One that is named first is parsed alone, which spares the setting up of all the others: half of the time that parsing
    /// takes. What it does not understand, help among it, is the whole grammar's to answer.
    private func parsed(_ words: [String]) throws -> any ParsableCommand {
        if let first = words.first, let named = CommandNames.command(named: first, in: root),
            let command = try? named.parseAsRoot(Array(words.dropFirst())) as? any Command
        {
            return command
        }
        return try root.parseAsRoot(words)
    }

    /// Says what went wrong with some words.
    /// - Returns: the exit code.
    func report(_ error: any Error, of words: [String] = []) -> Int32 {
        if let failure = CommandFailure(error) {
            if !failure.message.isEmpty { context.complain(failure.message) }
            return failure.code
        }
        let (code, text) = withEnoughColumns { (root.exitCode(for: error).rawValue, root.fullMessage(for: error)) }
        // An error that is neither til's nor the parser's has a text for programmers.
        if code != 0, code != ExitStatus.usage.rawValue, !(error is ExitCode) {
            context.complain(
                "Something failed that til does not expect, which is a defect of til: please report what you did.")
            return ExitStatus.defect.rawValue
        }
        // The command that runs where none is named has a name only for the parser.
        let message = text.replacingOccurrences(of: "til start", with: "til")
        if code == 0 {
            // The parser leaves blank lines below some help, and none below other.
            show(message.replacing(/\n+$/, with: ""))
            return outputStatus()
        } else if let first = words.first, !isCommand(first),
            let command = CommandNames.nearest(to: first, isInRepl: context.repl != nil)
        {
            // The parser would complain about a look-up, which was not meant.
            context.complain("There is no command '\(first)'; did you mean '\(command)'?")
        } else if !message.isEmpty {
            context.complain(Self.sentence(message))
        }
        return code
    }

    /// Gives the parser as many columns as it indents by, and more: with fewer it ends the process. It finds their number
    /// by itself, in `COLUMNS`. For a narrow terminal its rows are broken by ``HelpView``, and not before.
    private func withEnoughColumns<Value>(_ body: () -> Value) -> Value {
        let before = getenv("COLUMNS").map { String(cString: $0) }
        setenv("COLUMNS", "\(isNarrow ? 10_000 : max(40, context.size.columns))", 1)
        defer { if let before { setenv("COLUMNS", before, 1) } else { unsetenv("COLUMNS") } }
        return body()
    }

    /// Whether the parser's columns leave too little room for what stands in them.
    private var isNarrow: Bool { context.environment.output.isTerminal && context.size.columns < HelpView.narrow }

    /// Shows help: on a terminal screen by screen.
    private func show(_ help: String) {
        guard context.environment.output.isTerminal else { return context.environment.output.line(help) }
        try? context.paged { output in
            let text = HelpView(help: context.asTyped(help)).text(context.page())
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                guard output(line + "\n") else { return }
            }
        }
    }

    /// Keeps the day's backup after a command that changed something.
    private func keepBackup(since revision: Int) {
        guard let store = try? context.openStore(), store.revision != revision else { return }
        // What the command did is said first.
        context.environment.output.flush()
        AutomaticBackup(context: context).keepDaily(store)
    }

    /// The parser's message as the house writes one: without a word before it, and with a full stop.
    private static func sentence(_ message: String) -> String {
        var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines[0].hasPrefix("Error: ") { lines[0].removeFirst("Error: ".count) }
        if let last = lines[0].last, !".?!:".contains(last) { lines[0] += "." }
        return lines.joined(separator: "\n")
    }

    /// Refuses help on a command that there is not: the parser would show the list of all.
    private func checkHelp(_ words: ArraySlice<String>) throws {
        guard let name = words.first(where: { !$0.hasPrefix("-") }) else { return }
        guard !isCommand(name) else { return }
        let meant = CommandNames.nearest(to: name.lowercased(), isInRepl: context.repl != nil)
        let advice = meant.map { "did you mean '\($0)'?" } ?? "'help' lists them all."
        throw CommandFailure("There is no command '\(name)'; \(advice)", .usage)
    }

    private func isCommand(_ word: String) -> Bool {
        word == CommandNames.help || CommandNames.command(named: word, in: root) != nil
    }

    /// The words as the shell's grammar takes them: in the REPL, `til add` is `add`, as messages write it for both.
    private func withoutProgramName(_ words: [String]) -> [String] {
        guard context.repl != nil, words.count > 1, words[0] == "til",
            words[1].hasPrefix("-") || CommandNames.shown(isInRepl: true).contains(words[1])
        else { return words }
        return Array(words.dropFirst())
    }

    /// Whether all that was written has arrived.
    private func outputStatus() -> Int32 {
        let output = context.environment.output
        output.flush()
        guard output.failure != 0 else { return 0 }
        if output.failure != EPIPE {
            context.complain(
                "Standard output cannot be written to: \(PrivateFile.reason(output.failure)); what was printed is not whole."
            )
        }
        return ExitStatus.inputOutput.rawValue
    }
}

/// Leaves the process.
func exitProcess(_ code: Int32) -> Never {
    exit(code)
}
