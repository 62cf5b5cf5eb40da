/// The ways in which a meaning may be given, read from its own notation.
///
/// `[x]` and `(x)` may be left out; of `{a,b}` one is chosen; `x/y` is either word; ` / ` with spaces around it parts
/// whole meanings, and so does a `/` whose two sides have the same initials. Where the acronym takes a letter from both
/// sides, as BIOS does from "Basic Input/Output System", both are needed. The meaning as it is written, with all
/// that it contains, is always the last variant.
enum MeaningVariants {
    /// The most variants that are read; from there on brackets and slashes are punctuation.
    static let most = 64
    /// The length from which a meaning is taken as it is, in bytes of UTF-8.
    static let longest = 2_048
    private static let deepest = 4

    /// The variants of a meaning, none twice.
    /// - Parameters:
    ///   - meaning: the meaning, as it is written.
    ///   - acronym: the acronym that it belongs to; empty where it does not matter.
    static func of(_ meaning: String, acronym: String = "") -> [String] {
        guard meaning.utf8.count <= longest, let plain = normalized(meaning) else { return [meaning] }
        var reader = Reader(text: plain)
        var variants: [String] = []
        var seen: Set<String> = []
        for text in reader.sequence(until: [], depth: 0) {
            for variant in SlashVariants.of(text, acronym: acronym) where variants.count < most - 1 {
                let squeezed = variant.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
                if !squeezed.isEmpty, seen.insert(squeezed).inserted { variants.append(squeezed) }
            }
        }
        if seen.insert(meaning).inserted { variants.append(meaning) }
        return variants
    }

    /// The characters of a meaning with full-width brackets made plain; nil if it has no notation.
    private static func normalized(_ meaning: String) -> [Character]? {
        let plain = meaning.map { plainBrackets[$0] ?? $0 }
        return plain.contains { $0 == "/" || closings[$0] != nil } ? plain : nil
    }

    private static let plainBrackets: [Character: Character] = [
        "［": "[", "【": "[", "］": "]", "】": "]", "（": "(", "）": ")", "｛": "{", "｝": "}", "／": "/",
    ]
    private static let closings: [Character: Character] = ["[": "]", "(": ")", "{": "}"]

    /// Reads brackets, each of which is known to close.
    private struct Reader {
        var text: [Character]
        var position = 0
        /// Where the brackets stand that close again; an unclosed one is punctuation.
        var opening: Set<Int>

        init(text: [Character]) {
            self.text = text
            opening = []
            var open: [Int] = []
            for (index, character) in text.enumerated() {
                if closings[character] != nil {
                    open.append(index)
                } else if let match = open.lastIndex(where: { closings[text[$0]] == character }) {
                    opening.insert(open[match])
                    open.removeSubrange(match...)
                }
            }
        }

        /// All ways to read the characters up to one that ends the sequence, which is not consumed.
        mutating func sequence(until stops: Set<Character>, depth: Int) -> [String] {
            var ways = [""]
            while position < text.count, !stops.contains(text[position]) {
                let start = position
                let choices = group(depth: depth + 1)
                if choices.isEmpty { position = start + 1 }
                if !choices.isEmpty, ways.count * choices.count < most {
                    ways = ways.flatMap { way in choices.map { way + $0 } }
                } else {
                    let literal = String(text[start..<position])
                    for index in ways.indices { ways[index] += literal }
                }
            }
            return ways
        }

        /// The choices of the group that opens here; none where none does.
        private mutating func group(depth: Int) -> [String] {
            guard depth <= deepest, opening.contains(position), let closing = closings[text[position]] else {
                return []
            }
            let separators: Set<Character> = closing == "}" ? [",", "，", "、", closing] : [closing]
            var choices: [String] = []
            repeat {
                position += 1
                choices += sequence(until: separators, depth: depth)
            } while position < text.count && text[position] != closing
            guard position < text.count else { return [] }
            position += 1
            if closing != "}" { choices.append("") }
            return choices
        }
    }
}
