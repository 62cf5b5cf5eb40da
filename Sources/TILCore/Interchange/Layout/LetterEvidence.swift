import TILText

/// The letters of two texts as evidence that they are an acronym and its meaning.
///
/// It is stricter than the letters alone, which agree by chance or because a text repeats a word: `cidr: the cidr
/// range`.
enum LetterEvidence {
    /// Returns how a meaning spells an acronym, or nil if it does not, or if that says nothing: the acronym is a place
    /// or a number, or the meaning only repeats it.
    static func spelled(_ short: String, in long: String) -> SpelledMeaning? {
        guard let found = SpelledMeaning(of: short, in: long), isEvidence(short, in: long) else { return nil }
        return found
    }

    /// Returns whether a spelled meaning says something.
    static func isEvidence(_ short: String, in long: String) -> Bool {
        let hasLetter = short.unicodeScalars.contains(where: \.properties.isAlphabetic)
        // A heading of Markdown is not an acronym.
        let isHeading = short.hasPrefix("# ") || short.hasPrefix("##")
        guard hasLetter, !isHeading, !isPartOfCode(short), !AcronymLook.isPlace(short) else { return false }
        let isText = !AcronymLook.isAddress(long) && !isCode(long)
        return isText && !repeats(short, in: long)
    }

    /// Returns whether a meaning is code. Words that are joined by underscores are still words: `ví_dụ`.
    private static func isCode(_ long: String) -> Bool {
        AcronymLook.isCode(long) && !long.utf8.contains(UInt8(ascii: "_"))
    }

    /// Returns whether a text has signs of code, or one bracket of a pair: `while(TRUE`, `include("x.cmake`.
    private static func isPartOfCode(_ text: String) -> Bool {
        let opened = text.utf8.count { byte in byte == "(" }
        let closed = text.utf8.count { byte in byte == ")" }
        return opened != closed || text.utf8.contains { byte in "\"{}<>;=\\".utf8.contains(byte) }
    }

    /// Returns whether a meaning has all words of the acronym.
    static func repeats(_ short: String, in long: String) -> Bool {
        let words = Set(words(of: long))
        return Self.words(of: short).allSatisfy(words.contains)
    }

    private static func words(of text: String) -> [Substring] {
        text.lowercased().split { character in !character.isLetter && !character.isNumber }
    }
}

extension SpelledMeaning {
    /// Whether every letter of the acronym is in the words, and no other word is after them.
    var isWhole: Bool { isComplete && trailing == 0 }
}
