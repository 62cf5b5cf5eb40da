import TILText

/// A remark at the end of a meaning that a word introduces: `Trap Vector. See CSR.` or `... Description: who may do
/// what`.
struct TrailingRemark {
    let before: String
    let remark: String
    /// Whether the remark is a sentence of its own, so that no letters are needed.
    let isSentence: Bool

    private static let references: Set<String> = [
        "see", "cf", "siehe", "vgl", "voir", "véase", "vedi", "veja", "zie", "cfr",
    ]
    /// The greatest number of words of a reference.
    private static let mostWords = 8

    /// Finds a remark. The result is nil if there is none.
    init?(_ text: String) {
        guard let found = Self.reference(in: text) ?? Self.label(in: text) else { return nil }
        self = found
    }

    private init(before: String, remark: String, isSentence: Bool) {
        self.before = before
        self.remark = remark
        self.isSentence = isSentence
    }

    /// Finds a reference such as `See FTP.` after the end of a sentence, a comma, a semicolon or a dash.
    private static func reference(in text: String) -> TrailingRemark? {
        let words = text.split(separator: " ")
        guard let place = words.lastIndex(where: isReference), place > 0 else { return nil }
        let reference = words[place...]
        let head = String(text[..<words[place].startIndex])
        guard (2...mostWords).contains(reference.count), endsPart(words[place - 1]), !isInBrackets(after: head) else {
            return nil
        }
        let endsWithFullStop = EntryRules.endsWithFullStop(FieldText.trimmed(head))
        let before = withoutSigns(head, endsWithFullStop ? "." : "")
        if before.isEmpty { return nil }
        let isSentence = words[place - 1].last == "." && words[place].first?.isUppercase == true
        let remark = String(text[words[place].startIndex...])
        return TrailingRemark(before: before, remark: remark, isSentence: isSentence)
    }

    /// Returns whether a word is a dash, or ends with a sign that ends a part of a text.
    private static func endsPart(_ word: Substring) -> Bool {
        if ["-", "–", "—"].contains(word) { return true }
        return word.last.map { sign in ".;,".contains(sign) } ?? false
    }

    /// Returns whether a bracket is open at the end of a text.
    private static func isInBrackets(after text: String) -> Bool {
        text.count { sign in sign == "(" } != text.count { sign in sign == ")" }
    }

    private static func isReference(_ word: Substring) -> Bool {
        references.contains(word.lowercased().filter { character in character != "." && character != ":" })
    }

    /// Finds a part with a label that names another column, such as `Description: ...`.
    private static func label(in text: String) -> TrailingRemark? {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let words = text.split(separator: " ")
        let place = words.indices.dropFirst().first { index in
            words[index].last == ":" && FileLabels.isName(String(words[index].dropLast()))
        }
        guard let place, place + 1 < words.count else { return nil }
        let start = words[place].startIndex
        let before = withoutSigns(String(text[..<start]), ".")
        let remark = String(text[start...])
        return before.isEmpty ? nil : TrailingRemark(before: before, remark: remark, isSentence: false)
    }

    /// Returns a text before an address without the signs and the word that lead to it: `File Transfer Protocol: see`.
    static func withoutPointer(_ text: String) -> (before: String, remark: String) {
        let bare = withoutSigns(text, "")
        guard let space = bare.lastIndex(of: " ") else { return (bare, "") }
        let word = String(bare[bare.index(after: space)...])
        let head = FieldText.trimmed(String(bare[..<space]))
        let isPointer = references.contains(word.lowercased()) || MarkdownLink.isPointer(word)
        guard isPointer, let sign = head.last, ".;,:–—-".contains(sign) else { return (bare, "") }
        return (withoutSigns(head, ""), word)
    }

    private static func withoutSigns(_ text: String, _ further: String) -> String {
        var bare = Substring(text)
        while let last = bare.last, last == " " || ",;:–—-".contains(last) || further.contains(last) {
            bare.removeLast()
        }
        return bare.isEmpty ? FieldText.trimmed(text) : String(bare)
    }
}

/// The name of a language before a translation: `ang. Internet of Things`, `English: content delivery network`.
enum LanguageLabel {
    /// Names that are also words need a full stop or a colon.
    private static let short: Set<String> = [
        "ang", "eng", "engl", "angl", "en", "dt", "de", "fr", "franz", "es", "it", "ital", "lat", "niem", "span", "sv",
        "pl",
        "ingl", "ing",
    ]
    private static let names: Set<String> = [
        "english", "englisch", "anglais", "inglés", "inglese", "inglês", "engels", "engelska", "engelsk", "german",
        "deutsch", "french", "französisch", "français", "spanish", "spanisch", "español", "latin", "latein",
        "lateinisch", "italian", "italienisch",
    ]

    /// Returns whether a text is the name of a language.
    static func isName(_ text: String) -> Bool {
        names.contains(text.lowercased()) || short.contains(text.lowercased())
    }

    /// Returns where the translation starts, or nil if the text does not start with the name of a language.
    static func end(in text: String) -> String.Index? {
        guard let space = text.firstIndex(of: " ") else { return nil }
        let word = text[..<space]
        let bare = word.last == "." || word.last == ":" ? word.dropLast() : word
        let isMarked = bare.count < word.count
        let isLabel = names.contains(bare.lowercased()) || isMarked && short.contains(bare.lowercased())
        return isLabel && bare != bare.uppercased() ? text.index(after: space) : nil
    }
}
