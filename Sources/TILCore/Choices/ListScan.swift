import Foundation
import TILText

/// A search for words in a list in the plain form, such as a deck. It looks at bytes, because the lists that come with
/// the program are long, and nearly all of their entries do not matter for a question.
struct ListScan {
    /// A line of a list.
    struct Line {
        enum Kind { case tags, entry, choices, other }
        let kind: Kind
        /// The line without surrounding spaces and without the comment of an entry.
        let bytes: UnsafeBufferPointer<UInt8>

        fileprivate static let tagsMark = "#tags:"
        fileprivate static let choicesMark = "#choices:"

        /// Its choices or tags.
        var text: String {
            let mark = kind == .tags ? Self.tagsMark : Self.choicesMark
            return String(decoding: bytes[part: mark.utf8.count...], as: UTF8.self)
        }
    }

    /// A word of a meaning or of a line of choices.
    struct Word {
        /// The hash of the word in lower case.
        let hash: UInt32
        /// Whether the word begins a place in the phrase, which the alternatives in braces have in common.
        let beginsPlace: Bool
        /// Whether only spaces, hyphens and braces separate it from the place before it.
        let isLinked: Bool
        /// Whether it is in braces, and neither a comma nor the closing brace follows.
        let isPart: Bool
        /// Whether it has capitals inside.
        let isName: Bool
    }

    let bytes: UnsafeBufferPointer<UInt8>

    // MARK: Lines

    func forEachLine(_ body: (Line) -> Void) {
        guard let base = bytes.baseAddress else { return }
        var start = 0
        while start < bytes.count {
            let newline = memchr(base + start, Int32(Self.newline), bytes.count - start)
            let end = newline.map { newline in UnsafeRawPointer(newline) - UnsafeRawPointer(base) } ?? bytes.count
            body(line(FieldText.trimmed(bytes[part: start..<end])))
            start = end + 1
        }
    }

    private func line(_ bytes: UnsafeBufferPointer<UInt8>) -> Line {
        if bytes.isEmpty { return Line(kind: .other, bytes: bytes) }
        guard bytes.first == "#" else { return Line(kind: .entry, bytes: TextComment.uncommented(bytes)) }
        if bytes.starts(with: Line.choicesMark.utf8) { return Line(kind: .choices, bytes: bytes) }
        if bytes.starts(with: Line.tagsMark.utf8) { return Line(kind: .tags, bytes: bytes) }
        return Line(kind: .other, bytes: bytes)
    }

    /// Returns the entries with an acronym, by its key, and their lines of choices.
    func entries(named key: String) -> [UInt8] {
        var found: [UInt8] = []
        var isNamed = false
        forEachLine { line in
            switch line.kind {
            case .entry: isNamed = Self.isEntry(line, named: key)
            case .choices: break
            case .tags, .other: return
            }
            if isNamed { found += line.bytes + [Self.newline] }
        }
        return found
    }

    private static func isEntry(_ line: Line, named key: String) -> Bool {
        // The first letter of most entries is another one. If it is not a letter, it may be a mark.
        let first = line.bytes[0].lowercased
        if let initial = key.utf8.first?.lowercased, first.isLetter, UTF8.isASCII(initial), initial != first {
            return false
        }
        return Capitals.key(OwnLine.split(line.bytes)?.short ?? "") == key
    }

    // MARK: Words

    func forEachWord(_ body: (Word, Range<Int>) -> Void) {
        var scanner = WordScanner(bytes)
        while let found = scanner.next() { body(found.word, found.range) }
    }

    fileprivate static func isLetter(_ byte: UInt8) -> Bool {
        byte.isOfWord || byte == "'"
    }

    private static let newline = UInt8(ascii: "\n")

    /// The hash of no letters: the offset of FNV-1a.
    fileprivate static let noHash: UInt32 = 2_166_136_261

    /// Returns the hash of some letters and one more, without regard to case: a step of FNV-1a.
    fileprivate static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
        (hash ^ UInt32(byte.lowercased)) &* 16_777_619
    }

    /// Returns the hash of a word in lower case.
    static func hash(of word: String) -> UInt32 { hash(of: word.utf8) }

    static func hash(of letters: some Sequence<UInt8>) -> UInt32 { letters.reduce(noHash, hash) }
}

/// A scanner of the words of a text and of the braces and separators between them.
private struct WordScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var isInBraces = false
    /// Whether no word was read in the present braces.
    private var isFirstInBraces = false
    /// Whether only spaces, hyphens and braces were read since the last place.
    private var isLinked = false

    /// A word and its place in the text.
    struct FoundWord {
        let word: ListScan.Word
        let range: Range<Int>
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Reads the next word, or returns nil at the end.
    mutating func next() -> FoundWord? {
        while index < bytes.count {
            if ListScan.isLetter(bytes[index]) { return readWord() }
            readSeparator(bytes[index])
            index += 1
        }
        return nil
    }

    private mutating func readWord() -> FoundWord {
        let start = index
        var hash = ListScan.noHash
        var isName = false
        while index < bytes.count, ListScan.isLetter(bytes[index]) {
            hash = ListScan.hash(hash, bytes[index])
            if index > start, bytes[index].isUpper { isName = true }
            index += 1
        }
        let word = ListScan.Word(
            hash: hash, beginsPlace: !isInBraces || isFirstInBraces, isLinked: isLinked,
            isPart: isInBraces && !isAtEndOfAlternative, isName: isName)
        isFirstInBraces = false
        // The alternatives in braces are one place, so that they are linked in the same way.
        if !isInBraces { isLinked = true }
        return FoundWord(word: word, range: start..<index)
    }

    private var isAtEndOfAlternative: Bool {
        if index == bytes.count { return true }
        return bytes[index] == "," || bytes[index] == "}"
    }

    private mutating func readSeparator(_ byte: UInt8) {
        switch byte {
        case "{":
            isInBraces = true
            isFirstInBraces = true
        case "}":
            isInBraces = false
            isLinked = true
        case " ", "-":
            break
        default:
            if !isInBraces { isLinked = false }
        }
    }
}
