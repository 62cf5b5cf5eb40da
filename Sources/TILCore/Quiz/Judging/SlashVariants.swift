/// The variants of a text with slashes but without brackets: see ``MeaningVariants``.
enum SlashVariants {
    /// Returns the variants of a text. If no slash separates alternatives, the only variant is the text.
    static func of(_ text: String, acronym: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "/")), !needsBothSides(text, acronym: acronym) else { return [text] }
        let words = text.split(separator: " ", omittingEmptySubsequences: true)
        let wholes = wholeAlternatives(words)
        if wholes.count > 1 { return wholes.flatMap { whole in readings(of: whole) } }
        return readings(of: words) + sidesWithSameInitials(text)
    }

    /// Returns whether the acronym consists of the first letters of all words, including those on both sides of the
    /// slash.
    private static func needsBothSides(_ text: String, acronym: String) -> Bool {
        guard !acronym.isEmpty else { return false }
        let folded = FoldedText(text)
        let initials = folded.words.compactMap { word in folded.letters[word].first }
        return initials == FoldedText(acronym, isAcronym: true).letters
    }

    // MARK: Slashes between whole meanings

    /// Returns the words between the slashes that have a space on at least one side. Without such a slash, these are
    /// all words.
    private static func wholeAlternatives(_ words: [Substring]) -> [[Substring]] {
        let separated = words.flatMap { word in tokens(of: word) }
        return separated.split(separator: "/").map { whole in Array(whole) }
    }

    /// Returns a word with the slash at its beginning or end as a token of its own.
    ///
    /// `help/` is `help` and `/`. A word with more than one slash is one token, and so is a letter with a slash after
    /// it, such as the `w/` for "with".
    private static func tokens(of word: Substring) -> [Substring] {
        let slashCount = word.count { character in character == "/" }
        guard slashCount == 1, word != "/" else { return [word] }
        if word.hasPrefix("/") { return ["/", word.dropFirst()] }
        if word.hasSuffix("/"), word.count > 2 { return [word.dropLast(), "/"] }
        return [word]
    }

    // MARK: Slashes inside of words

    /// Returns the texts for every choice among words that slashes separate. The slashes of a word with too many
    /// choices are punctuation.
    private static func readings(of words: [Substring]) -> [String] {
        var readings: [[Substring]] = [[]]
        for word in words {
            let choices = alternatives(in: word)
            let areFew = readings.count * choices.count <= MeaningVariants.most
            let continuations = areFew ? choices : [word]
            readings = readings.flatMap { reading in
                continuations.map { continuation in reading + [continuation] }
            }
        }
        return readings.map { reading in reading.joined(separator: " ") }
    }

    /// Returns the parts of `fine/friendly`, or the whole word for single words such as `I/O` and `24/7`.
    private static func alternatives(in word: Substring) -> [Substring] {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy(isWord) ? parts : [word]
    }

    /// Returns whether a part of a word can replace the word: it has more than a letter, and it is not a number.
    private static func isWord(_ part: Substring) -> Bool {
        guard part.utf8.count > 1, let first = part.first else { return false }
        return !(first.isASCII && first.isNumber)
    }

    // MARK: Slashes between sides with the same initials

    /// Returns the sides of `bring your own bottle/bring your own beer`, which have the same initials. There are none
    /// if the initials of the sides differ, or each side is a single word.
    private static func sidesWithSameInitials(_ text: String) -> [String] {
        let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { side in String(side) }
        guard sides.count > 1 else { return [] }
        let initials = initials(of: sides[0])
        guard initials.count > 1 else { return [] }
        let areSame = sides.allSatisfy { side in self.initials(of: side) == initials }
        return areSame ? sides : []
    }

    private static func initials(of side: String) -> [String] {
        side.split(separator: " ").compactMap { word in word.first?.lowercased() }
    }
}
