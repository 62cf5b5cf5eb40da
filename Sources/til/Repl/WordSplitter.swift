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
    static func words(_ line: String) throws -> [String] {
        var words: [String] = []
        var word = ""
        var isInWord = false
        var rest = Substring(line)
        while let character = rest.popFirst() {
            switch character {
            case "\\":
                guard let next = rest.popFirst() else { throw Failure.trailingBackslash }
                word.append(next)
                isInWord = true
            case "'" where !isInWord && rest.contains("'"):
                word += try quoted(&rest, by: "'")
                isInWord = true
            case "\"" where !isInWord || word.hasSuffix("="):
                word += try quoted(&rest, by: "\"")
                isInWord = true
            case "'" where word.hasSuffix("="):
                word += try quoted(&rest, by: "'")
            case _ where character.isWhitespace:
                if isInWord { words.append(word) }
                word = ""
                isInWord = false
            default:
                word.append(character)
                isInWord = true
            }
        }
        if isInWord { words.append(word) }
        return words
    }

    /// What stands up to the closing quote.
    private static func quoted(_ rest: inout Substring, by quote: Character) throws -> String {
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            if character == "\\", quote == "\"", let next = rest.first, next == "\"" || next == "\\" {
                text.append(next)
                rest.removeFirst()
            } else {
                text.append(character)
            }
        }
        throw Failure.openQuote(quote)
    }
}
