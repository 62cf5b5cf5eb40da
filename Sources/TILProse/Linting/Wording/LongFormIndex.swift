import TILText

/// Finds repeated long forms in the words of a passage.
struct LongFormIndex: Sendable {
    /// A long form.
    private struct Entry {
        let words: [Word]
        let number: Int
    }

    /// A word of a long form, and its exact spelling if it is an acronym, which must match in case.
    private struct Word: Equatable {
        let key: WordKey
        let exact: WordKey?
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

    /// Adds a long form to search for. Single words are ignored, because they also occur in other names.
    mutating func add(_ long: String, number: Int) {
        guard long.utf8.count >= Self.shortest, let initial = long.utf8.first,
            long.utf8.allSatisfy({ byte in byte.isLetter || byte.isDigit || !byte.isASCII || byte == " " || byte == "-"
            })
        else { return }
        let words = long.split { $0 == " " || $0 == "-" || $0 == "\u{2010}" }.map(String.init).map { word in
            Word(
                key: WordKey(word), exact: word.utf8.count(where: \.isUpper) >= 2 ? WordKey(exactly: word) : nil)
        }
        guard (2...20).contains(words.count) else { return }
        let known = entries[words[0].key] ?? []
        // Messages refer to the first definition.
        guard known.count < 64, !known.contains(where: { meaning in meaning.words.map(\.key) == words.map(\.key) })
        else { return }
        entries[words[0].key] = (known + [Entry(words: words, number: number)]).sorted {
            $0.words.count > $1.words.count
        }
        initials[Int(initial.lowercased)] = true
    }

    /// Returns the long form that starts at a token, or nil.
    func match(_ passage: Passage, _ start: Int) -> Match? {
        guard initials[Int(passage.initial(start))], let entries = entries[passage.key(start)],
            // A hyphen makes it part of another word.
            !passage.isGlued(start) || passage.kind(start - 1) != .hyphen
        else { return nil }
        return entries.lazy.compactMap { entry in match(entry, passage, start) }.first
    }

    private func match(_ entry: Entry, _ passage: Passage, _ start: Int) -> Match? {
        var index = start
        var isPlural = false
        for (place, word) in entry.words.enumerated() {
            if place > 0, passage.kind(index) == .hyphen { index += 1 }
            guard passage.isWord(index) else { return nil }
            let range = passage[index].range
            if let exact = word.exact {
                let spellings = [range, AcronymShape.singular(passage.bytes, range)]
                guard spellings.contains(where: { spelling in WordKey(exactly: passage.bytes, spelling) == exact })
                else { return nil }
            }
            if passage.key(index) != word.key {
                isPlural =
                    place == entry.words.count - 1 && passage.bytes[range.upperBound - 1].lowercased == "s"
                    && WordKey(passage.bytes, range.dropLast()) == word.key
                guard isPlural else { return nil }
            }
            index += 1
        }
        // "hidden Markov model-based" is another word.
        return passage.isGlued(index, .hyphen) ? nil : Match(number: entry.number, end: index, isPlural: isPlural)
    }
}

/// The surroundings of a repeated long form.
struct MentionPlace {
    let passage: Passage
    let tokens: TokenRange

    /// The greatest number of words between an acronym and a long form that explains it.
    private static let reach = 3

    /// Whether a long form consists of words of a sentence: separated by spaces or plain marks, and not entirely in
    /// capitals like a title. Some marks occur in names and commands: "mst_instance", "C:\mst", "type=mst".
    var isProse: Bool {
        let range = passage.bytes(of: tokens)
        let marks = [range.lowerBound - 1, range.upperBound].filter(passage.bytes.indices.contains)
        return !marks.contains { index in "_\\/=@$#".utf8.contains(passage.bytes[index]) }
            && passage[tokens].contains { $0.isWord && $0.lower + $0.others > 0 }
    }

    /// Whether the acronym is next to its long form, or on the line above, and explained by it: "ASN  Autonomous System
    /// Number", "HMAC is the keyed-hash message authentication code", but not "the ASN and the autonomous system
    /// number".
    func isBeside(_ short: String) -> Bool {
        func isNear(_ places: some Sequence<Int>) -> Bool {
            var words = 0
            for index in places {
                if words > Self.reach || passage.endsSentence(index) || passage.isWord(index, in: Self.and) {
                    return false
                }
                if passage[index].isWord { words += 1 }
                if passage.bytes[passage[index].start...].starts(with: short.utf8) { return true }
            }
            return false
        }
        // In a list of terms, the acronym ends the passage before.
        let term = passage.bytes[..<passage[0].start].lastIndex { byte in byte > UInt8(ascii: " ") } ?? 0
        if passage.bytes[...term].suffix(short.utf8.count).elementsEqual(short.utf8) { return true }
        return isNear((max(0, tokens.lowerBound - 9)..<tokens.lowerBound).reversed())
            || isNear(tokens.upperBound..<min(passage.count, tokens.upperBound + 10))
    }

    private static let and = WordSet("and but")
}
