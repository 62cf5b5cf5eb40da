import Testing

@testable import til

/// What Tab completes at a real terminal.
@Suite(.waiting) struct TerminalCompletionTests {
    @Test func wordsAreCompletedInAnyCase() throws {
        let (terminal, _) = try PseudoTerminal.probe(
            "--word", "FTW", "--word", "FTP", "--word", "two words", "--word", "für")
        terminal.send("show ft\t")
        try terminal.wait(forLine: "probe> show FT")
        terminal.send("\t\t")
        try terminal.wait(for: "FTW  FTP\nprobe> show FT")
        terminal.send("p\t")
        try terminal.wait(forLine: "probe> show FTP")
        terminal.send("TWO\t")
        try terminal.wait(forLine: "probe> show FTP two\\ words")
        terminal.send("\"tw\t")
        try terminal.wait(forLine: "probe> show FTP two\\ words \"two words\"")
        terminal.send("FÜ\t!\r")
        try terminal.wait(for: "1: line(\"show FTP two\\\\ words \\\"two words\\\" für !\")")
    }

    @Test func aListingDoesNotDisturbTheClock() throws {
        let (terminal, _) = try PseudoTerminal.probe(
            "--word", "FTW", "--word", "FTP", "--seconds", "19", "--tick", "0.1")
        terminal.send("show ft\t\t\t")
        try terminal.wait(for: "FTW  FTP")
        for second in [14, 13, 12] {
            try terminal.wait(forLine: "0:\(second) probe> show FT")
            #expect(terminal.screen.column == 19)
        }
    }

    @Test func manyWordsAreAskedAboutFirst() throws {
        var arguments: [String] = []
        for number in 100..<230 { arguments += ["--word", "W\(number)"] }
        let terminal = try PseudoTerminal(arguments, program: PseudoTerminal.editorProbe)
        try terminal.wait(for: "probe>")
        terminal.send("w\t\t\t")
        try terminal.wait(for: "Display all 130 possibilities? (y or n)")
        terminal.send("n")
        try terminal.wait(forLine: "probe> W")
        terminal.send("\t\ty")
        try terminal.wait(for: "W229")
        terminal.send("100\r")
        try terminal.wait(for: "1: line(\"W100\")")
    }

    @Test func namesOfFilesAreCompletedAndQuoted() throws {
        let (terminal, folder) = try PseudoTerminal.probe()
        _ = try folder.file("some glossary.txt")
        terminal.send("import \(folder.path)/some\t")
        try terminal.wait("the name") { $0.text.replacing("\n", with: "").contains("some\\ glossary.txt") }
        terminal.send("\u{15}export --output=\(folder.path)/so\t!\r")
        try terminal.wait("the line") {
            $0.text.replacing("\n", with: "").contains("--output=\(folder.path)/some\\\\ glossary.txt !")
        }
    }
}
