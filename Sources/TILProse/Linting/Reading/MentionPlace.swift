/// Where a long form that is written out again stands.
struct MentionPlace {
    let passage: Passage
    let tokens: Range<Int>

    /// How many words stand at most between an acronym and what it stands for where the one explains the other.
    private static let reach = 3

    /// Whether a long form is words of a sentence: set apart by blanks or plain marks, and not in capitals altogether, as a
    /// title is.
    var isProse: Bool {
        let start = Int(passage.tokens[tokens.lowerBound].start)
        let end = Int(passage.tokens[tokens.upperBound - 1].end)
        if start > 0, Self.isOfNames(passage.bytes[start - 1]) { return false }
        if end < passage.bytes.count, Self.isOfNames(passage.bytes[end]) { return false }
        return !passage.tokens[tokens].allSatisfy { !$0.isWord || $0.lower == 0 && $0.others == 0 }
    }

    /// Whether a mark stands within names, paths and commands: "mst_instance", "C:\mst", "type=mst".
    private static func isOfNames(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "@"),
            UInt8(ascii: "$"), UInt8(ascii: "#"):
            return true
        default: return false
        }
    }

    /// Whether the acronym stands right beside its long form, or on the line above, and is explained by it: "ASN  Autonomous
    /// System Number", "HMAC is the keyed-hash message authentication code", but not "the ASN and the autonomous system number".
    func isBeside(_ short: String) -> Bool {
        var words = 0
        var index = tokens.lowerBound - 1
        while index >= 0, words <= Self.reach, tokens.lowerBound - index < 10, !ends(at: index) {
            if passage.tokens[index].isWord { words += 1 }
            if starts(with: short, at: index) { return true }
            index -= 1
        }
        words = 0
        index = tokens.upperBound
        while index < passage.count, words <= Self.reach, index - tokens.upperBound < 10, !ends(at: index) {
            if passage.tokens[index].isWord { words += 1 }
            if starts(with: short, at: index) { return true }
            index += 1
        }
        return false
    }

    /// Whether what stands beyond a token says nothing of the long form.
    private func ends(at index: Int) -> Bool {
        passage.endsSentence(index) || passage.isWord(index, in: Self.and)
    }

    private static let and = WordSet("and but")

    /// Whether an acronym stands at a token, alone or in the plural.
    private func starts(with short: String, at index: Int) -> Bool {
        let start = Int(passage.tokens[index].start)
        var end = start + short.utf8.count
        guard passage.tokens[index].isWord, end <= passage.bytes.count,
            passage.bytes[start..<end].elementsEqual(short.utf8)
        else { return false }
        if end < passage.bytes.count, passage.bytes[end] == UInt8(ascii: "s") { end += 1 }
        return end == passage.bytes.count
            || !ByteClass.isLetter(passage.bytes[end]) && !ByteClass.isDigit(passage.bytes[end])
    }
}
