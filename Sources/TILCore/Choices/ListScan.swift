import Foundation

/// A search for words in a list in the plain form, such as a deck. It looks at bytes, because the lists that come with
/// the program are long, and nearly all of their entries do not matter for a question.
struct ListScan {
    /// A line of a list.
    struct Line {
        enum Kind { case tags, entry, choices, other }
        let kind: Kind
        let range: Range<Int>
        /// The place of its meaning, choices or tags.
        let text: Range<Int>
    }

    /// A word of a meaning or of a line of choices.
    struct Word {
        let range: Range<Int>
        let hash: UInt32
        let isInBraces: Bool
        /// Whether the word begins a place in the phrase, which the alternatives in braces have in common.
        let beginsPlace: Bool
        /// Whether only spaces, hyphens and braces separate it from the place before it.
        let isLinked: Bool
    }

    let bytes: UnsafeBufferPointer<UInt8>

    private static let (newline, space, hash) = (UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "#"))

    func forEachLine(_ body: (Line) -> Void) {
        var start = 0
        while start < bytes.count {
            let end = index(of: Self.newline, in: start..<bytes.count)
            body(line(start..<end))
            start = end + 1
        }
    }

    private func line(_ range: Range<Int>) -> Line {
        func line(_ kind: Line.Kind, from text: Int) -> Line {
            Line(kind: kind, range: range, text: text..<range.upperBound)
        }
        if bytes[part: range].first == Self.hash {
            if starts(range, with: "#choices:") { return line(.choices, from: range.lowerBound + 9) }
            if starts(range, with: "#tags:") { return line(.tags, from: range.lowerBound + 6) }
            return line(.other, from: range.upperBound)
        }
        if range.isEmpty { return line(.other, from: range.upperBound) }
        // An entry with another separator only matters if it has the same acronym.
        return line(.entry, from: min(range.upperBound, index(of: UInt8(ascii: "="), in: range) + 1))
    }

    private func index(of byte: UInt8, in range: Range<Int>) -> Int {
        guard let base = bytes.baseAddress, let hit = memchr(base + range.lowerBound, Int32(byte), range.count) else {
            return range.upperBound
        }
        return UnsafeRawPointer(hit) - UnsafeRawPointer(base)
    }

    private func starts(_ range: Range<Int>, with text: StaticString) -> Bool {
        range.count >= text.utf8CodeUnitCount
            && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[range.lowerBound + $0] == text.utf8Start[$0] }
    }

    func forEachWord(in text: Range<Int>, _ body: (Word) -> Void) {
        var index = text.lowerBound
        var (isInBraces, isFirst, isLinked) = (false, false, false)
        while index < text.upperBound {
            let byte = bytes[index]
            if Self.isLetter(byte) {
                let start = index
                var hash = Self.noHash
                repeat {
                    hash = Self.hash(hash, bytes[index])
                    index += 1
                } while index < text.upperBound && Self.isLetter(bytes[index])
                body(
                    Word(
                        range: start..<index, hash: hash, isInBraces: isInBraces, beginsPlace: !isInBraces || isFirst,
                        isLinked: isLinked))
                isFirst = false
                if !isInBraces { isLinked = true }
                continue
            }
            switch byte {
            case UInt8(ascii: "{"): (isInBraces, isFirst) = (true, true)
            case UInt8(ascii: "}"): (isInBraces, isLinked) = (false, true)
            case Self.space, UInt8(ascii: "-"): break
            default: if !isInBraces { isLinked = false }
            }
            index += 1
        }
    }

    private static let particles = WordFinder(Array(PlainWords.particles))

    /// Returns whether a word ends a phrase: no other word follows it, or only a small one such as "of".
    func isHead(_ word: Word, in text: Range<Int>) -> Bool {
        var index = word.range.upperBound
        if word.isInBraces { index = self.index(of: UInt8(ascii: "}"), in: index..<text.upperBound) + 1 }
        guard index < text.upperBound else { return true }
        if bytes[index] == UInt8(ascii: "-") { return false }
        let next = bytes[part: index + 1..<text.upperBound].prefix(while: Self.isLetter)
        return bytes[index] != Self.space || Self.particles.index(of: next.reduce(Self.noHash, Self.hash)) != nil
    }

    /// Returns the first tag of a line of tags, or nil if it has none.
    func field(of line: Line) -> String? {
        let tags = String(decoding: bytes[part: line.text], as: UTF8.self)
        return tags.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }

    /// Returns whether a comma or the closing brace follows a word in braces.
    func endsAlternative(_ word: Word) -> Bool {
        word.range.upperBound < bytes.count
            && [UInt8(ascii: ","), UInt8(ascii: "}")].contains(bytes[word.range.upperBound])
    }

    /// Returns whether an entry has an acronym, in lower case.
    func isNamed(_ short: [UInt8], _ line: Line) -> Bool {
        let end = line.range.lowerBound + short.count
        return end < line.range.upperBound && !Self.isLetter(bytes[end])
            && bytes[part: line.range.lowerBound..<end].map(Self.lower) == short
    }

    /// Returns the text of a word, in lower case.
    func text(of word: Word) -> String { String(decoding: bytes[part: word.range], as: UTF8.self).lowercased() }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "'")
    }

    static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static let noHash: UInt32 = 2_166_136_261
    private static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(lower(byte))) &* 16_777_619 }

    /// Returns the hash of a word in lower case.
    static func hash(of word: String) -> UInt32 { word.utf8.reduce(noHash) { hash($0, $1) } }
}

/// Words that are looked for.
struct WordFinder {
    private var indices: [UInt32: Int] = [:]
    /// Whether a word's hash may end in some bits. Nearly all words of a list are excluded by it.
    private var isPossible = [Bool](repeating: false, count: 4_096)

    init(_ words: [String]) {
        for (index, word) in words.enumerated() {
            let hash = ListScan.hash(of: word)
            indices[hash] = index
            isPossible[Int(hash & 4_095)] = true
        }
    }

    /// Returns the index of a word, or nil if nobody looks for it.
    func index(of hash: UInt32) -> Int? { isPossible[Int(hash & 4_095)] ? indices[hash] : nil }
}
