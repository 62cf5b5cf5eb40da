import Testing

@testable import til

@Suite struct HelpTests {
    /// The options of a quiz that are off or unlimited when they are not given name no value that they are given.
    @Test func helpShowsNoDefaultOfANumberThatIsNotGiven() throws {
        let help = try CommandRunner().run("help quiz")
        #expect(help.code == 0)
        #expect(!help.output.contains("0.0"))
        let page = ManualPage(command: QuizCommand.self).text(others: [])
        #expect(page.contains("this many seconds: time to think.\n"))
    }

    @Test func everyCommandHasAnAbstractAndItsUsage() throws {
        let runner = try CommandRunner()
        for name in CommandNames.shown(isInRepl: false) where name != "help" {
            let result = try runner.run("\(name) --help")
            #expect(result.code == 0)
            #expect(result.output.hasPrefix("OVERVIEW: "), "\(name)")
            #expect(result.output.contains("\nUSAGE: til \(name)"), "\(name)")
        }
    }
}
