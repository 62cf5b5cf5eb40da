import Testing

@testable import til

/// Tags: what there is, what has them, giving and taking.
@Suite struct TagTests {
    private typealias Result = CommandRunner.Result

    private func filled() throws -> CommandRunner {
        try CommandRunner(
            having: "ftw for the win --tag Chat", "cd compact disc --tag media --tag web",
            "cd change directory --tag shell", "idk i don't know")
    }

    @Test func areListedWithTheirCounts() throws {
        let runner = try filled()
        #expect(
            try runner.run("tags")
                == Result(output: "#Chat   1 thing\n#media  1 thing\n#shell  1 thing\n#web    1 thing\n"))
        #expect(try runner.run("tags --json").output.hasPrefix(#"[{"name":"Chat","things":1},"#))
        #expect(
            try CommandRunner().run("tags")
                == Result(errors: "til: Nothing has a tag yet; 'til tag FTW +chat' gives one.\n", code: 1))
    }

    @Test func severalMeanAllOfThemInLettersOfAnyCase() throws {
        let runner = try filled()
        #expect(try runner.run("list --tag CHAT").output == " 1  FTW   For the Win  #Chat\n")
        #expect(try runner.run("list --tag media --tag WEB").output == " 1  CD    Compact Disc  #media #web\n")
        #expect(
            try runner.run("list --tag media --tag shell")
                == Result(
                    errors: "til: There is nothing with the tags #media and #shell; 'til tags' lists the tags.\n",
                    code: 1))
        #expect(try runner.run("export --tag chat").output == "FTW\tFor the Win\t\tChat\n")
        #expect(try runner.run("quiz --tag CHAT --count 1", input: "for the win\n").output.contains("Right."))
    }

    @Test func aWordFiltersByWhatItIs() throws {
        let runner = try filled()
        #expect(try runner.run("list web").output == " 1  CD    Compact Disc  #media #web\n")
        #expect(try runner.run("list '#WEB'").output == " 1  CD    Compact Disc  #media #web\n")
        #expect(try runner.run("list 'c*'").output.split(separator: "\n").count == 2)
        #expect(try runner.run("list '?D*' shell").output == " 1  CD    Change Directory  #shell\n")
        #expect(try runner.run("list know").output == " 1  IDK   I Don't Know\n")
        #expect(try runner.run("list 'Q*'").errors == "til: No acronym is like that; 'til list' shows everything.\n")
        #expect(try runner.run("list 'c*' know").code == 64)
    }

    @Test func areGivenAndTakenForSeveral() throws {
        let runner = try filled()
        #expect(
            try runner.run("tag ftw cd +New -web -hot")
                == Result(errors: "Changed: 3 things; 'til undo' takes it back.\n"))
        #expect(
            try runner.run("list --tag new").output == """
                 1  CD    Change Directory  #New #shell
                 2  CD    Compact Disc  #New #media
                 3  FTW   For the Win  #Chat #New

                """)
        #expect(
            try runner.run("undo").errors
                == "Undone: 3 things are as they were before they were changed together.\n")
        #expect(try runner.run("redo").errors == "Done again: edited 3 things.\n")
        #expect(try runner.run("tag idk +x").errors == "Changed: IDK (I Don't Know): #x.\n")
        #expect(try runner.run("tag idk -X").errors == "Changed: IDK (I Don't Know): no tags now.\n")
        #expect(try runner.run("tag idk -X").errors == "Nothing was changed.\n")
        #expect(try runner.run("tag idk").code == 64)
        #expect(try runner.run("tag +x").code == 64)
        #expect(try runner.run("tag nope +x").code == 1)
    }

    @Test func editAddsAndTakesAway() throws {
        let runner = try filled()
        #expect(try runner.run("edit ftw --tag +x --tag -chat").code == 0)
        #expect(try runner.run("ftw").output == "FTW  For the Win\n     #x\n")
        #expect(try runner.run("edit ftw --tag y --tag z").code == 0)
        #expect(try runner.run("ftw").output == "FTW  For the Win\n     #y · #z\n")
        #expect(try runner.run("edit ftw --tag +x --tag z").code == 64)
    }
}
