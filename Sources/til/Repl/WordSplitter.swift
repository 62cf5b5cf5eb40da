/// Splits a line of the REPL into words, as a shell does for plain words: quotes and backslashes, and nothing else.
enum WordSplitter {
    /// Why a line cannot be split.
    enum Failure: Error, Equatable {
        case openQuote(Character)
        case trailingBackslash

        /// A full sentence.
        var message: String {
            switch self {
            case .openQuote(let quote): "The quote \(quote) is not closed; close it, or put a backslash before it."
            case .trailingBackslash: "The backslash at the end stands before nothing; remove it, or double it."
            }
        }
    }

    /// The words of a line.
    ///
    /// Words are set apart by white space. Single quotes keep everything up to the next one; double quotes keep all but
    /// backslashes before `"` and `\`; a backslash keeps the next character. A quote inside a word is an apostrophe, not
    /// the start of a quotation, so that `add dry don't repeat yourself` needs no thought; so is a single quote that
    /// starts a word but is never closed.
    ///
    /// It goes by scalars: a mark that combines with a quote, as a pasted emoji's selector does, leaves it a quote.
    static func words(_ line: String) throws -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        var isInWord = false
        var rest = line.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\\":
                guard let next = rest.popFirst() else { throw Failure.trailingBackslash }
                word.append(next)
                isInWord = true
            case "'" where (!isInWord && rest.contains("'")) || word.last == "=",
                "\"" where !isInWord || word.last == "=":
                try appendQuoted(&rest, by: scalar, to: &word)
                isInWord = true
            case _ where scalar.properties.isWhitespace:
                if isInWord { words.append(String(word)) }
                word = String.UnicodeScalarView()
                isInWord = false
            default:
                word.append(scalar)
                isInWord = true
            }
        }
        if isInWord { words.append(String(word)) }
        return words
    }

    /// Adds what stands up to the closing quote.
    private static func appendQuoted(
        _ rest: inout Substring.UnicodeScalarView, by quote: Unicode.Scalar, to word: inout String.UnicodeScalarView
    ) throws {
        while let scalar = rest.popFirst() {
            if scalar == quote { return }
            if scalar == "\\", quote == "\"", let next = rest.first, next == "\"" || next == "\\" {
                word.append(next)
                rest.removeFirst()
            } else {
                word.append(scalar)
            }
        }
        throw Failure.openQuote(Character(quote))
    }
}
