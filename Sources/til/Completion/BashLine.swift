import TILText

/// A bash command line up to the cursor, with its quotes parsed and nothing expanded.
struct BashLine {
    /// The words without their quotes. The last one is the word at the cursor and may be empty.
    private(set) var words: [String] = []
    /// The quote that is open at the cursor.
    private var quote: Character?
    /// The number of characters of the last word before the part that bash replaces.
    private var kept = 0

    /// - Parameter breaks: the characters at which bash breaks words (`COMP_WORDBREAKS`).
    init(_ line: String, breaks: String) {
        /// The word that is read, or nil between two words.
        var word: String?
        var rest = line[...]
        while let character = rest.popFirst() {
            if character == "\\", quote != "'" {
                guard let escaped = rest.popFirst() else { break }
                word = (word ?? "") + text(ofEscaped: escaped)
            } else if character == quote {
                quote = nil
                kept = 0
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                kept = word?.count ?? 0
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let word { words.append(word) }
                word = nil
                kept = 0
            } else {
                let longer = (word ?? "") + String(character)
                if quote == nil, breaks.contains(character) { kept = longer.count }
                word = longer
            }
        }
        words.append(word ?? "")
    }

    /// Returns the text of a backslash and a character. In double quotes, the backslash is kept before most characters.
    private func text(ofEscaped character: Character) -> String {
        let isEscape = quote == nil || "\"\\$`".contains(character)
        return isEscape ? String(character) : "\\\(character)"
    }

    /// Returns the texts with which bash can replace the last part of the word.
    ///
    /// Bash inserts the common prefix of all replacements. To keep the typed letters if the case differs, the result
    /// has only candidates that begin exactly like the word or, if there are none, like the first candidate.
    func replacements(_ candidates: [String]) -> [String] {
        let word = words.last ?? ""
        let found = candidates.filter { candidate in
            candidate.count >= word.count && candidate.lowercased().hasPrefix(word.lowercased())
        }
        guard let first = found.first else { return [] }
        let isTypedExactly = found.contains { candidate in candidate.hasPrefix(word) }
        let beginning = isTypedExactly ? word : String(first.prefix(word.count))
        return found.filter { candidate in candidate.hasPrefix(beginning) }.map { candidate in
            let text = quoted(String(candidate.dropFirst(kept)))
            // Bash closes the quote, but considers a word that ends with a quote closed.
            guard let quote, text.last == quote else { return text }
            return text + String(quote)
        }
    }

    /// Returns the text escaped for the position of the cursor. Works on scalars, since a quote with a combining accent
    /// is one character.
    private func quoted(_ text: String) -> String {
        switch quote {
        case "'": return text.replacing(scalar: "'", with: "'\\''")
        case "\"":
            // An exclamation mark expands the history even in double quotes, where a backslash before it would be kept.
            return text.unicodeScalars.map { scalar in
                switch scalar {
                case "\"", "\\", "$", "`": "\\\(scalar)"
                case "!": "\"'!'\""
                default: String(scalar)
                }
            }.joined()
        default:
            return text.unicodeScalars.map { scalar in
                let isPlain =
                    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "_-.,/:=@%+".unicodeScalars.contains(scalar)
                return isPlain ? String(scalar) : "\\\(scalar)"
            }.joined()
        }
    }
}
