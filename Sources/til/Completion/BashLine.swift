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
        var word = ""
        var isInWord = false
        var characters = line[...]
        while let character = characters.popFirst() {
            switch (quote, character) {
            case (nil, "\\"), ("\"", "\\"):
                guard let next = characters.popFirst() else { break }
                if quote == "\"", !"\"\\$`".contains(next) { word.append("\\") }
                word.append(next)
                isInWord = true
            case (nil, "'"), (nil, "\""):
                quote = character
                kept = word.count
                isInWord = true
            case (let open?, let close) where open == close:
                quote = nil
                kept = 0
            case (nil, _) where character.isWhitespace:
                if isInWord { words.append(word) }
                word = ""
                isInWord = false
                kept = 0
            default:
                word.append(character)
                isInWord = true
                if quote == nil, breaks.contains(character) { kept = word.count }
            }
        }
        words.append(word)
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
        let beginning = found.contains { $0.hasPrefix(word) } ? word : String(first.prefix(word.count))
        return found.filter { $0.hasPrefix(beginning) }.map { candidate in
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
