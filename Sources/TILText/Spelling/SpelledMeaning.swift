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
        var readings = SpellingLetter.otherReadings(of: letters)
        // Of two spellings, such as C&C/C2, either may be the one that is spelled.
        var hasParts = false
        if let slash = short.firstIndex(where: { $0 == "/" || $0 == "," || $0 == "(" }), slash > 0 {
            hasParts = true
            readings.append(SpellingLetter.letters(short, 0..<slash))
            readings.append(SpellingLetter.letters(short, slash..<short.count))
        }
        if let or = Self.or(short), or > 0 {
            readings.append(SpellingLetter.letters(short, 0..<or))
            readings.append(SpellingLetter.letters(short, (or + Self.orLength)..<short.count))
            hasParts = true
        }
        if !hasParts, !Self.maySpell(letters, long) { return nil }
        readings.removeAll { reading in reading.count < 2 }
        var text = SpellingText()
        text.read(plain: long, for: letters)
        guard !text.words.isEmpty,
            let found = Spelling.align(letters, otherReadings: readings, with: text, anchor: .start)
        else { return nil }
        // The same word, or a longer form of it, is not an acronym of the other.
        let isWord = letters.count > 3 && found.firstWord == found.lastWord && found.initials == 1
        if isWord, found.inners == letters.count - 1, 2 * letters.count > text.letterCount(of: found.firstWord) + 2 {
            return nil
        }
        // A meaning that starts with the acronym itself spells it only with the initials of its words, as GNU's does.
        if !found.isExact, Self.starts(long, with: short) { return nil }
        let isSame = letters.count * 5 > 4 * text.letterCount && letters.count > 4
        guard found.score >= Self.leastScore, !isSame else { return nil }
        let rest = text.words[(found.lastWord + 1)...]
        trailing = rest.count { !$0.isStop && !$0.isPossessive && !$0.isGlued }
        isExact = found.isExact
        isComplete = found.missing == 0
        var end = found.lastWord
        while end + 1 < text.words.count, text.words[end + 1].isGlued || text.words[end + 1].isPossessive { end += 1 }
        bytes = text.words[found.firstWord].range.lowerBound..<text.words[end].range.upperBound
        let share = min(1, found.score)
        switch trailing {
        case 0: quality = share
        case ..<3: quality = share * 0.9
        default: quality = share * 0.7
        }
        if quality < Self.least { return nil }
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

extension SpellingText {
    /// Reads the words of plain text. Commas separate the words of many meanings, and a group in brackets is skipped.
    mutating func read(plain bytes: UnsafeBufferPointer<UInt8>, for acronym: [SpellingLetter]) {
        removeAll()
        let set = Self.bits(of: acronym)
        let hasDigit = acronym.contains(where: \.isDigit)
        var index = 0
        var isJoined = false
        var isSpaced = true
        var followsComma = false
        var reaching = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isLetter || byte.isDigit || !byte.isASCII {
                let end = Self.wordEnd(bytes, index)
                let range = index..<max(end, index + 1)
                index = range.upperBound
                let found = appendLetters(bytes, range, isJoined: isJoined, in: set)
                if found.isEmpty {
                    isSpaced = true
                    continue
                }
                let key = Self.key(bytes, range)
                let isApostrophe = range.lowerBound > 0 && Self.endsInApostrophe(bytes, range.lowerBound)
                append(
                    Word(
                        letters: found, range: range, token: 0, isStop: SpellingWords.smallSet.contains(key),
                        isNumber: bytes[range].allSatisfy(\.isDigit), isJoined: isJoined,
                        isGlued: isJoined && !isSpaced,
                        isPossessive: isApostrophe && range.count == 1 && !words.isEmpty && !isSpaced,
                        followsComma: followsComma, symbol: Self.symbol(bytes[range], key, hasDigit: hasDigit),
                        reaching: reaching))
                isJoined = false
                isSpaced = false
                followsComma = false
                reaching = 0
                continue
            }
            switch byte {
            case "-", "/": isJoined = !words.isEmpty && !isSpaced
            case ",", ";", ":":
                followsComma = true
                reaching -= Self.comma
            case "(", "[":
                // A group at the start, or within a word, is text of its own.
                if !words.isEmpty, isSpaced, let close = Self.close(bytes, index) {
                    index = close
                    reaching -= Self.comma
                }
            default: break
            }
            isSpaced = byte.isSpace || isSpaced && byte != "-" && byte != "/"
            index += 1
        }
    }

    private static let comma = 10

    /// The number of letters of the text that were read.
    var letterCount: Int { words.reduce(0) { $0 + $1.range.count } }

    /// Returns the length of a word in bytes.
    func letterCount(of word: Int) -> Int { words[word].range.count }

    private static func wordEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isASCII {
                guard byte.isLetter || byte.isDigit else { break }
                index += 1
            } else {
                guard let scalar = ScalarReader.scalar(bytes, at: index, limit: bytes.count),
                    ScalarFolding.isLetter(scalar) || scalar.properties.generalCategory == .nonspacingMark
                else { break }
                index += UTF8.width(scalar)
            }
        }
        if index > start { return index }
        // A character that is neither a letter nor ASCII is skipped as a whole.
        index += 1
        while index < bytes.count, UTF8.isContinuation(bytes[index]) { index += 1 }
        return index
    }

    private static func endsInApostrophe(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        bytes[start - 1] == "'" || start > 2 && bytes[(start - 3)..<start].elementsEqual("’".utf8)
    }

    /// The greatest length of a word in a table of words.
    private static let longestKey = 7

    private static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        // A string of at most 15 bytes needs no memory of its own.
        guard range.count <= longestKey else { return "" }
        return String(unsafeUninitializedCapacity: range.count) { target in
            for (offset, byte) in bytes[range].enumerated() { target[offset] = byte.lowercased }
            return range.count
        }
    }

    /// The greatest length of a word that may stand for an x.
    private static let longestLikeX = 15

    /// Returns the character that a word stands for in spite of its initial, or 0.
    private static func symbol(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ key: String, hasDigit: Bool) -> UInt32 {
        if hasDigit, let digit = SpellingWords.digits[key] { return digit }
        guard (2...longestLikeX).contains(word.count) else { return 0 }
        let first = word[word.startIndex].lowercased
        let second = word[word.startIndex + 1].lowercased
        let isLikeX = first == "e" && second == "x" || (first == "c" || first == "t") && second == "r"
        return isLikeX ? UInt32(UInt8(ascii: "x")) : 0
    }

    private static func close(_ bytes: UnsafeBufferPointer<UInt8>, _ open: Int) -> Int? {
        let closing: UInt8 = bytes[open] == "(" ? UInt8(ascii: ")") : UInt8(ascii: "]")
        return bytes[open...].firstIndex(of: closing)
    }
}
