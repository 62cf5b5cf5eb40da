import Testing

@testable import til

@Suite struct CommandRunnerTests {

    @Test func hasTheWidthAndTheColoursOfItsVariables() throws {
        let runner = try CommandRunner()
        runner.variables["COLUMNS"] = "24"
        _ = try runner.run("add ftw for the win and more than that")
        #expect(try runner.run("list").output == " 1  FTW   For the Win a…\n")
        #expect(try runner.run("list --color always").output.contains("\u{1B}[1mFTW"))
    }
}
