import Testing

@testable import til

@Suite struct WordSplitterTests {
    @Test(arguments: [
        ("", []), ("   \t ", []), ("one", ["one"]), ("  one \t two  ", ["one", "two"]),
        ("add ftw for the win", ["add", "ftw", "for", "the", "win"]),
        (#"--note "two words" x"#, ["--note", "two words", "x"]),
        (#"--note="two words" x"#, ["--note=two words", "x"]), ("--note='two words' x", ["--note=two words", "x"]),
        ("'single quotes' x", ["single quotes", "x"]), ("''", [""]), (#""""#, [""]), (#"a "" b"#, ["a", "", "b"]),
        (#""a \"quote\" and \\ and \n""#, [#"a "quote" and \ and \n"#]), (#"'a\b'"#, [#"a\b"#]),
        (#"two\ words \"x\""#, ["two words", #""x""#]), (#"a\\b"#, [#"a\b"#]),
        ("one\u{3000}two\u{A0}three", ["one", "two", "three"]), ("漢字 \"é e\u{301}\"", ["漢字", "é e\u{301}"]),
        // A quote or a blank with which a mark combines is one all the same.
        ("\"\u{FE0F}for the win\"\u{301} x", ["\u{FE0F}for the win\u{301}", "x"]), ("a \u{301}b", ["a", "\u{301}b"]),
    ])
    func aLineIsSplitAtSpacesOutsideOfQuotes(line: String, words: [String]) throws {
        #expect(try WordSplitter.words(line) == words)
    }

    @Test(arguments: [
        ("add dry don't repeat yourself", ["add", "dry", "don't", "repeat", "yourself"]),
        ("rock 'n roll", ["rock", "'n", "roll"]), (#"a 5" disk"#, ["a", #"5""#, "disk"]),
        ("the dogs' bowls", ["the", "dogs'", "bowls"]), (#"say"so"#, [#"say"so"#]),
    ])
    func aQuoteInsideAWordIsKept(line: String, words: [String]) throws {
        #expect(try WordSplitter.words(line) == words)
    }

    @Test func anOpenQuoteOrATrailingBackslashIsReported() {
        #expect(throws: WordSplitter.Failure.openQuote("\"")) { try WordSplitter.words("add \"x") }
        #expect(throws: WordSplitter.Failure.trailingBackslash) { try WordSplitter.words("add x\\") }
        #expect(
            WordSplitter.Failure.openQuote("\"").message
                == "The quote \" is not closed. Close it, or put a backslash before it.")
        #expect(
            WordSplitter.Failure.trailingBackslash.message
                == "Nothing follows the backslash at the end. Remove it, or double it.")
    }
}
