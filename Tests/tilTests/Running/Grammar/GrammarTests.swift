import Testing

@testable import til

@Suite struct GrammarTests {
    @Test func theRootIsNamed() {
        #expect(Til.configuration.commandName == "til")
        #expect(ReplGrammar.configuration.commandName == "til")
    }

    @Test func theREPLHasTheCommandsOfTheShellAndSomeMore() {
        let shell = CommandNames.shown(isInRepl: false)
        let repl = CommandNames.shown(isInRepl: true)
        #expect(Set(repl) == Set(shell + ["next", "previous", "back", "quit", "exit", "q"]))
        #expect(repl == repl.sorted())
        #expect(!repl.contains("start") && !repl.contains("complete"))
    }

    @Test func everyCommandIsDescribed() {
        let described = Set(Grammar.repl.commands.map(\.name))
        #expect(Set(CommandNames.shown(isInRepl: true)).subtracting(["exit", "help", "q"]).isSubset(of: described))
    }

    @Test func optionsAndTheirValuesAreKnown() throws {
        let list = try #require(Grammar.repl.command("list"))
        #expect(
            list.options.map(\.name) == [
                "--tag", "--sort", "--limit", "--format", "--glossary", "--due", "--leeches", "--suspended", "--hidden",
                "--json",
                "--database", "--color", "--help",
            ])
        let sort = try #require(list.option("--sort"))
        #expect(sort.takesValue)
        #expect(sort.values == ["short", "recent", "due"])
        #expect(try !#require(list.option("--json")).takesValue)
        #expect(list.option("--frob") == nil)
        #expect(Grammar.repl.command("frob") == nil)
    }

    @Test(arguments: [
        ("lsit", "list"), ("lst", "list"), ("liist", "list"), ("kist", "list"), ("quiy", "quiz"), ("hepl", "help"),
    ])
    func oneTypoLeadsToACommand(word: String, command: String) {
        #expect(CommandNames.nearest(to: word, isInRepl: false) == command)
    }

    @Test(arguments: [("delete", "remove"), ("ls", "list"), ("find", "search"), ("review", "quiz")])
    func whatACommandIsCalledElsewhereLeadsToIt(word: String, command: String) {
        #expect(CommandNames.nearest(to: word, isInRepl: false) == command)
    }

    @Test(arguments: ["list", "tsil", "l", "LSIT", "lissst", "nxet", ""])
    func whatIsFartherOffDoesNot(word: String) {
        #expect(CommandNames.nearest(to: word, isInRepl: false) == nil)
    }

    @Test func theREPLsOwnCommandsAreSuggestedThereOnly() {
        #expect(CommandNames.nearest(to: "nxet", isInRepl: true) == "next")
        #expect(CommandNames.nearest(to: "quot", isInRepl: true) == "quit")
        #expect(CommandNames.nearest(to: "exti", isInRepl: true) == "exit")
    }
}
