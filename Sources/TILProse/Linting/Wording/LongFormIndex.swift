/// Finds repeated long forms in the words of a passage.
struct LongFormIndex: Sendable {
    /// The words of a long form.
    private struct Entry {
        let keys: [WordKey]
        /// The exact spelling of words that are acronyms, or nil for other words. Acronyms must match in case.
        let acronyms: [WordKey?]
        let number: Int
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
    /// A bit for each possible first byte of a first word, indexed by its last six bits. It rejects most words.
    private var initials: UInt64 = 0
    /// The least length of a long form. Replacing a shorter one saves too little.
    private static let shortest = 10

    var isEmpty: Bool { entries.isEmpty }

    /// Adds a long form to search for. Single words are ignored, because they also occur in other names.
    mutating func add(_ long: String, number: Int) {
        let words = long.split { $0 == " " || $0 == "-" || $0 == "\u{2010}" }.map(String.init)
        let keys = words.map { WordKey($0) }
        guard keys.count >= 2, keys.count <= 20, long.utf8.count >= Self.shortest, let first = keys.first,
            long.utf8.allSatisfy({
                $0.isLetter || $0.isDigit || $0 >= 0x80 || $0 == 0x20 || $0 == 0x2D
            })
        else { return }
        var known = entries[first] ?? []
        // Messages refer to the first definition.
        guard known.count < 64, !known.contains(where: { $0.keys == keys }) else { return }
        let acronyms = words.map { word in
            word.utf8.count(where: \.isUpper) >= 2 ? WordKey(exactly: word) : nil
        }
        known.append(Entry(keys: keys, acronyms: acronyms, number: number))
        known.sort { $0.keys.count > $1.keys.count }
        entries[first] = known
        initials |= Self.bit(of: long.utf8.first ?? 0)
    }

    private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte.lowercased & 63) }

    /// Returns the long form that starts at a token, or nil.
    func match(_ passage: Passage, _ start: Int) -> Match? {
        guard initials & Self.bit(of: passage.firstByte(start)) != 0, let entries = entries[passage.key(start)] else {
            return nil
        }
        for entry in entries {
            var index = start + 1
            var isPlural = false
            var isMatch =
                entry.acronyms[0].map { $0 == WordKey(exactly: passage.bytes, passage[start].range) } ?? true
            for (place, key) in entry.keys.enumerated().dropFirst() {
                if passage.kind(index) == .hyphen, passage.isWord(index + 1) { index += 1 }
                guard isMatch, passage.isWord(index) else {
                    isMatch = false
                    break
                }
                if let acronym = entry.acronyms[place] {
                    let range = passage[index].range
                    let singular = AcronymShape.singular(passage.bytes, range)
                    guard [range, singular].contains(where: { WordKey(exactly: passage.bytes, $0) == acronym }) else {
                        isMatch = false
                        break
                    }
                }
                if passage.key(index) != key {
                    guard place == entry.keys.count - 1, passage.firstByte(index) != 0,
                        passage.bytes[passage[index].end - 1] | 0x20 == "s",
                        WordKey(passage.bytes, passage[index].start..<(passage[index].end - 1))
                            == key
                    else {
                        isMatch = false
                        break
                    }
                    isPlural = true
                }
                index += 1
            }
            // A hyphen makes it part of another word, as in "hidden Markov model-based".
            guard isMatch else { continue }
            if passage.kind(index) == .hyphen, passage.isGlued(index) { continue }
            if start > 0, passage.kind(start - 1) == .hyphen, passage.isGlued(start) { continue }
            return Match(number: entry.number, end: index, isPlural: isPlural)
        }
        return nil
    }
}

/// The surroundings of a repeated long form.
struct MentionPlace {
    let passage: Passage
    let tokens: TokenRange

    /// The greatest number of words between an acronym and a long form that explains it.
    private static let reach = 3

    /// Whether a long form consists of words of a sentence: separated by spaces or plain marks, and not entirely in
    /// capitals like a title.
    var isProse: Bool {
        let start = passage[tokens.lowerBound].start
        let end = passage[tokens.upperBound - 1].end
        if start > 0, Self.isOfNames(passage.bytes[start - 1]) { return false }
        if end < passage.bytes.count, Self.isOfNames(passage.bytes[end]) { return false }
        return !passage[tokens].allSatisfy { !$0.isWord || $0.lower == 0 && $0.others == 0 }
    }

    /// Whether a mark occurs inside names, paths and commands: "mst_instance", "C:\mst", "type=mst".
    private static func isOfNames(_ byte: UInt8) -> Bool {
        switch byte {
        case "_", "\\", "/", "=", "@",
            "$", "#":
            return true
        default: return false
        }
    }

    /// Whether the acronym is next to its long form, or on the line above, and explained by it: "ASN  Autonomous System
    /// Number", "HMAC is the keyed-hash message authentication code", but not "the ASN and the autonomous system
    /// number".
    func isBeside(_ short: String) -> Bool {
        func isNear(_ places: some Sequence<Int>) -> Bool {
            var words = 0
            for index in places {
                if words > Self.reach || ends(at: index) { return false }
                if passage[index].isWord { words += 1 }
                if starts(with: short, at: index) { return true }
            }
            return false
        }
        return isNear((max(0, tokens.lowerBound - 9)..<tokens.lowerBound).reversed())
            || isNear(tokens.upperBound..<min(passage.count, tokens.upperBound + 10))
    }

    /// Whether the text beyond a token is unrelated to the long form.
    private func ends(at index: Int) -> Bool {
        passage.endsSentence(index) || passage.isWord(index, in: Self.and)
    }

    private static let and = WordSet("and but")

    /// Whether an acronym starts at a token, alone or in the plural.
    private func starts(with short: String, at index: Int) -> Bool {
        let start = passage[index].start
        var end = start + short.utf8.count
        guard passage[index].isWord, end <= passage.bytes.count,
            passage.bytes[start..<end].elementsEqual(short.utf8)
        else { return false }
        if end < passage.bytes.count, passage.bytes[end] == "s" { end += 1 }
        return end == passage.bytes.count
            || !passage.bytes[end].isLetter && !passage.bytes[end].isDigit
    }
}
