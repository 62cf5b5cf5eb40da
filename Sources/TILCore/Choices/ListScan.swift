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
        /// Its choices or tags.
        var text: String { String(decoding: bytes[part: (kind == .tags ? 6 : 9)...], as: UTF8.self) }
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
        if bytes.first == "#" {
            if bytes.starts(with: "#choices:".utf8) { return Line(kind: .choices, bytes: bytes) }
            return Line(kind: bytes.starts(with: "#tags:".utf8) ? .tags : .other, bytes: bytes)
        }
        return Line(kind: bytes.isEmpty ? .other : .entry, bytes: TextComment.uncommented(bytes))
    }

    func forEachWord(_ body: (Word, Range<Int>) -> Void) {
        var index = 0
        var isInBraces = false
        var isFirst = false
        var isLinked = false
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isLetter(byte) {
                let start = index
                var hash = Self.noHash
                var isName = false
                repeat {
                    hash = Self.hash(hash, bytes[index])
                    if index > start, bytes[index].isUpper { isName = true }
                    index += 1
                } while index < bytes.count && Self.isLetter(bytes[index])
                let next = index < bytes.count ? bytes[index] : UInt8(ascii: ",")
                let ends = next == "," || next == "}"
                body(
                    Word(
                        hash: hash, beginsPlace: !isInBraces || isFirst, isLinked: isLinked,
                        isPart: isInBraces && !ends, isName: isName), start..<index)
                isFirst = false
                if !isInBraces { isLinked = true }
                continue
            }
            switch byte {
            case "{":
                isInBraces = true
                isFirst = true
            case "}":
                isInBraces = false
                isLinked = true
            case " ", "-": break
            default: if !isInBraces { isLinked = false }
            }
            index += 1
        }
    }

    /// Returns the entries with an acronym, by its key, and their lines of choices.
    func entries(named key: String) -> [UInt8] {
        var found: [UInt8] = []
        var isNamed = false
        let initial = key.utf8.first?.lowercased
        forEachLine { line in
            if line.kind == .entry {
                let first = line.bytes[0].lowercased
                // The first letter of most entries is another one. If it is not a letter, it may be a mark.
                let isOther =
                    first.isLetter && initial.map { initial in UTF8.isASCII(initial) && initial != first } ?? false
                isNamed = !isOther && Capitals.key(OwnLine.split(line.bytes)?.short ?? "") == key
            } else if line.kind != .choices {
                return
            }
            if isNamed { found += line.bytes + [Self.newline] }
        }
        return found
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte.isOfWord || byte == "'"
    }

    private static let newline = UInt8(ascii: "\n")

    private static let noHash: UInt32 = 2_166_136_261
    private static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte.lowercased)) &* 16_777_619 }

    /// Returns the hash of a word in lower case.
    static func hash(of word: String) -> UInt32 { word.utf8.reduce(noHash, hash) }
}
