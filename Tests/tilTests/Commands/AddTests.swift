import Testing

@testable import til

@Suite struct AddTests {
    private typealias Result = CommandRunner.Result

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

    @Test func showsControlCharactersRatherThanSendingThem() throws {
        let runner = try CommandRunner()
        #expect(
            try runner.run(words: ["add", "esc\u{1B}[31m", "red\u{7}\u{202E}"]).errors
                == "Added: ESC^[[31M (Red^G<U+202E>).\n")
    }
}
