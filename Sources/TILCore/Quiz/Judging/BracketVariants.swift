/// The variants of a text with brackets: see ``MeaningVariants``.
///
/// The text is first read into parts, which can contain parts themselves, and then the parts are written out.
enum BracketVariants {
    /// The closing bracket of each opening one.
    static let closings: [Character: Character] = ["[": "]", "(": ")", "{": "}"]

    /// Returns the variants of a text.
    static func of(_ text: [Character]) -> [String] {
        var reader = BracketReader(text)
        return texts(of: reader.readParts(until: [], depth: 0))
    }

    /// A part of a text with brackets.
    fileprivate enum Part {
        case text(String)
        case group(Group)
    }

    /// A part in brackets. One of its alternatives is chosen.
    fileprivate struct Group {
        /// The group as it is written, with its brackets.
        let source: String
        /// The alternatives, each as its parts. An alternative without parts is an empty text.
        let alternatives: [[Part]]
    }

    /// Returns the texts that parts one after the other can have. A group with too many alternatives is only its
    /// source.
    private static func texts(of parts: [Part]) -> [String] {
        var texts = [""]
        for part in parts {
            let continuations = continuations(of: texts.count, by: part)
            texts = texts.flatMap { text in
                continuations.map { continuation in text + continuation }
            }
        }
        return texts
    }

    /// Returns the texts of a part that continue a number of texts before it.
    private static func continuations(of textCount: Int, by part: Part) -> [String] {
        switch part {
        case .text(let text):
            return [text]
        case .group(let group):
            let choices = group.alternatives.flatMap { alternative in texts(of: alternative) }
            let areFew = textCount * choices.count < MeaningVariants.most
            return areFew ? choices : [group.source]
        }
    }
}

/// A reader of a text with brackets.
private struct BracketReader {
    private let text: [Character]
    private var position = 0
    /// The positions of the brackets that are closed again. An unclosed bracket is punctuation.
    private let openings: Set<Int>

    /// The number of groups inside of each other. The brackets of deeper groups are punctuation.
    private static let deepest = 4

    init(_ text: [Character]) {
        self.text = text
        openings = Self.closedBrackets(in: text)
    }

    /// Returns the positions of the opening brackets that are closed again.
    private static func closedBrackets(in text: [Character]) -> Set<Int> {
        var closed: Set<Int> = []
        var open: [Int] = []
        for (index, character) in text.enumerated() {
            if BracketVariants.closings[character] != nil {
                open.append(index)
                continue
            }
            let match = open.lastIndex { opening in BracketVariants.closings[text[opening]] == character }
            guard let match else { continue }
            closed.insert(open[match])
            // The brackets after the match stay unclosed.
            open.removeSubrange(match...)
        }
        return closed
    }

    /// Reads the parts up to a stop character, which is not read, or up to the end.
    /// - Parameter depth: the number of groups around the parts.
    mutating func readParts(until stops: Set<Character>, depth: Int) -> [BracketVariants.Part] {
        var parts: [BracketVariants.Part] = []
        var literal = ""
        while position < text.count, !stops.contains(text[position]) {
            if let closing = closingOfGroup(depth: depth + 1) {
                parts.append(.text(literal))
                literal = ""
                parts.append(.group(readGroup(until: closing, depth: depth + 1)))
            } else {
                literal.append(text[position])
                position += 1
            }
        }
        parts.append(.text(literal))
        return parts
    }

    /// Returns the closing bracket of the group that opens at the current position, or nil if none opens there.
    private func closingOfGroup(depth: Int) -> Character? {
        guard depth <= Self.deepest, openings.contains(position) else { return nil }
        return BracketVariants.closings[text[position]]
    }

    /// Reads a group with its brackets. A group in braces has alternatives, and any other group can be left out.
    private mutating func readGroup(until closing: Character, depth: Int) -> BracketVariants.Group {
        let start = position
        let hasAlternatives = closing == "}"
        let separators: Set<Character> = hasAlternatives ? [",", "，", "、"] : []
        var alternatives: [[BracketVariants.Part]] = []
        repeat {
            // Skip the opening bracket or a separator.
            position += 1
            alternatives.append(readParts(until: separators.union([closing]), depth: depth))
        } while position < text.count && text[position] != closing
        // The end cannot come first, because the bracket is closed. Stay inside of the text in any case.
        position = min(position + 1, text.count)
        if !hasAlternatives { alternatives.append([]) }
        return BracketVariants.Group(source: String(text[start..<position]), alternatives: alternatives)
    }
}
