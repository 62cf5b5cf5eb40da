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

    /// Quotes are read as the words of a line are: within a word one is an apostrophe, and hides none that is open.
    @Test(arguments: [
        ("add dry don't repeat --no", "add dry don't repeat --note "),
        (#"add 5" disk 'n roll --no"#, #"add 5" disk 'n roll --note "#),
        (#"don't "two w"#, #"don't "two words" "#), (#"5" disk "two w"#, #"5" disk "two words" "#),
        (#"'two words' tw"#, #"'two words' two\ words "#), (#"don't two\ w"#, #"don't two\ words "#),
        (#"--note="two w"#, #"--note="two words" "#), ("don't --note='two w", "don't --note='two words' "),
        (#"don't --note=two\ w"#, #"don't --note=two\ words "#), (#""two w"o"#, #"two\ words "#),
        ("it'", #"it\'s "#), (#"it\'"#, #"it\'s "#), ("ü ''", "ü ''"), ("don't 'two w", "don't 'two words' "),
        ("'it", #"'it'\'s "#),
    ])
    func anApostropheOpensNoQuotation(typed: String, completed: String) throws {
        let (terminal, _) = try PseudoTerminal.probe("--word=--note", "--word", "two words", "--word", "it's")
        terminal.send(typed + "\t.\r")
        try terminal.wait(for: "1: line(\((completed + ".").debugDescription))")
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
        // The folder's name decides where a line is broken, and a blank at the end of a row is not seen.
        func wait(for text: String) throws {
            let wanted = text.replacing(" ", with: "")
            try terminal.wait("'\(text)'") {
                $0.text.replacing("\n", with: "").replacing(" ", with: "").contains(wanted)
            }
        }
        terminal.send("import \(folder.path)/some\t")
        try wait(for: "some\\ glossary.txt")
        terminal.send("\u{15}export --output=\(folder.path)/so\t!\r")
        try wait(for: "--output=\(folder.path)/some\\\\ glossary.txt !")
        terminal.send("don't import \"\(folder.path)/some gl\t!\r")
        try wait(for: "\(folder.path)/some glossary.txt\\\" !")
        terminal.send("export --output='\(folder.path)/some gl\t!\r")
        try wait(for: "--output=\\'\(folder.path)/some glossary.txt\\' !")
    }
}
