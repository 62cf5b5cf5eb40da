import TILText

/// A group in brackets with the texts around it: `before (inside) after`.
struct BracketGroup {
    let before: String
    let inside: String
    let after: String

    /// A kind of brackets.
    private struct Brackets {
        let open: UInt8
        let close: UInt8

        static let round = Brackets(open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
        static let square = Brackets(open: UInt8(ascii: "["), close: UInt8(ascii: "]"))
    }

    /// Finds the first group in round brackets, or the last if `isLast`. The result is nil if there is none.
    init?(in text: String, isLast: Bool = false) {
        self.init(text, .round, isLast: isLast)
    }

    /// Finds the group in round or square brackets at the end of a text. The result is nil if there is none, or nothing
    /// before it.
    init?(atEndOf text: String) {
        let kind = [Brackets.round, .square].first { brackets in brackets.close == text.utf8.last }
        guard let kind else { return nil }
        self.init(text, kind, isLast: true)
        if !after.isEmpty || before.isEmpty { return nil }
    }

    /// Finds the group in round or square brackets at the start of a text. The result is nil if there is none.
    init?(atStartOf text: String) {
        let kind = [Brackets.round, .square].first { brackets in brackets.open == text.utf8.first }
        guard let kind else { return nil }
        self.init(text, kind, isLast: false)
        if !before.isEmpty { return nil }
    }

    private init?(_ text: String, _ brackets: Brackets, isLast: Bool) {
        let bytes = Array(text.utf8)
        let groups = Self.groups(bytes, brackets)
        guard let group = isLast ? groups.last : groups.first else { return nil }
        // A bracket inside a word, such as "word(s)", is part of it.
        if group.lowerBound > 0, !FieldText.isSpace(bytes[group.lowerBound - 1]) { return nil }
        before = bytes[..<group.lowerBound].text
        inside = bytes[group].dropFirst().dropLast().text
        after = bytes[group.upperBound...].text
        if inside.isEmpty { return nil }
    }

    /// Returns the ranges of the outermost groups with their brackets.
    private static func groups(_ bytes: [UInt8], _ brackets: Brackets) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        var depth = 0
        var start = 0
        for (index, byte) in bytes.enumerated() {
            if byte == brackets.open {
                if depth == 0 { start = index }
                depth += 1
            } else if byte == brackets.close, depth > 0 {
                depth -= 1
                if depth == 0 { groups.append(start..<(index + 1)) }
            }
        }
        return groups
    }
}
