import TestSupport

extension PseudoTerminal {
    /// Readline's settings that make vi's keys of its own.
    static let viMode = "set editing-mode vi\n"

    /// The line editor alone, as it was built beside the tests.
    static var editorProbe: String { built("EditorProbe") }

    /// Starts the line editor alone, which says what it read, and waits for its prompt.
    /// - Returns: its terminal, and the folder of its files, which is to be held as long.
    static func probe(_ arguments: String..., inputrc: String = "", history: String = "") throws -> (
        PseudoTerminal, TemporaryFolder
    ) {
        let folder = try TemporaryFolder()
        var words = arguments
        if !history.isEmpty { words += ["--history", try folder.file("history", history)] }
        let terminal = try PseudoTerminal(
            words, program: editorProbe, environment: ["INPUTRC": try folder.file("inputrc", inputrc)])
        try terminal.wait(for: "probe>")
        return (terminal, folder)
    }
}
