extension SpellingText {
    /// Reads the words of plain text. Commas separate the words of many meanings, and a group in brackets is skipped.
    init(plain bytes: UnsafeBufferPointer<UInt8>, for acronym: [SpellingLetter]) {
        self.init()
        let set = Self.bits(of: acronym)
        let hasDigit = acronym.contains { letter in letter.isDigit }
        var gap = Gap(followsWord: false)
        var index = 0
        while index < bytes.count {
            if bytes[index].isOfWord {
                let range = index..<Self.wordEnd(bytes, index)
                index = range.upperBound
                let isWord = appendWord(bytes, range, after: gap, in: set, hasDigit: hasDigit)
                if isWord {
                    gap = Gap(followsWord: true)
                } else {
                    gap.addSpace()
                }
            } else if gap.canHoldGroup, let close = Self.groupEnd(bytes, at: index) {
                gap.addGroup()
                index = close + 1
            } else {
                gap.add(bytes[index])
                index += 1
            }
        }
    }

    /// The bytes between two words, or before the first one.
    private struct Gap {
        private let followsWord: Bool
        /// Whether a hyphen or a slash directly follows the word before.
        private(set) var isJoined = false
        /// Whether white space separates the words. Before the first word, there is always a separation.
        private(set) var isSpaced: Bool
        private(set) var followsComma = false
        /// The score of the commas and groups.
        private(set) var reaching = 0

        /// The score of a comma or a group in brackets.
        private static let separation = -10

        init(followsWord: Bool) {
            self.followsWord = followsWord
            isSpaced = !followsWord
        }

        /// Whether a group in brackets would be skipped. At the start, or within a word, it is text of its own.
        var canHoldGroup: Bool { followsWord && isSpaced }

        /// Whether the next word is attached to the word before, without a space.
        var isAttached: Bool { followsWord && !isSpaced }

        mutating func add(_ byte: UInt8) {
            switch byte {
            case "-", "/":
                isJoined = isAttached
                isSpaced = false
            case ",", ";", ":":
                followsComma = true
                reaching += Self.separation
            default:
                if byte.isSpace { isSpaced = true }
            }
        }

        mutating func addSpace() { isSpaced = true }

        mutating func addGroup() { reaching += Self.separation }
    }

    /// Adds a word.
    /// - Returns: whether the bytes are a word. A character without letters and digits is not.
    private mutating func appendWord(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, after gap: Gap, in set: UInt64, hasDigit: Bool
    ) -> Bool {
        let found = appendLetters(bytes, range, isJoined: gap.isJoined, in: set)
        if found.isEmpty { return false }
        let key = Self.key(bytes, range)
        let isOneLetter = range.count == 1
        append(
            Word(
                letters: found, range: range, token: 0, isStop: SpellingWords.smallSet.contains(key),
                isNumber: bytes[range].allSatisfy { byte in byte.isDigit },
                isJoined: gap.isJoined, isGlued: gap.isJoined && !gap.isSpaced,
                isPossessive: isOneLetter && gap.isAttached && Self.followsApostrophe(bytes, at: range.lowerBound),
                followsComma: gap.followsComma,
                symbol: Self.symbol(bytes[range], key, hasDigit: hasDigit), reaching: gap.reaching))
        return true
    }

    /// Returns the offset of the bracket that closes the group at an offset, or nil if no closed group starts there.
    private static func groupEnd(_ bytes: UnsafeBufferPointer<UInt8>, at open: Int) -> Int? {
        switch bytes[open] {
        case "(": bytes[open...].firstIndex(of: UInt8(ascii: ")"))
        case "[": bytes[open...].firstIndex(of: UInt8(ascii: "]"))
        default: nil
        }
    }

    /// Returns the end of the word that starts at an offset.
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

    /// Returns whether an apostrophe, straight or curly, is before an offset.
    private static func followsApostrophe(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        if start > 0, bytes[start - 1] == "'" { return true }
        let curly = "’".utf8
        return start >= curly.count && bytes[(start - curly.count)..<start].elementsEqual(curly)
    }

    /// The greatest length of a word in a table of words.
    private static let longestKey = 7

    /// Returns a word in small letters to look it up in a table, or an empty text if it is longer than all words there.
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
        let startsWithEx = first == "e" && second == "x"
        let isCrossOrTrans = (first == "c" || first == "t") && second == "r"
        return startsWithEx || isCrossOrTrans ? UInt32(UInt8(ascii: "x")) : 0
    }
}
