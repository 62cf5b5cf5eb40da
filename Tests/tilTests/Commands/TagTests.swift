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

}
