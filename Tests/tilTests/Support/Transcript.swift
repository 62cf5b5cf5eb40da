import Foundation
import TILText
import TestSupport

@testable import til

/// A page of `Tests/Fixtures/transcripts`: sections of commands with what they print, for people to read.
///
/// Each section has a folder and a store of its own, and begins with the commands at the top of the page. `~` stands
/// for the folder, and `…` for any text in a line or, alone, for any lines. Control characters are written as their
/// pictures (`␛`). The steps of a section are:
///
///     $ til add ftw for the win a command in this process: 80 columns, at 2026-11-21T08:00:00Z < text a line of its
///     standard input $ sql SELECT short FROM thing another program's statement, with the first column of its rows $
///     cat list.txt anything else, and til before a pipe, run by the shell; `on one til list` runs it in the folder
///     `one` @ COLUMNS=40 til quiz a program at a terminal; the clock is the system's from here on % til quiz a program
///     on pipes » ftw⏎ typed text: ⏎ ⇥ ⌫ ⎋ are keys, ^X is Ctrl-X; »» pastes
///
/// Lines after `$` are what the command prints, `! ` on standard error, and `[1]` is its exit code unless it is 0.
/// Lines after the other steps are waited for: `▮` is the cursor, `──` an end of the screen, `≠ text` must not be on
/// the screen, and `[0]` is the end of the program. Further steps are `$ sleep 60`, `$ zone 3600`, `$ file name`, `$
/// resize 40 12`, `$ signal 15`, `$ hangup`, `$ bell`, and `$ hold` and `$ release` for a writer elsewhere.
final class Transcript {
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// A program that runs during the steps.
    private enum Stage { case terminal(PseudoTerminal), pipes(ProgramRun) }

    private let runner: CommandRunner
    private let start: Date
    private let isLive: Bool
    private var stage: Stage?
    private var held: HeldStore?

    /// - Parameter lines: the lines of the section.
    private init(_ lines: [String]) throws {
        runner = try CommandRunner()
        let machine = runner.folder + "/machine"
        runner.installedData = InstalledData(
            deckFolders: [runner.folder + "/decks", machine + "/decks"], glossaryFolders: [machine + "/glossaries"])
        start = runner.now
        isLive = lines.contains { $0.hasPrefix("@ ") }
    }

    /// Returns the lines of a section with what its commands print now.
    static func play(_ lines: [String]) throws -> [String] {
        let transcript = try Transcript(lines)
        var played: [String] = []
        var rest = lines[...]
        var isCode = false
        while let line = rest.popFirst() {
            played.append(line)
            if line.hasPrefix("```") { isCode.toggle() }
            guard isCode, !line.hasPrefix("```") else { continue }
            let input = rest.prefix { $0.hasPrefix("< ") || $0 == "<" }
            rest = rest.dropFirst(input.count)
            let expected = rest.prefix { !$0.hasPrefix("```") && !isStep($0) }
            rest = rest.dropFirst(expected.count)
            do {
                played += input
                played += try transcript.run(
                    line, input: input.map { $0.dropFirst(2) + "\n" }.joined(), Array(expected))
            } catch { throw Failure(description: "\(line)\n\(error)") }
        }
        return played
    }

    private static func isStep(_ line: String) -> Bool {
        ["$ ", "@ ", "% ", "» ", "»» "].contains { line.hasPrefix($0) }
    }

    /// Returns the lines below a step: those that a command prints, or those that were waited for.
    private func run(_ line: String, input: String, _ expected: [String]) throws -> [String] {
        let rest = Self.bytes(String(line.drop { $0 != " " }.dropFirst()))
        switch line.prefix(2) {
        case "$ ":
            if rest.hasPrefix("sql ") {
                return rows(
                    try SQLiteScript.run(String(rest.dropFirst(4)), on: runner.database).joined(separator: "\n"))
            }
            guard try !act((try? WordSplitter.words(rest)) ?? [rest], input: input) else { break }
            let printed = try result(of: rest, input: Self.bytes(input))
            let errors = rows(printed.errors).map { $0.isEmpty ? "!" : "! " + $0 }
            let actual = rows(printed.output) + errors + (printed.code == 0 ? [] : ["[\(printed.code)]"])
            return Self.matches(actual[...], expected[...]) ? expected : actual
        case "@ ", "% ": try begin(rest, atTerminal: line.hasPrefix("@"))
        default:
            let text = line.hasPrefix("»»") ? "\u{1B}[200~" + Self.keys(rest) + "\u{1B}[201~" : Self.keys(rest)
            switch stage {
            case .terminal(let terminal) where Self.needsKeys(text): try terminal.type(text)
            case .terminal(let terminal): terminal.send(text)
            case .pipes(let run): text == "\u{4}" ? run.endInput() : run.send(text.replacing("\r", with: "\n"))
            case nil: throw Failure(description: "Nothing runs that could be typed to.")
            }
        }
        try wait(for: expected)
        return expected
    }

    // MARK: - Commands

    /// Performs a step that is not a program.
    /// - Returns: whether it is one.
    private func act(_ words: [String], input: String) throws -> Bool {
        let numbers = words.dropFirst().compactMap { Int($0) }
        switch (words[0], stage) {
        case ("sleep", _): runner.now += Double(words[1]) ?? 0
        case ("zone", _): runner.utcOffset = { _ in numbers[0] }
        case ("file", _):
            let file = URL(fileURLWithPath: runner.folder).appendingPathComponent(words[1])
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Self.bytes(input).write(to: file, atomically: true, encoding: .utf8)
        case ("hold", _): held = try HeldStore(runner.database)
        case ("release", _): held = nil
        case ("resize", .terminal(let terminal)): terminal.resize(columns: numbers[0], rows: numbers[1])
        case ("signal", .terminal(let terminal)): terminal.signal(Int32(numbers[0]))
        case ("signal", .pipes(let run)): run.signal(Int32(numbers[0]))
        case ("hangup", .terminal(let terminal)):
            terminal.hangUp()
            _ = try terminal.waitForExit()
        case ("bell", .terminal(let terminal)): try terminal.wait("a bell") { $0.bells > 0 }
        default: return false
        }
        return true
    }

    private func result(of line: String, input: String) throws -> CommandRunner.Result {
        let parts = try? WordSplitter.words(line)
        guard var words = parts?.map({ $0.replacing("~/", with: runner.folder + "/") }),
            let command = words.first(where: { !$0.contains("=") }), command == "til",
            !line.contains(#/ [|>]|; /#)
        else {
            let run = try ProgramRun(
                ["-c", Self.prelude + line], program: "/bin/sh", environment: runner.programVariables)
            run.send(input)
            run.endInput()
            let code = try run.waitForExit()
            return CommandRunner.Result(output: run.outputText, errors: run.errorText, code: code)
        }
        let (variables, now) = (runner.variables, runner.now)
        defer { (runner.variables, runner.now) = (variables, now) }
        while let equals = words[0].firstIndex(of: "=") {
            runner.variables[String(words[0][..<equals])] = String(words.removeFirst()[equals...].dropFirst())
        }
        if isLive { runner.now = Date() + now.timeIntervalSince(start) }
        return try runner.run(words: Array(words.dropFirst()), input: input)
    }

    /// What the shell knows: machines with a folder each, and a check that they have the same after a sync.
    private static let prelude = """
        cd ~
        on() { place=~/$1; shift; mkdir -p "$place"; HOME="$place" TIL_DATABASE="$place/til.db" "$@"; }
        state() { on $1 til export --format jsonl; on $1 til list --json; on $1 til config retention; }
        same() {
            for round in 1 2; do for name; do on $name til sync; done; done >/dev/null 2>&1
            for name; do on $name til sync && on $name til check >/dev/null && state $name | sort >$name.state; done
            for name; do cmp $1.state $name.state; done
        }

        """

    // MARK: - Programs that go on

    private func begin(_ line: String, atTerminal: Bool) throws {
        var words = try WordSplitter.words(line).map { $0.replacing("~/", with: runner.folder + "/") }
        var variables: [String: String] = [:]
        while let equals = words[0].firstIndex(of: "=") {
            variables[String(words[0][..<equals])] = String(words.removeFirst()[equals...].dropFirst())
        }
        if atTerminal { return stage = .terminal(try runner.terminal(words, environment: variables)) }
        stage = .pipes(
            try ProgramRun(
                CommandRunner.inFolder(words), program: "/bin/sh",
                environment: runner.programVariables.merging(variables) { $1 }))
    }

    /// Waits until the program shows lines, and for its end if they say so.
    private func wait(for expected: [String]) throws {
        let isEnd = { (line: String) in
            line.hasPrefix("[") && line.hasSuffix("]") && Int(line.dropFirst().dropLast()) != nil
        }
        let shown = expected.filter { !$0.hasPrefix("! ") && !$0.hasPrefix("≠ ") && !isEnd($0) }
        let errors = expected.filter { $0.hasPrefix("! ") }.map { String($0.dropFirst(2)) }
        let end = expected.first(where: isEnd)
        let code: Int32?
        let text: String
        switch stage {
        case .terminal(let terminal):
            try terminal.wait("«\(shown.joined(separator: "\n"))»") { self.shows($0, shown) }
            code = try end.map { _ in try terminal.waitForExit() }
            text = terminal.screen.text
            if code != nil, !terminal.isCooked { throw Failure(description: "The terminal is not as it was.") }
        case .pipes(let run):
            let isSo = run.wait(within: 120) {
                Self.holds(self.rows($0.outputText), shown) && Self.holds(self.rows($0.errorText), errors)
            }
            if !isSo { throw Failure(description: "\(shown) \(errors) never came:\n\(run.outputText)\(run.errorText)") }
            code = try end.map { _ in try run.waitForExit() }
            text = run.outputText
        case nil: return
        }
        for line in expected where line.hasPrefix("≠ ") && text.contains(line.dropFirst(2)) {
            throw Failure(description: "\(line)\n\(text)")
        }
        if let code, "[\(code)]" != end { throw Failure(description: "[\(code)] rather than \(end ?? "")") }
    }

    private func shows(_ screen: ScreenEmulator, _ pattern: [String]) -> Bool {
        var rows = screen.lines
        if pattern.contains(where: { $0.contains("▮") }) {
            var (start, rest) = ("", Substring(rows[screen.row]))
            while start.cells < screen.column { start.append(rest.popFirst() ?? " ") }
            rows[screen.row] = start + "▮" + rest
        }
        while rows.last == "" { rows.removeLast() }
        return Self.holds(rows.map { $0.replacing(self.runner.folder, with: "~") }, pattern)
    }

    /// The lines of a text, without the names of this run's folder and the random IDs.
    private func rows(_ text: String) -> [String] {
        let plain = Self.pictures(text.replacing(runner.folder, with: "~"))
            .replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.ignoresCase(), with: "…")
        let rows = plain.components(separatedBy: "\n")
        return rows.last == "" ? rows.dropLast() : rows
    }

    // MARK: - Texts

    /// Whether a pattern matches some of the lines.
    private static func holds(_ rows: [String], _ pattern: [String]) -> Bool {
        let (top, bottom) = (pattern.first == "──", pattern.count > 1 && pattern.last == "──")
        let open = (top ? [] : ["…"]) + pattern.filter { $0 != "──" } + (bottom ? [] : ["…"])
        return matches(rows[...], open[...])
    }

    /// Whether a pattern matches all of the lines.
    private static func matches(_ rows: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return rows.isEmpty }
        let rest = pattern.dropFirst()
        if first == "…" {
            return rest.isEmpty || (rows.startIndex...rows.endIndex).contains { matches(rows[$0...], rest) }
        }
        guard let row = rows.first, ConsolePage.matches(row, first) else { return false }
        return matches(rows.dropFirst(), rest)
    }

    /// A text with control characters for their pictures.
    private static func bytes(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    (0x2400...0x241F) ~= $0.value ? Unicode.Scalar(UInt8($0.value - 0x2400)) : $0
                }))
    }

    /// A text with pictures for its control characters.
    private static func pictures(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    $0.value < 32 && $0 != "\n" && $0 != "\t" ? Unicode.Scalar(0x2400 + $0.value) ?? $0 : $0
                }))
    }

    /// Whether a terminal would act on some of the keys itself while no program reads them as they are typed.
    private static func needsKeys(_ text: String) -> Bool {
        text.unicodeScalars.contains { ($0.value < 32 && $0 != "\r") || $0.value == 127 }
    }

    /// What a terminal sends for typed text.
    private static func keys(_ text: String) -> String {
        text.replacing("⏎", with: "\r").replacing("⇥", with: "\t").replacing("⌫", with: "\u{7F}")
            .replacing("⎋", with: "\u{1B}").replacing(/\^([@-_?A-Za-z-])/) {
                String(Unicode.Scalar(($0.1.first?.asciiValue ?? 64) & 0x1F))
            }
    }
}
