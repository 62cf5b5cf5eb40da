import Testing

@testable import TILProse

@Suite struct ProseTokenizerTests {
    /// The tokens of a text, set apart by bars: a word as it is, anything else with its kind; a blank before those that
    /// have one.
    private func tokens(_ text: String) -> String {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            ProseTokenizer.read(bytes, longest: bytes.count) { tokenizer in
                tokenizer.read(0..<bytes.count)
                return tokenizer.tokens.map { token in
                    let text = String(decoding: bytes[token.range], as: UTF8.self)
                    return (token.isSpaced ? " " : "") + (token.isWord ? text : "\(token.kind) \(text)")
                }.joined(separator: "|")
            }
        }
    }

    @Test func wordKindDecidesWhereAWordEnds() {
        #expect(
            tokens("See www.example.org, version 1.5, the U.S. and CNNs. ")
                == " See| opaque www.example.org|comma ,| version| 1.5|comma ,| the| U|period .|S|period .| and| CNNs|period ."
        )
        #expect(
            tokens("snake_case a@b.org it's R-CNN/x ")
                == " opaque snake_case| opaque a@b.org| it|apostrophe '|s| R|hyphen -|CNN|slash /|x")
    }

    @Test func doubledMarkIsAnotherToken() {
        #expect(
            tokens("a -- b - c ((d)) ''e'' ... ")
                == " a| dash --| b| hyphen -| c| openParenthesis (|openParenthesis (|d|closeParenthesis )|closeParenthesis )"
                + "| quote ''|e|quote ''| period .|period .|period .")
    }

    @Test func wordOfMoreThan240LettersIsAnIdentifier() {
        for (letters, kind) in [(239, ""), (240, ""), (241, "opaque "), (300, "opaque ")] {
            let word = String(repeating: "a", count: letters - 1) + "B"
            #expect(tokens("x " + word + " y") == " x| \(kind)\(word)| y")
        }
    }

    @Test func wideLettersAndMarksBelongToTheWordTheyTouch() {
        #expect(
            tokens("caf\u{E9}s \u{201C}na\u{EF}ve\u{201D}\u{A0}\u{3A9} ")
                == " caf\u{E9}s| quote \u{201C}|na\u{EF}ve|quote \u{201D}| \u{3A9}")
        #expect(tokens("soft\u{AD}ly x") == " soft\u{AD}ly| x")
    }

    @Test func tokenCountsItsLettersByKind() {
        let text = "iPhone4s GPT2 abcdefghijklmnopqrstuvwxyz "
        let counts = Array(text.utf8).withUnsafeBufferPointer { bytes in
            ProseTokenizer.read(bytes, longest: bytes.count) { tokenizer in
                tokenizer.read(0..<bytes.count)
                return tokenizer.tokens.map { [$0.upper, $0.lower, $0.digits] }
            }
        }
        #expect(counts == [[1, 6, 1], [3, 0, 1], [0, 26, 0]])
    }
}
