/// Quoting of words as Tab writes them: so that ``WordSplitter`` reads them as they are meant.
enum ReadlineQuoting {
    /// The characters that would end a word or begin a quotation.
    private static let special = Set(" \t\n\\\"'".utf8)

    /// A word as it is written inside an open quotation, or outside of any (`quote` nil).
    static func quoted(_ word: String, in quote: Character?) -> String {
        if quote == "'" {
            guard let end = word.utf8.firstIndex(of: apostrophe) else { return word }
            return word[..<end] + "'" + quoted(String(word[end...]), in: nil)
        }
        var result: [UInt8] = []
        for byte in word.utf8 {
            if quote.map({ byte == $0.asciiValue || byte == backslash }) ?? special.contains(byte) {
                result.append(backslash)
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a word that is written inside an open quotation ends that: nothing stands for a single quote between two.
    static func endsQuotation(_ word: String, _ quote: Character?) -> Bool {
        quote == "'" && word.utf8.contains(apostrophe)
    }

    private static let apostrophe = UInt8(ascii: "'")
    private static let backslash = UInt8(ascii: "\\")

    /// What is meant by the part of a word that was typed inside an open quotation, or outside of any.
    static func unquoted(_ text: String, in quote: Character?) -> String {
        // Between single quotes all stands for itself.
        if quote == "'", !endsQuotation(text, quote) { return text }
        return UnfinishedLine((quote.map { String($0) } ?? "") + text).word
    }
}
