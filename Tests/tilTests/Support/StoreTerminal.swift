import Foundation

@testable import til

/// til at a terminal, with a store and a home of its own.
final class StoreTerminal {
    /// What fills the store and looks into it, as another process does.
    let runner: CommandRunner
    let terminal: PseudoTerminal

    /// Starts til.
    /// - Parameters:
    ///   - lines: what is in the store, each as `add` takes it.
    ///   - prepare: what else is done before it starts.
    ///   - isInShell: whether a shell with job control is started instead, whose prompt is `$ `.
    init(
        _ arguments: [String] = [], having lines: [String] = [], environment: [String: String] = [:],
        inputrc: String = "", terminal: String = "xterm", columns: Int = 80, rows: Int = 24, isInShell: Bool = false,
        prepare: (CommandRunner) throws -> Void = { _ in }
    ) throws {
        runner = try CommandRunner()
        runner.now = Date()
        for line in lines { _ = try runner.run("add " + line) }
        try prepare(runner)
        runner.now = Date()
        self.terminal = try Self.start(
            arguments, runner, environment, inputrc: inputrc, terminal: terminal, columns: columns, rows: rows,
            isInShell: isInShell)
    }

    private static func start(
        _ arguments: [String], _ runner: CommandRunner, _ environment: [String: String], inputrc: String,
        terminal: String, columns: Int, rows: Int, isInShell: Bool
    ) throws -> PseudoTerminal {
        var variables = [
            "HOME": runner.folder, "TIL_DATABASE": runner.database, "INPUTRC": try runner.file("inputrc", inputrc),
            "PS1": "$ ", "TIL": PseudoTerminal.program,
        ]
        variables.merge(environment) { $1 }
        // In its folder, so that no file of the place where tests run is offered.
        let words =
            isInShell
            ? ["-c", "cd \"$HOME\" && exec sh -i"] : ["-c", "cd \"$HOME\" && exec \"$TIL\" \"$@\"", "til"] + arguments
        return try PseudoTerminal(
            words, program: "/bin/sh", environment: variables, terminal: terminal, columns: columns, rows: rows)
    }

    /// Starts til again, at another terminal but on the same store.
    func again(_ arguments: [String] = [], columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
        try Self.start(
            arguments, runner, [:], inputrc: "", terminal: "xterm", columns: columns, rows: rows, isInShell: false)
    }
}

extension PseudoTerminal {
    /// Types a line and waits until all of the screen ends with what it leads to.
    func enter(_ text: String, expecting end: String) throws {
        send(text + "\r")
        try wait("the screen to end with «\(end)»") { $0.text.hasSuffix(end) }
    }

    /// Waits until the rows of the screen, down to the last that is not empty, are these.
    func wait(forScreen rows: [String]) throws {
        try wait("the screen\n  \(rows.joined(separator: "\n  "))") { $0.text == rows.joined(separator: "\n") }
    }
}
