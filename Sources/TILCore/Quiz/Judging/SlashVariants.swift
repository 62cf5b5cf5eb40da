/// The ways to read the slashes of a text without brackets: see ``MeaningVariants``.
enum SlashVariants {
    /// The readings of a text: itself where it has no slash that parts alternatives.
    static func of(_ text: String, acronym: String) -> [String] {
        guard text.utf8.contains(0x2F), !needsBothSides(text, acronym: acronym) else { return [text] }
        let words = text.split(separator: " ", omittingEmptySubsequences: true)
        if let whole = wholeAlternatives(words) {
            return whole.flatMap { $0.contains("/") ? ofWords($0.split(separator: " ")) : [$0] }
        }
        var readings = ofWords(words)
        readings += sameInitials(text) ?? []
        return readings
    }

    /// The texts between slashes that stand alone, or beside a space.
    private static func wholeAlternatives(_ words: [Substring]) -> [String]? {
        let tokens = words.flatMap { word -> [Substring] in
            if word.hasPrefix("/"), !word.dropFirst().contains("/") { return ["/", word.dropFirst()] }
            let isLast = word.hasSuffix("/") && !word.dropLast().contains("/") && word.count > 2
            return isLast ? [word.dropLast(), "/"] : [word]
        }
        let texts = tokens.filter { !$0.isEmpty }.split(separator: "/").map { $0.joined(separator: " ") }
        return texts.count > 1 ? texts : nil
    }

    /// Every choice of one word where words are parted by slashes.
    private static func ofWords(_ words: [Substring]) -> [String] {
        var readings = [""]
        for word in words {
            let parts = alternatives(word)
            if let parts, readings.count * parts.count <= MeaningVariants.most {
                readings = readings.flatMap { reading in parts.map { reading + $0 + " " } }
            } else {
                for index in readings.indices { readings[index] += word + " " }
            }
        }
        return readings.map { String($0.dropLast()) }
    }

    /// The parts of `fine/friendly`; nil for `I/O`, `24/7` and the like, which are one word.
    private static func alternatives(_ word: Substring) -> [Substring]? {
        guard word.utf8.contains(0x2F) else { return nil }
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        let areWords = parts.allSatisfy { part in
            guard let first = part.first else { return false }
            return part.utf8.count > 1 && !(first.isASCII && first.isNumber)
        }
        return areWords ? parts : nil
    }

    /// The two sides of `bring your own bottle/bring your own beer`, which have the same initials.
    private static func sameInitials(_ text: String) -> [String]? {
        let sides = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard sides.count > 1 else { return nil }
        let initials = sides.map { side in side.split(separator: " ").compactMap { $0.first?.lowercased() } }
        guard let first = initials.first, first.count > 1, initials.allSatisfy({ $0 == first }) else { return nil }
        return sides
    }

    /// Whether the acronym is made of the first letters of all words, those on both sides of the slash among them.
    private static func needsBothSides(_ text: String, acronym: String) -> Bool {
        guard !acronym.isEmpty else { return false }
        let folded = FoldedText(text)
        let initials = folded.words.compactMap { folded.letters[$0].first }
        return initials == FoldedText(acronym, isAcronym: true).letters
    }
}
