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

    /// A word of a phrase.
    struct Word {
        /// The number of the word. Two words with the same hash, which are rare, share a number: the first one stands
        /// for both. It is as good a choice, because each choice is judged as a text.
        let number: Int
        /// What the list says about the word.
        let marks: ListScan.Word
        var isName: Bool { marks.isName }
    }

    /// The words in one place of a phrase. There are several if alternatives are in braces, and none if an alternative
    /// has several words.
    struct Place {
        let words: ArraySlice<Word>
        let isLinked: Bool
        /// Whether it ends a phrase: no other word follows it, or only a small one such as "of".
        let isHead: Bool
    }

    /// The field of the person's things without a tag of the asked one.
    static let others = 0
    /// The field of the person's things with a tag of the asked one.
    static let own = 1
    /// The field of lists without tags.
    static let none = 2

    /// Whether a field is one of lists, and not of the person's things.
    static func isOfLists(_ field: Int) -> Bool { field > own }
    /// Whether a field has a name, the tag of a list.
    static func isNamed(_ field: Int) -> Bool { field > none }

    private var bytes: [UInt8] = []
    private(set) var phrases: [Phrase] = []
    private var words: [Word] = []
    /// The fields by their names. The name of a field is the first tag of entries.
    private var fields: [String: Int] = [:]
    /// The fields of the entries with each tag.
    private(set) var fieldsOfTags: [String: Set<Int>] = [:]
    /// The first letter of each word.
    private(set) var initials: [UInt8] = []
    /// The place of each word's text.
    private var ranges: [Range<Int>] = []
    /// The number of each word, by the word's hash.
    private var numbers: [UInt32: Int] = [:]
    private let countOfSmall: Int
    /// The maximum number of alternatives in one place.
    private static let most = 64
    var countOfFields: Int { fields.count + Self.none + 1 }

    init(of lists: [[UInt8]]) {
        countOfSmall = PlainWords.particles.count
        let size = lists.reduce(0) { size, list in size + list.count }
        bytes.reserveCapacity(size)
        words.reserveCapacity(size / Self.bytesPerWord)
        phrases.reserveCapacity(size / Self.bytesPerPhrase)
        // The small words come first, so that they have the lowest numbers.
        for word in PlainWords.particles { addSmallWord(word) }
        for list in lists { read(list) }
    }

    /// The bytes of the lists for each word and each phrase, about.
    private static let bytesPerWord = 6
    private static let bytesPerPhrase = 30

    private mutating func addSmallWord(_ word: String) {
        let start = bytes.count
        bytes += word.utf8
        _ = numberOfWord(hash: ListScan.hash(of: word), range: start..<bytes.count)
    }

    private mutating func read(_ list: [UInt8]) {
        list.withUnsafeBufferPointer { buffer in
            var field = Self.none
            var kind = Phrase.Kind.standIns
            ListScan(bytes: buffer).forEachLine { line in
                switch line.kind {
                case .other:
                    break
                case .tags:
                    field = addField(tags: line.text)
                    kind = .standIns
                case .entry:
                    kind = .meaning
                    // A line without this separator may be a remark.
                    guard let (short, long) = OwnLine.split(line.bytes) else { return }
                    add(long, kind: kind, key: Capitals.key(short), field: field)
                case .choices:
                    // The choices after an entry are its choices. Those after tags are stand-ins.
                    if kind == .meaning { kind = .choices }
                    add(line.text, kind: kind, key: "", field: field)
                }
            }
        }
    }

    /// Adds a phrase.
    /// - Parameter key: the key of the acronym of a meaning.
    mutating func add(_ text: String, kind: Phrase.Kind, key: String, field: Int) {
        let start = bytes.count
        let firstWord = words.count
        var text = text
        text.withUTF8 { text in
            bytes += text
            ListScan(bytes: text).forEachWord { word, rangeInText in
                let range = start + rangeInText.lowerBound..<start + rangeInText.upperBound
                words.append(Word(number: numberOfWord(hash: word.hash, range: range), marks: word))
            }
        }
        phrases.append(
            Phrase(kind: kind, key: key, text: start..<bytes.count, words: firstWord..<words.count, field: field))
    }

    /// Returns the field of entries with some tags. A field that is not known yet is added.
    private mutating func addField(tags text: String) -> Int {
        let tags = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let name = tags.first else { return Self.none }
        let field = fields[name] ?? countOfFields
        fields[name] = field
        for tag in tags { fieldsOfTags[tag, default: []].insert(field) }
        return field
    }

    /// Returns the number of a word. A new word is added and gets the next one.
    private mutating func numberOfWord(hash: UInt32, range: Range<Int>) -> Int {
        if let known = numbers[hash] { return known }
        let number = ranges.count
        numbers[hash] = number
        ranges.append(range)
        initials.append(bytes[range.lowerBound].lowercased)
        return number
    }

    /// Returns the number of a word in lower case, or nil if no list has it.
    func number(of word: String) -> Int? { numbers[ListScan.hash(of: word)] }

    /// Returns a word in lower case.
    func text(of word: Int) -> String { text(in: ranges[word]).lowercased() }

    func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns whether a word is small, such as "of".
    func isSmall(_ word: Int) -> Bool { word < countOfSmall }

    func words(of phrase: Phrase) -> ArraySlice<Word> { words[phrase.words] }

    func forEachPlace(of phrase: Phrase, _ body: (Place) -> Void) {
        var start = phrase.words.lowerBound
        while start < phrase.words.upperBound {
            var end = start + 1
            while end < phrase.words.upperBound, !words[end].marks.beginsPlace { end += 1 }
            let alternatives = words[start..<end]
            // An alternative of several words cannot stand in for one word.
            let usable = alternatives.contains(where: \.marks.isPart) ? [] : alternatives.prefix(Self.most)
            let isHead = endsPhrase(before: end, of: phrase)
            body(Place(words: usable, isLinked: words[start].marks.isLinked, isHead: isHead))
            start = end
        }
    }

    /// Returns whether the word before an index is the last one, or stands before punctuation or a small word.
    private func endsPhrase(before index: Int, of phrase: Phrase) -> Bool {
        if index == phrase.words.upperBound { return true }
        return !words[index].marks.isLinked || isSmall(words[index].number)
    }
}
