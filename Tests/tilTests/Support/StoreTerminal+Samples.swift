extension StoreTerminal {
    /// What a REPL begins with, as `add` takes it.
    static let threeThings = ["ftw for the win --tag chat", "cd compact disc", "cd change directory"]

    /// What a quiz asks.
    static let threeQuestions = ["wtf what the fox", "cd compact disc", "ftw for the win"]

    /// What stands above the first question of a quiz.
    static let hint = "Ctrl-X p pauses, Ctrl-X h lists keys."

    /// A quiz of which the first question was answered wrong.
    static func answeredWrong(_ words: [String] = threeQuestions) throws -> StoreTerminal {
        let til = try StoreTerminal(
            ["quiz", "--seconds", "0"], having: words, environment: ["NO_COLOR": "1"], rows: 60)
        try til.terminal.wait(for: "\(words.count) new  ")
        til.terminal.send("what the dog\r")
        try til.terminal.wait(for: "Wrong.  00:0")
        try til.terminal.wait(forLine: "[Return] next, [r] I was right, [u] undo, [q] quit, [?]")
        return til
    }
}
