import ArgumentParser
import Foundation
import TILCore

/// Turns words into a command of a grammar, runs it, and says what went wrong.
struct Dispatcher {
    let session: Session
    /// The grammar: the shell's, or the REPL's, which has a few commands more.
    var root: any ParsableCommand.Type = Til.self

    private var console: Console { session.console }
    /// The greatest number of words of a command: the parser's time grows with their square, to a few seconds for so many.
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
            if words.first == CommandNames.help { try checkHelp(words.dropFirst()) }
            var command = try parsed(words)
            if let command = command as? any Command {
                session.apply(command.options.choice)
                let before = try? session.openStore()?.revision
                defer { if AutomaticBackup.mayFollow(command) { keepBackup(since: before ?? 0) } }
                try command.run(session, console)
            } else {
                try command.run()
            }
            return outputStatus()
        } catch {
            return report(error, of: words)
        }
    }

    /// The command that words mean.
    ///
    /// The command that is named first, or the look-up without a name, is parsed alone, which spares the parser all the
    /// others: half of its time. If it does not understand the words, help included, the whole grammar answers.
    private func parsed(_ words: [String]) throws -> any ParsableCommand {
        let first = words.first ?? ""
        let named = CommandNames.command(named: first, in: root)
        if named != nil || !first.hasPrefix("-") && first != CommandNames.help,
            let command = try? (named ?? Start.self).parseAsRoot(Array(words.dropFirst(named == nil ? 0 : 1)))
                as? any Command
        {
            return command
        }
        return try root.parseAsRoot(words)
    }

    /// Says what went wrong with some words.
    /// - Returns: the exit code.
    func report(_ error: any Error, of words: [String] = []) -> Int32 {
        if let failure = CommandFailure(error) {
            if !failure.message.isEmpty { console.complain(failure.message) }
            return failure.code
        }
        let (code, text) = withEnoughColumns { (root.exitCode(for: error).rawValue, root.fullMessage(for: error)) }
        // An error that is neither til's nor the parser's has a text for programmers.
        if code != 0, code != ExitStatus.usage.rawValue, !(error is ExitCode) {
            console.complain(
                "Something failed that til does not expect, which is a defect of til: please report what you did.")
            return ExitStatus.defect.rawValue
        }
        // The command that runs if none is named has a name only for the parser.
        let message = text.replacing("til start", with: "til")
        if code == 0 {
            // The parser leaves blank lines below some help, and none below other.
            show(message.replacing(/\n+$/, with: ""))
            return outputStatus()
        }
        if let first = words.first, !isCommand(first),
            let command = CommandNames.nearest(to: first, isInRepl: session.repl != nil)
        {
            // The parser would complain about a look-up, which was not meant.
            console.complain("There is no command '\(first)'; did you mean '\(command)'?")
        } else if !message.isEmpty {
            console.complain(Self.sentence(message))
        }
        return code
    }

    /// Gives the parser as many columns as it indents by, and more: with fewer it ends the process. It finds their number
    /// in `COLUMNS`. For a narrow terminal only ``HelpView`` breaks its rows.
    private func withEnoughColumns<Value>(_ body: () -> Value) -> Value {
        let before = getenv("COLUMNS").map { String(cString: $0) }
        let isNarrow = console.output.isTerminal && console.size.columns < HelpView.narrow
        setenv("COLUMNS", "\(isNarrow ? 10_000 : max(40, console.size.columns))", 1)
        defer { if let before { setenv("COLUMNS", before, 1) } else { unsetenv("COLUMNS") } }
        return body()
    }

    /// Shows help: on a terminal screen by screen.
    private func show(_ help: String) {
        guard console.output.isTerminal else { return console.print(help) }
        try? console.paged { output in
            let text = HelpView(help: console.asTyped(help)).text(console.page())
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                guard output(line + "\n") else { return }
            }
        }
    }

    /// Keeps the day's backup after a command that changed something.
    private func keepBackup(since revision: Int) {
        guard let store = try? session.openStore(), store.revision != revision else { return }
        // The output of the command comes first.
        console.output.flush()
        AutomaticBackup(session: session).keepDaily(store)
    }

    /// The parser's message as the house writes one: without a word before it, and with a full stop.
    private static func sentence(_ message: String) -> String {
        var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines[0].hasPrefix("Error: ") { lines[0].removeFirst("Error: ".count) }
        if let last = lines[0].last, !".?!:".contains(last) { lines[0] += "." }
        return lines.joined(separator: "\n")
    }

    /// Refuses help on an unknown command: the parser would show the list of all.
    private func checkHelp(_ words: ArraySlice<String>) throws {
        guard let name = words.first(where: { !$0.hasPrefix("-") }), !isCommand(name) else { return }
        let meant = CommandNames.nearest(to: name.lowercased(), isInRepl: session.repl != nil)
        let advice = meant.map { "did you mean '\($0)'?" } ?? "'help' lists them all."
        throw CommandFailure("There is no command '\(name)'; \(advice)", .usage)
    }

    private func isCommand(_ word: String) -> Bool {
        word == CommandNames.help || CommandNames.command(named: word, in: root) != nil
    }

    /// The words as the shell's grammar takes them: in the REPL, `til add` is `add`, as messages write it for both.
    private func withoutProgramName(_ words: [String]) -> [String] {
        guard session.repl != nil, words.count > 1, words[0] == "til",
            words[1].hasPrefix("-") || CommandNames.shown(isInRepl: true).contains(words[1])
        else { return words }
        return Array(words.dropFirst())
    }

    /// Whether everything that was written has arrived.
    private func outputStatus() -> Int32 {
        let output = console.output
        output.flush()
        guard output.failure != 0 else { return 0 }
        if output.failure != EPIPE {
            console.complain(
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
