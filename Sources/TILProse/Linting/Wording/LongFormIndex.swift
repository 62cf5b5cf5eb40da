import TILText

/// Finds repeated long forms in the words of a passage.
struct LongFormIndex: Sendable {
    /// A long form.
    private struct Entry {
        let words: [Word]
        let number: Int
    }

    /// A word of a long form, and its exact spelling if it is an acronym, which must match in case.
    private struct Word {
        let key: WordKey
        let exact: WordKey?

        init(_ word: String) {
            key = WordKey(word)
            let isAcronym = word.utf8.count(where: \.isUpper) >= 2
            exact = isAcronym ? WordKey(exactly: word) : nil
        }
    }

    /// A long form in a passage.
    struct Match {
        /// The index of its definition.
        var number: Int
        /// The token after its last word.
        var end: Int
        /// Whether its last word has a plural s that the definition lacks.
        var isPlural: Bool
    }

    /// The long forms by first word, the longest first.
    private var entries: [WordKey: [Entry]] = [:]
    /// Whether a first word starts with a byte in lower case, which rejects most words.
    private var initials = [Bool](repeating: false, count: 256)
    /// The least length of a long form. Replacing a shorter one saves too little.
    private static let shortest = 10

    var isEmpty: Bool { entries.isEmpty }

    /// The numbers of words in a long form. Single words also occur in other names.
    private static let wordCounts = 2...20
    /// The greatest number of long forms with the same first word.
    private static let mostEntries = 64

    /// Adds a long form to search for, unless it has marks or only one word.
    mutating func add(_ long: String, number: Int) {
        guard long.utf8.count >= Self.shortest, let initial = long.utf8.first, Self.isPlain(long) else { return }
        let words = long.split { mark in mark == " " || mark == "-" || mark == "\u{2010}" }.map { word in
            Word(String(word))
        }
        guard Self.wordCounts.contains(words.count) else { return }
        let first = words[0].key
        var known = entries[first] ?? []
        let keys = words.map(\.key)
        // Messages refer to the first definition.
        let isKnown = known.contains { entry in entry.words.map(\.key) == keys }
        guard !isKnown, known.count < Self.mostEntries else { return }
        known.append(Entry(words: words, number: number))
        entries[first] = known.sorted { left, right in left.words.count > right.words.count }
        initials[Int(initial.lowercased)] = true
    }

    private static func isPlain(_ long: String) -> Bool {
        long.utf8.allSatisfy { byte in byte.isOfWord || byte == " " || byte == "-" }
    }

    /// Returns the long form that starts at a token, or nil.
    func match(_ passage: Passage, _ start: Int) -> Match? {
        guard initials[Int(passage.initial(start))], let entries = entries[passage.key(start)] else { return nil }
        // A hyphen makes it part of another word.
        if passage.isGlued(start), passage.kind(start - 1) == .hyphen { return nil }
        for entry in entries {
            if let match = match(entry, passage, start) { return match }
        }
        return nil
    }

    private func match(_ entry: Entry, _ passage: Passage, _ start: Int) -> Match? {
        var index = start
        var isPlural = false
        for (place, word) in entry.words.enumerated() {
            if place > 0, passage.kind(index) == .hyphen { index += 1 }
            guard passage.isWord(index), isWritten(word, index, in: passage) else { return nil }
            if passage.key(index) != word.key {
                let isLast = place == entry.words.count - 1
                isPlural = isLast && isWrittenAsPlural(word, index, in: passage)
                guard isPlural else { return nil }
            }
            index += 1
        }
        // "hidden Markov model-based" is another word.
        return passage.isGlued(index, .hyphen) ? nil : Match(number: entry.number, end: index, isPlural: isPlural)
    }

    /// Whether an acronym among the words is written with the same capitals, perhaps in the plural. Any other word may
    /// have other capitals.
    private func isWritten(_ word: Word, _ index: Int, in passage: Passage) -> Bool {
        guard let exact = word.exact else { return true }
        let range = passage[index].range
        if WordKey(exactly: passage.bytes, range) == exact { return true }
        return WordKey(exactly: passage.bytes, AcronymShape.singular(passage.bytes, range)) == exact
    }

    /// Whether a token is a word with an additional s.
    private func isWrittenAsPlural(_ word: Word, _ index: Int, in passage: Passage) -> Bool {
        let range = passage[index].range
        let endsWithS = passage.bytes[range.upperBound - 1].lowercased == "s"
        return endsWithS && WordKey(passage.bytes, range.dropLast()) == word.key
    }
}

/// The surroundings of a repeated long form.
struct MentionPlace {
    let passage: Passage
    let tokens: TokenRange

    /// The greatest number of words between an acronym and a long form that explains it.
    private static let reach = 3
    /// The greatest number of tokens between them.
    private static let tokenReach = 9

    /// Whether a long form consists of words of a sentence: separated by spaces or plain marks, and not entirely in
    /// capitals like a title.
    var isProse: Bool {
        let range = passage.bytes(of: tokens)
        if isMarkOfCode(range.lowerBound - 1) || isMarkOfCode(range.upperBound) { return false }
        return passage[tokens].contains { token in token.isWord && token.lower + token.others > 0 }
    }

    /// Whether a byte is a mark of names and commands: "mst_instance", "C:\mst", "type=mst".
    private func isMarkOfCode(_ index: Int) -> Bool {
        passage.bytes.indices.contains(index) && passage.bytes[index].isOne(of: "_\\/=@$#")
    }

    /// Whether the acronym is next to its long form, or on the line above, and explained by it: "ASN  Autonomous System
    /// Number", "HMAC is the keyed-hash message authentication code", but not "the ASN and the autonomous system
    /// number".
    func isBeside(_ short: String) -> Bool {
        let before = max(0, tokens.lowerBound - Self.tokenReach)..<tokens.lowerBound
        let after = tokens.upperBound..<min(passage.count, tokens.upperBound + Self.tokenReach + 1)
        return endsPassageBefore(short) || isNear(short, before.reversed()) || isNear(short, after)
    }

    /// Whether an acronym ends the passage before, as in a list of terms.
    private func endsPassageBefore(_ short: String) -> Bool {
        let before = passage.bytes[..<passage[0].start]
        let last = before.lastIndex { byte in !byte.isSpaceOrControl } ?? 0
        return passage.bytes[...last].suffix(short.utf8.count).elementsEqual(short.utf8)
    }

    /// Whether an acronym starts at one of the next tokens, before the end of the sentence and a conjunction.
    private func isNear(_ short: String, _ places: some Sequence<Int>) -> Bool {
        var words = 0
        for index in places {
            let isTooFar = words > Self.reach
            if isTooFar || passage.endsSentence(index) || passage.isWord(index, in: Self.and) { return false }
            if passage[index].isWord { words += 1 }
            if passage.bytes[passage[index].start...].starts(with: short.utf8) { return true }
        }
        return false
    }

    private static let and = WordSet("and but")
}
