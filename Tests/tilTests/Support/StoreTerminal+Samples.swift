extension StoreTerminal {
    /// What a REPL begins with, as `add` takes it.
    static let threeThings = ["ftw for the win --tag chat", "cd compact disc", "cd change directory"]

    /// What a quiz asks, the last first.
    static let threeQuestions = ["ftw for the win", "cd compact disc", "wtf what the fox"]

    /// A quiz of which the first question was answered wrong.
    static func answeredWrong(_ words: [String] = threeQuestions) throws -> StoreTerminal {
        let til = try StoreTerminal(
            ["quiz", "--seconds", "0"], having: words, environment: ["NO_COLOR": "1"], rows: 60)
        try til.terminal.wait(for: "1/\(words.count)  ")
        til.terminal.send("what the dog\r")
        try til.terminal.wait(for: "Wrong.\n")
        try til.terminal.wait(forLine: "[Return] next, [r] I was right, [u] undo, [q] quit, [?]")
        return til
    }
}
