import Foundation

@testable import til

extension CommandRunner {
    /// The variables of programs that run in the folder: til and the line editor are found by their names.
    var programVariables: [String: String] {
        let places = [PseudoTerminal.program, PseudoTerminal.editorProbe].map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().path
        }
        return [
            "HOME": folder, "TIL_DATABASE": database, "INPUTRC": folder + "/inputrc", "PS1": "sh> ",
            "PATH": places.joined(separator: ":") + ":/usr/bin:/bin",
        ]
    }

    /// The words with which a shell runs a program in the folder.
    static func inFolder(_ words: [String]) -> [String] { ["-c", "cd && exec \"$@\"", "sh"] + words }

    /// Starts a program at a terminal, in the folder.
    /// - Parameter environment: further variables; `TERM`, `COLUMNS` and `LINES` describe the terminal.
    func terminal(_ words: [String], environment: [String: String] = [:]) throws -> PseudoTerminal {
        var variables = programVariables.merging(environment) { $1 }
        let (columns, rows) = (variables.removeValue(forKey: "COLUMNS"), variables.removeValue(forKey: "LINES"))
        return try PseudoTerminal(
            Self.inFolder(words), program: "/bin/sh", environment: variables, terminal: variables["TERM"] ?? "xterm",
            columns: columns.flatMap { Int($0) } ?? 80, rows: rows.flatMap { Int($0) } ?? 24)
    }
}
