/// The variants of a meaning that are right answers, read from its notation.
///
/// - `[x]` and `(x)` are optional.
/// - One of `{a,b}` is chosen.
/// - `x/y` is either word.
/// - ` / ` with surrounding spaces separates whole meanings, and so does a `/` between two sides with the same
///   initials.
///
/// If the acronym has a letter from both sides, as BIOS has from "Basic Input/Output System", both sides are needed.
/// The last variant is always the meaning as it is written, with everything that it contains.
enum MeaningVariants {
    /// The maximum number of variants. Beyond it, brackets and slashes are punctuation.
    static let most = 64
    /// The maximum length of a meaning with variants, in bytes of UTF-8.
    static let longest = 2_048
    private static let deepest = 4

    /// Returns the variants of a meaning, without duplicates.
    /// - Parameters:
    ///   - meaning: the meaning, as it is written.
    ///   - acronym: the acronym of the meaning, or an empty text if the acronym does not matter.
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

    /// Returns the characters of a meaning with plain brackets in place of full-width ones, or nil if it has no
    /// notation.
    private static func normalized(_ meaning: String) -> [Character]? {
        let plain = meaning.map { plainBrackets[$0] ?? $0 }
        return plain.contains { $0 == "/" || closings[$0] != nil } ? plain : nil
    }

    private static let plainBrackets: [Character: Character] = [
        "［": "[", "【": "[", "］": "]", "】": "]", "（": "(", "）": ")", "｛": "{", "｝": "}", "／": "/",
    ]
    private static let closings: [Character: Character] = ["[": "]", "(": ")", "{": "}"]

    /// A reader of the variants of a text with brackets.
    private struct Reader {
        var text: [Character]
        var position = 0
        /// The positions of the brackets that are closed again. An unclosed bracket is punctuation.
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

        /// Returns all variants of the characters before a stop character, which is not consumed.
        mutating func sequence(until stops: Set<Character>, depth: Int) -> [String] {
            var ways = [""]
            while position < text.count, !stops.contains(text[position]) {
                let start = position
                let choices = group(depth: depth + 1)
                if choices.isEmpty { position = start + 1 }
                if !choices.isEmpty, ways.count * choices.count < most {
                    ways = ways.flatMap { way in choices.map { choice in way + choice } }
                } else {
                    let literal = String(text[start..<position])
                    for index in ways.indices { ways[index] += literal }
                }
            }
            return ways
        }

        /// Reads the choices of the group that opens at the current position. The result is empty if no group opens
        /// there.
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

/// The variants of a text with slashes but without brackets: see ``MeaningVariants``.
enum SlashVariants {
    /// Returns the variants of a text. If no slash separates alternatives, the only variant is the text.
    static func of(_ text: String, acronym: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "/")), !needsBothSides(text, acronym: acronym) else { return [text] }
        let words = text.split(separator: " ", omittingEmptySubsequences: true)
        if let whole = wholeAlternatives(words) {
            return whole.flatMap { whole in whole.contains("/") ? ofWords(whole.split(separator: " ")) : [whole] }
        }
        var readings = ofWords(words)
        readings += sameInitials(text) ?? []
        return readings
    }

    /// Returns the texts between slashes that have a space on at least one side.
    private static func wholeAlternatives(_ words: [Substring]) -> [String]? {
        let tokens = words.flatMap { word -> [Substring] in
            if word.hasPrefix("/"), !word.dropFirst().contains("/") { return ["/", word.dropFirst()] }
            let isLast = word.hasSuffix("/") && !word.dropLast().contains("/") && word.count > 2
            return isLast ? [word.dropLast(), "/"] : [word]
        }
        let texts = tokens.filter { token in !token.isEmpty }.split(separator: "/").map { part in
            part.joined(separator: " ")
        }
        return texts.count > 1 ? texts : nil
    }

    /// Returns the variants for every choice among words that slashes separate.
    private static func ofWords(_ words: [Substring]) -> [String] {
        var readings = [""]
        for word in words {
            let parts = alternatives(word)
            if let parts, readings.count * parts.count <= MeaningVariants.most {
                readings = readings.flatMap { reading in parts.map { part in reading + part + " " } }
            } else {
                for index in readings.indices { readings[index] += word + " " }
            }
        }
        return readings.map { reading in String(reading.dropLast()) }
    }

    /// Returns the parts of `fine/friendly`, or nil for single words such as `I/O` and `24/7`.
    private static func alternatives(_ word: Substring) -> [Substring]? {
        guard word.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        let areWords = parts.allSatisfy { part in
            guard let first = part.first else { return false }
            return part.utf8.count > 1 && !(first.isASCII && first.isNumber)
        }
        return areWords ? parts : nil
    }

    /// Returns the two sides of `bring your own bottle/bring your own beer`, which have the same initials.
    private static func sameInitials(_ text: String) -> [String]? {
        let sides = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard sides.count > 1 else { return nil }
        let initials = sides.map { side in side.split(separator: " ").compactMap { part in part.first?.lowercased() } }
        guard let first = initials.first, first.count > 1, initials.allSatisfy({ $0 == first }) else { return nil }
        return sides
    }

    /// Returns whether the acronym consists of the first letters of all words, including those on both sides of the
    /// slash.
    private static func needsBothSides(_ text: String, acronym: String) -> Bool {
        guard !acronym.isEmpty else { return false }
        let folded = FoldedText(text)
        let initials = folded.words.compactMap { word in folded.letters[word].first }
        return initials == FoldedText(acronym, isAcronym: true).letters
    }
}
