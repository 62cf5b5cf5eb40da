/// The phrases of lists, with numbers for words, so that the text of long lists is read only once.
struct Lexicon {
    struct Phrase {
        enum Kind { case meaning, choices, standIns }
        let kind: Kind
        /// The key of the acronym of a meaning.
        let key: String
        /// The place of its text.
        let text: Range<Int>
        let words: Range<Int>
        let field: Int
    }

    /// The words in one place of a phrase. There are several if alternatives are in braces, and none if an alternative has
    /// several words.
    struct Place {
        let words: ArraySlice<ListScan.Word>
        let isLinked: Bool
        /// Whether it ends a phrase: no other word follows it, or only a small one such as "of".
        let isHead: Bool
    }

    /// The fields of the person's own things, without and with a tag of the asked one, and the field of lists without
    /// tags.
    static let (others, own, none) = (0, 1, 2)

    private var bytes: [UInt8] = []
    private(set) var phrases: [Phrase] = []
    private var words: [ListScan.Word] = []
    /// The fields by their names. The name of a field is the first tag of entries.
    private var fields: [String: Int] = [:]
    /// The fields of the entries with each tag.
    private(set) var fieldsOfTags: [String: Set<Int>] = [:]
    /// The first letter of each word.
    private(set) var initials: [UInt8] = []
    private var ranges: [Range<Int>] = []
    private var hashes: [Int] = []
    /// The number of each word, or -1, at the first free index, starting at its hash. If two words have the same hash,
    /// which is rare, the first one stands for both. It is as good a choice, because each choice is judged as a text.
    private var table = [Int32](repeating: -1, count: 1 << 16)
    private let countOfSmall: Int
    /// The maximum number of alternatives in one place.
    private static let most = 64
    var countOfFields: Int { fields.count + Self.none + 1 }

    init(of lists: [[UInt8]]) {
        countOfSmall = PlainWords.particles.count
        let size = lists.reduce(0) { $0 + $1.count }
        bytes.reserveCapacity(size)
        // The lists have a word for every six bytes, and a phrase for every thirty.
        words.reserveCapacity(size / 6)
        phrases.reserveCapacity(size / 30)
        for word in PlainWords.particles {
            let start = bytes.count
            bytes += word.utf8
            _ = add(ListScan.hash(of: word), start..<bytes.count)
        }
        for list in lists { read(list) }
    }

    private mutating func read(_ list: [UInt8]) {
        list.withUnsafeBufferPointer { buffer in
            var field = Self.none
            var kind = Phrase.Kind.standIns
            ListScan(bytes: buffer).forEachLine { line in
                switch line.kind {
                case .other: return
                case .tags: (field, kind) = (self.field(of: line.text), .standIns)
                case .entry:
                    kind = .meaning
                    // A line without this separator may be a remark.
                    guard let (short, long) = OwnLine.split(line.bytes) else { return }
                    add(long, kind, Capitals.key(short), field)
                case .choices:
                    if kind == .meaning { kind = .choices }
                    add(line.text, kind, "", field)
                }
            }
        }
    }

    /// Adds a phrase.
    mutating func add(_ text: String, _ kind: Phrase.Kind, _ key: String, _ field: Int) {
        let start = bytes.count
        let first = words.count
        var text = text
        text.withUTF8 { text in
            bytes += text
            ListScan(bytes: text).forEachWord { word, range in
                var word = word
                word.value = UInt32(add(word.number, start + range.lowerBound..<start + range.upperBound))
                words.append(word)
            }
        }
        phrases.append(
            Phrase(kind: kind, key: key, text: start..<bytes.count, words: first..<words.count, field: field))
    }

    private mutating func field(of text: String) -> Int {
        let tags = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let name = tags.first else { return Self.none }
        let field = fields[name] ?? countOfFields
        fields[name] = field
        for tag in tags { fieldsOfTags[tag, default: []].insert(field) }
        return field
    }

    private mutating func add(_ hash: Int, _ range: Range<Int>) -> Int {
        if let known = number(of: hash) { return known }
        if hashes.count * 2 > table.count {
            table = [Int32](repeating: -1, count: table.count * 2)
            for (number, hash) in hashes.enumerated() { table[place(of: hash)] = Int32(number) }
        }
        table[place(of: hash)] = Int32(hashes.count)
        hashes.append(hash)
        ranges.append(range)
        initials.append(bytes[range.lowerBound].lowercased)
        return hashes.count - 1
    }

    private func place(of hash: Int) -> Int {
        var place = hash & (table.count - 1)
        while table[place] >= 0, hashes[Int(table[place])] != hash { place = (place + 1) & (table.count - 1) }
        return place
    }

    private func number(of hash: Int) -> Int? {
        let number = table[place(of: hash)]
        return number < 0 ? nil : Int(number)
    }

    /// Returns the number of a word in lower case, or nil if no list has it.
    func number(of word: String) -> Int? { number(of: ListScan.hash(of: word)) }

    /// Returns a word in lower case.
    func text(of word: Int) -> String { text(in: ranges[word]).lowercased() }

    func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns whether a word is small, such as "of".
    func isSmall(_ word: Int) -> Bool { word < countOfSmall }

    func words(of phrase: Phrase) -> ArraySlice<ListScan.Word> { words[phrase.words] }

    func forEachPlace(of phrase: Phrase, _ body: (Place) -> Void) {
        var start = phrase.words.lowerBound
        while start < phrase.words.upperBound {
            var end = start + 1
            while end < phrase.words.upperBound, !words[end].beginsPlace { end += 1 }
            let all = words[start..<end]
            let isHead = end == phrase.words.upperBound || !words[end].isLinked || isSmall(words[end].number)
            // An alternative of several words cannot stand in for one word.
            let usable = all.contains(where: \.isPart) ? [] : all.prefix(Self.most)
            body(Place(words: usable, isLinked: words[start].isLinked, isHead: isHead))
            start = end
        }
    }
}
