import Testing

@testable import TILProse

@Suite struct WordKeyTests {
    @Test(arguments: [("SLA", "sla"), ("Agreement", "agreement"), ("AGREEMENTS-Of-Twenty1", "agreements-of-twenty1")])
    func keysIgnoreTheCaseOfASCIILetters(word: String, other: String) {
        #expect(WordKey(word) == WordKey(other))
        #expect(WordKey(exactly: word) != WordKey(exactly: other))
    }

    @Test(arguments: [
        ("sla", "slo"), ("É", "é"), ("@bc", "`bc"), ("[bc", "{bc"), ("sla", "sla "), ("abcdefgh", "abcdefgi"),
    ])
    func wordsThatDifferInMoreThanCaseHaveOtherKeys(word: String, other: String) {
        #expect(WordKey(word) != WordKey(other))
    }

    @Test(arguments: [("", 0), ("a", 1), ("abcdefg", 7), ("abcdefgh", Int.max)])
    func theLengthOfAShortWordIsKnown(word: String, length: Int) {
        #expect(WordKey(word).length == length)
    }
}
