import ArgumentParser
import Testing

@testable import til

@Suite struct GrammarTests {
    @Test func theRootOfBothGrammarsIsNamedTil() {
        #expect(Til.configuration.commandName == "til")
        #expect(ReplGrammar.configuration.commandName == "til")
    }

    @Test func theREPLHasTheShellsCommandsAndTheNavigatingOnes() {
        let shell = CommandNames.shown(isInRepl: false)
        let repl = CommandNames.shown(isInRepl: true)
        #expect(Set(repl) == Set(shell + ["next", "previous", "back", "quit", "exit", "q"]))
        #expect(repl == repl.sorted())
        #expect(!repl.contains("start") && !repl.contains("complete"))
    }

    @Test func theGrammarHasEveryCommandThatHelpLists() {
        let described = Set(Grammar.repl.commands.map(\.name))
        #expect(Set(CommandNames.shown(isInRepl: true)).subtracting(["exit", "help", "q"]).isSubset(of: described))
    }

    @Test func aCommandHasItsOptionsWithTheirValues() throws {
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
    func aWordWithOneTypoSuggestsACommand(word: String, command: String) {
        #expect(CommandNames.nearest(to: word, isInRepl: false) == command)
    }

    @Test(arguments: [("delete", "remove"), ("ls", "list"), ("find", "search"), ("review", "quiz")])
    func theNameOfACommandInOtherProgramsSuggestsIt(word: String, command: String) {
        #expect(CommandNames.nearest(to: word, isInRepl: false) == command)
    }

    @Test(arguments: ["list", "tsil", "l", "LSIT", "lissst", "nxet", ""])
    func aCommandItselfOrAWordFarFromAnySuggestsNothing(word: String) {
        #expect(CommandNames.nearest(to: word, isInRepl: false) == nil)
    }

    @Test func aMistypedCommandOfTheREPLIsSuggestedThere() {
        #expect(CommandNames.nearest(to: "nxet", isInRepl: true) == "next")
        #expect(CommandNames.nearest(to: "quot", isInRepl: true) == "quit")
        #expect(CommandNames.nearest(to: "exti", isInRepl: true) == "exit")
    }

    // MARK: ArgumentParser's description

    /// A command with everything that ``Grammar`` reads from ArgumentParser's description for tools, whose format is
    /// not documented.
    private struct Sample: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sample", abstract: "The sample.", subcommands: [Part.self, Secret.self],
            defaultSubcommand: Part.self)
    }

    private struct Part: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "part", abstract: "The part.", aliases: ["piece"])
        enum Size: String, CaseIterable, ExpressibleByArgument { case small, large }

        @Argument(help: "The words.", completion: .words(.shorts)) var words: [String] = []
        @Flag(name: .shortAndLong, help: "The flag.") var quick = false
        @Option(help: "The size.") var size = Size.small
        @Option(help: "The list.", completion: .list(["one", "two"])) var list: String?
        @Option(help: "The file.", completion: .file()) var file: String?
        @Option(help: "The folder.", completion: .directory) var folder: String?
        @Option(help: .hidden) var hidden: String?
    }

    private struct Secret: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "secret", shouldDisplay: false)
    }

    @Test func theDescriptionHasNamesAliasesDefaultsAndHiddenCommands() throws {
        let grammar = Grammar(describing: Sample.self)
        #expect(grammar.name == "sample" && grammar.summary == "The sample.")
        #expect(grammar.standard?.names == ["part", "piece"])
        #expect(grammar.commands.map(\.name).filter { $0 != "help" } == ["part"])
        #expect(grammar.command("piece")?.summary == "The part.")
        #expect(grammar.command("secret") != nil)
    }

    @Test func theDescriptionHasArgumentsOptionsValuesAndCompletions() throws {
        let part = try #require(Grammar(describing: Sample.self).command("part"))
        #expect(part.options.map(\.name) == ["--quick", "--size", "--list", "--file", "--folder", "--help"])
        let words = try #require(part.operands.first)
        #expect(part.operands.count == 1 && words.isRepeating && words.storedWords == .shorts)
        let quick = try #require(part.option("--quick"))
        #expect(!quick.takesValue && quick.shortName == "-q" && quick.summary == "The flag.")
        #expect(part.shortOption("-q")?.name == "--quick")
        #expect(try #require(part.option("--size")).values == ["small", "large"])
        #expect(try #require(part.option("--list")).values == ["one", "two"])
        #expect(try #require(part.option("--file")).isFile)
        #expect(try #require(part.option("--folder")).isFolder)
        #expect(try #require(part.option("--size")).takesValue)
    }
}
