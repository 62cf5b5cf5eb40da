import TILText

/// A line of bash up to the cursor, with its quotes understood and nothing in it expanded.
struct BashLine {
    /// The words without their quotes; the last is the one at the cursor, and may be empty.
    private(set) var words: [String] = []
    /// The quote that is open at the cursor.
    private var quote: Character?
    /// How many characters of the last word stand before the part that bash replaces.
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
                (word, isInWord, kept) = ("", false, 0)
            default:
                word.append(character)
                isInWord = true
                if quote == nil, breaks.contains(character) { kept = word.count }
            }
        }
        words.append(word)
    }

    /// What bash is to put in the place of the word's last part, so that the word becomes one of these.
    ///
    /// Bash puts in how all of them begin; so that no letter of the word is lost to a difference of case, only those are
    /// given that begin as the word does, or else as the first of them.
    func replacements(_ candidates: [String]) -> [String] {
        let word = words.last ?? ""
        let found = candidates.filter { $0.count >= word.count && $0.lowercased().hasPrefix(word.lowercased()) }
        guard let first = found.first else { return [] }
        let beginning = found.contains { $0.hasPrefix(word) } ? word : String(first.prefix(word.count))
        return found.filter { $0.hasPrefix(beginning) }.map { candidate in
            let text = quoted(String(candidate.dropFirst(kept)))
            // Bash closes the quote, but takes a word that ends with one for closed.
            guard let quote, text.last == quote else { return text }
            return text + String(quote)
        }
    }

    /// Text as it means itself where the cursor is: scalar by scalar, since a quote with an accent on it is one.
    private func quoted(_ text: String) -> String {
        switch quote {
        case "'": return text.replacing(scalar: "'", with: "'\\''")
        case "\"":
            // An exclamation mark calls up the history even between double quotes, and a backslash would stay there.
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
