import Testing

@testable import til

@Suite struct AddTests {
    private typealias Result = CommandRunner.Result

    @Test func takesANoteAndTagsWhereverTheyStand() throws {
        let runner = try CommandRunner()
        let line = #"add --tag "chat, net" ftw for the win --note "Said in victory." --tag old"#
        #expect(try runner.run(line).code == 0)
        #expect(
            try runner.run("ftw")
                == Result(output: "FTW  For the Win\n     Said in victory.\n     #chat · #net · #old\n"))
    }

    @Test func takesTagsAsTheyAreShown() throws {
        let runner = try CommandRunner()
        _ = try runner.run("add ftw for the win --tag '#chat' --tag '##net, #' --tag c#")
        #expect(try runner.run("ftw").output == "FTW  For the Win\n     #c# · #chat · #net\n")
        _ = try runner.run("edit ftw --tag '#old'")
        #expect(try runner.run("ftw").output == "FTW  For the Win\n     #old\n")
        let file = try runner.file("list.txt", "CD = Compact Disc\n")
        _ = try runner.run("import \(file) --tag '#media'")
        for tag in ["media", "'#media'"] {
            #expect(try runner.run("list --tag \(tag)").output == " 1  CD    Compact Disc  #media\n")
            #expect(try runner.run("export --tag \(tag)").output == "CD\tCompact Disc\t\tmedia\n")
            #expect(try runner.run("quiz --cram --count 1 --tag \(tag)", input: "compact disc\n").code == 0)
        }
        #expect(
            try runner.run("list --tag '#'").errors
                == "til: There is nothing with the tag #; 'til tags' lists the tags.\n")
    }

    @Test func refusesWhatIsThereAlready() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let refusal = Result(errors: "til: FTW (For the Win) is known already; 'til edit' changes it.\n", code: 1)
        #expect(try runner.run("add FTW For the  Win") == refusal)
        #expect(try runner.store().count == 1)
    }

    @Test(arguments: [
        ("add '' x", "The acronym is empty; give it at least one character that can be seen."),
        ("add ' ' x", "The acronym is empty; give it at least one character that can be seen."),
        ("add \u{200B} x", "The acronym is empty; give it at least one character that can be seen."),
        ("add x ' '", "The meaning of X is empty; say what it stands for."),
        (
            "add \(String(repeating: "x", count: 201)) y",
            "The acronym is longer than 200 characters; shorten it, or keep the rest elsewhere."
        ),
    ])
    func refusesWhatIsEmptyOrTooLong(line: String, sentence: String) throws {
        let runner = try CommandRunner()
        #expect(try runner.run(line) == Result(errors: "til: \(sentence)\n", code: 65))
        #expect(try runner.store().count == 0)
    }

    @Test(arguments: ["add", "add ftw", "add --note x"])
    func asksForNothingOnAPipe(line: String) throws {
        let runner = try CommandRunner()
        #expect(
            try runner.run(line)
                == Result(
                    errors: "til: Give an acronym and its meaning, as in 'til add ftw for the win'.\n", code: 64))
    }

    @Test func printsTheThingAsJSON() throws {
        let runner = try CommandRunner()
        let result = try runner.run("add ftw for the win --json --tag chat")
        let id = try runner.id("For the Win")
        #expect(
            result
                == Result(
                    output: """
                        {"added":"2026-11-21T08:00:00Z","id":"\(id)","long":"For the Win","note":"","short":"FTW","tags":["chat"]}

                        """))
    }

    @Test func showsControlCharactersRatherThanSendingThem() throws {
        let runner = try CommandRunner()
        #expect(
            try runner.run(words: ["add", "esc\u{1B}[31m", "red\u{7}\u{202E}"]).errors
                == "Added: ESC^[[31M (Red^G<U+202E>).\n")
    }
}
