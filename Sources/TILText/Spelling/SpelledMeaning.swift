/// The comparison of an acronym with a meaning in a list, where both are known and nothing else is in the text.
package struct SpelledMeaning: Hashable, Sendable {
    /// How well the words spell the acronym, from ``least`` to 1.
    package var quality: Double
    /// The bytes of the meaning from the first to the last word with a letter of the acronym.
    package var bytes: Range<Int>
    /// The number of words after these, not counting small words.
    package var trailing: Int
    /// Whether every letter of the acronym starts a word or a part of a word.
    package var isExact: Bool
    /// Whether every letter of the acronym is in the words.
    package var isComplete: Bool

    /// The lowest quality that counts as spelled.
    package static let least = 0.5
    /// The lowest score per letter of an alignment that counts.
    private static let leastScore = 0.6
    /// The greatest length of a text that is compared, in bytes. The words of a meaning come first.
    private static let longestText = 400
    /// The greatest length of an acronym that is compared, in bytes.
    private static let longestAcronym = 40

    /// Compares an acronym with a text. The result is nil if the words of the text do not spell the acronym.
    package init?(of acronym: String, in meaning: String) {
        guard acronym.utf8.count <= Self.longestAcronym, !acronym.isEmpty, !meaning.isEmpty else { return nil }
        var acronym = acronym
        var meaning = meaning
        let found = acronym.withUTF8 { short in
            meaning.withUTF8 { long in
                Self(short: short, long: UnsafeBufferPointer(rebasing: long.prefix(Self.longestText)))
            }
        }
        guard let found else { return nil }
        self = found
    }

    private init?(short: UnsafeBufferPointer<UInt8>, long: UnsafeBufferPointer<UInt8>) {
        let letters = SpellingLetter.letters(short, 0..<short.count)
        // One letter is the start of too many words to tell anything.
        if letters.count < 2 { return nil }
        let parts = Self.alternatives(in: short)
        // The parts of an acronym such as C&C/C2 may be spelled where the whole is not.
        if parts.isEmpty, !Self.maySpell(letters, long) { return nil }
        let text = SpellingText(plain: long, for: letters)
        guard let found = Self.align(letters, or: parts, with: text), found.score >= Self.leastScore else { return nil }
        if Self.isPartOfWord(found, letters, text) || Self.isMostOfText(letters, text) { return nil }
        // A meaning that starts with the acronym itself spells it only with the initials of its words, as GNU's does.
        if !found.isExact, Self.starts(long, with: short) { return nil }

        let rest = text.words[(found.lastWord + 1)...]
        trailing = rest.count { word in !word.isStop && !word.isPossessive && !word.isGlued }
        isExact = found.isExact
        isComplete = found.missing == 0
        let start = text.words[found.firstWord].range.lowerBound
        bytes = start..<Self.end(ofWord: found.lastWord, in: text)
        quality = min(1, found.score) * Self.share(ofQuality: trailing)
        if quality < Self.least { return nil }
    }

    /// Aligns the letters of an acronym, or those of its parts, with the start of a text.
    private static func align(
        _ letters: [SpellingLetter], or parts: [[SpellingLetter]], with text: SpellingText
    ) -> SpellingAlignment? {
        if text.words.isEmpty { return nil }
        let readings = SpellingLetter.otherReadings(of: letters) + parts
        let others = readings.filter { reading in reading.count >= 2 }
        return Spelling.align(letters, otherReadings: others, with: text, anchor: .start)
    }

    /// Returns the spellings of which an acronym is made. Either of two, such as C&C/C2, may be the one that is
    /// spelled.
    private static func alternatives(in short: UnsafeBufferPointer<UInt8>) -> [[SpellingLetter]] {
        var alternatives: [[SpellingLetter]] = []
        let mark = short.firstIndex { byte in byte == "/" || byte == "," || byte == "(" }
        if let mark, mark > 0 {
            alternatives.append(SpellingLetter.letters(short, 0..<mark))
            alternatives.append(SpellingLetter.letters(short, mark..<short.count))
        }
        if let or = Self.or(short), or > 0 {
            alternatives.append(SpellingLetter.letters(short, 0..<or))
            alternatives.append(SpellingLetter.letters(short, (or + Self.orLength)..<short.count))
        }
        return alternatives
    }

    /// Returns whether the acronym is the start of one word and has more than half of its letters. The same word, or a
    /// longer form of it, is not a meaning.
    private static func isPartOfWord(
        _ found: SpellingAlignment, _ letters: [SpellingLetter], _ text: SpellingText
    ) -> Bool {
        guard letters.count > 3, found.firstWord == found.lastWord else { return false }
        let isRunOfLetters = found.initials == 1 && found.inners == letters.count - 1
        let wordLength = text.words[found.firstWord].range.count
        return isRunOfLetters && 2 * (letters.count - 1) > wordLength
    }

    /// Returns whether more than four fifths of the letters of a text are letters of the acronym, so that it is hardly
    /// shorter than its meaning.
    private static func isMostOfText(_ letters: [SpellingLetter], _ text: SpellingText) -> Bool {
        guard letters.count > 4 else { return false }
        var length = 0
        for word in text.words { length += word.range.count }
        return 5 * letters.count > 4 * length
    }

    /// Returns the end of a word in bytes, including the parts that are attached to it: the "s" of "Moore's".
    private static func end(ofWord word: Int, in text: SpellingText) -> Int {
        var last = word
        for next in text.words[(word + 1)...] {
            guard next.isGlued || next.isPossessive else { break }
            last += 1
        }
        return text.words[last].range.upperBound
    }

    /// Returns the share of its quality that a spelling keeps, if some words follow that do not belong to it.
    private static func share(ofQuality trailingWords: Int) -> Double {
        switch trailingWords {
        case 0: 1
        case 1, 2: 0.9
        default: 0.7
        }
    }

    /// Returns whether the first word of a text is an acronym, ignoring the case of ASCII letters.
    private static func starts(_ text: UnsafeBufferPointer<UInt8>, with acronym: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count > acronym.count, !text[acronym.count].isLetter, text[acronym.count] < 0x80 else {
            return false
        }
        return zip(acronym, text).allSatisfy { short, long in short.lowercased == long.lowercased }
    }

    private static let orLength = " or ".utf8.count

    /// Returns the offset of " or " in an acronym, or nil.
    private static func or(_ short: UnsafeBufferPointer<UInt8>) -> Int? {
        guard short.count > orLength else { return nil }
        return (0...(short.count - orLength)).first { index in
            short[index] == " " && short[index + 1] == "o" && short[index + 2] == "r" && short[index + 3] == " "
        }
    }

    /// Returns false if a text cannot spell letters: it is too short, or it does not have the first letter, which must
    /// start a word. It is much faster than a comparison.
    private static func maySpell(_ letters: [SpellingLetter], _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        // Even if all letters of the text match, more than half of the acronym's letters are missing.
        if 2 * text.count < letters.count { return false }
        let first = letters[0]
        // A digit and an x may stand for a word with another letter.
        if first.isDigit || first.scalar >= 0x80 || first.scalar == UInt32(UInt8(ascii: "x")) { return true }
        return text.contains { byte in !byte.isASCII || UInt32(byte.lowercased) == first.scalar }
    }
}
