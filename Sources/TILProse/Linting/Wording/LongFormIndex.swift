/// Finds long forms that a document has defined, written out again, in the words of a passage.
struct LongFormIndex: Sendable {
    /// The words of a long form.
    private struct Entry {
        let keys: [WordKey]
        /// As they are written, of the words that are acronyms: these are the same with the same capitals only.
        let acronyms: [WordKey?]
        let number: Int
    }

    /// A long form at a place of a passage.
    struct Match {
        /// The number of its definition.
        var number: Int
        /// The token behind its last word.
        var end: Int
        /// Whether its last word has an s more than the definition's.
        var isPlural: Bool
    }

    /// What is looked for: by its first word the number of a group, and the groups.
    private var firstWords = WordNumbers()
    private var groups: [[Entry]] = []
    /// A bit for each byte with which a first word may start, the last six bits of which tell it: of most words that is enough.
    private var initials: UInt64 = 0
    /// What fewer letters are written in than an acronym saves is not looked for.
    private static let shortest = 10

    var isEmpty: Bool { groups.isEmpty }

    /// Looks for a long form from here on. One word alone is none: it stands in other names as well.
    mutating func add(_ long: String, number: Int) {
        let words = long.split { $0 == " " || $0 == "-" || $0 == "\u{2010}" }.map(String.init)
        let keys = words.map { WordKey($0) }
        guard keys.count >= 2, keys.count <= 20, long.utf8.count >= Self.shortest, let first = keys.first,
            long.utf8.allSatisfy({
                ByteClass.isLetter($0) || ByteClass.isDigit($0) || $0 >= 0x80 || $0 == 0x20 || $0 == 0x2D
            })
        else { return }
        let group = firstWords[first] ?? groups.count
        var known = group < groups.count ? groups[group] : []
        // The first definition is the one to which a person is sent. The longest is looked for first.
        guard known.count < 64, !known.contains(where: { $0.keys == keys }) else { return }
        let acronyms = words.map { word in
            word.utf8.count(where: ByteClass.isUpper) >= 2 ? WordKey(exactly: word) : nil
        }
        known.append(Entry(keys: keys, acronyms: acronyms, number: number))
        known.sort { $0.keys.count > $1.keys.count }
        if group < groups.count {
            groups[group] = known
        } else {
            groups.append(known)
            initials |= Self.bit(of: long.utf8.first ?? 0)
            firstWords.set(first, to: group)
        }
    }

    private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(ByteClass.lowercased(byte) & 63) }

    /// Forgets the definitions from a number on.
    mutating func forget(from number: Int) {
        groups = groups.map { $0.filter { $0.number < number } }
    }

    /// The long form that starts at a token.
    func match(_ passage: Passage, _ start: Int) -> Match? {
        guard initials & Self.bit(of: passage.firstByte(start)) != 0, let group = firstWords[passage.key(start)] else {
            return nil
        }
        for entry in groups[group] {
            var index = start + 1
            var isPlural = false
            var isMatch =
                entry.acronyms[0].map { $0 == WordKey(exactly: passage.bytes, passage.tokens[start].range) } ?? true
            for (place, key) in entry.keys.enumerated().dropFirst() {
                if passage.kind(index) == .hyphen, passage.kind(index + 1) == .word { index += 1 }
                guard isMatch, passage.kind(index) == .word else {
                    isMatch = false
                    break
                }
                if let acronym = entry.acronyms[place] {
                    let range = passage.tokens[index].range
                    let singular = AcronymShape.singular(passage.bytes, range)
                    guard [range, singular].contains(where: { WordKey(exactly: passage.bytes, $0) == acronym }) else {
                        isMatch = false
                        break
                    }
                }
                if passage.key(index) != key {
                    guard place == entry.keys.count - 1, passage.firstByte(index) != 0,
                        passage.bytes[Int(passage.tokens[index].end) - 1] | 0x20 == UInt8(ascii: "s"),
                        WordKey(passage.bytes, Int(passage.tokens[index].start)..<(Int(passage.tokens[index].end) - 1))
                            == key
                    else {
                        isMatch = false
                        break
                    }
                    isPlural = true
                }
                index += 1
            }
            // A hyphen makes it a part of another word: "hidden Markov model-based" is another matter.
            guard isMatch else { continue }
            if passage.kind(index) == .hyphen, passage.isGlued(index) { continue }
            if start > 0, passage.kind(start - 1) == .hyphen, passage.isGlued(start) { continue }
            return Match(number: entry.number, end: index, isPlural: isPlural)
        }
        return nil
    }
}
