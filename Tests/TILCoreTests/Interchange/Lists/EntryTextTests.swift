import TILCore
import Testing

/// An acronym and its meaning, as the words of one line.
@Suite struct EntryTextTests {
    @Test(arguments: [
        ("gnu = gnu is not unix", "gnu", "gnu is not unix"), ("gnu: gnu is not unix", "gnu", "gnu is not unix"),
        ("nato=north atlantic", "nato", "north atlantic"),
        ("one two three four = some thing", "one two three four", "some thing"),
        ("CD -> compact disc", "CD", "compact disc"),
    ])
    func whatPartsThemIsUnderstoodInWords(line: String, short: String, long: String) throws {
        let entry = try #require(EntryText(words: line.split(separator: " ").map(String.init)))
        #expect((entry.short, entry.long) == (short, long))
    }

    @Test(arguments: ["ftw for the win", "emc2 energy is mass", "=a b"])
    func otherWordsAreAMeaning(line: String) {
        #expect(EntryText(words: line.split(separator: " ").map(String.init)) == nil)
    }
}
