/// The parts of lists that matter for the choices of a thing.
struct ListExcerpt {
    /// The entries with the same acronym, with the same initials, or whose initials are the letters of the acronym.
    private(set) var records: [ImportRecord] = []
    /// The fields that the thing belongs to. A field is the first tag of entries.
    private(set) var fields: Set<String> = []
    private let words: [String]
    private var mates: [Mate] = []
    /// The names of all fields.
    private(set) var names: [String] = []

    /// The share of the votes of the most likely field that makes another field likely.
    private static let likely = 0.5
    /// The votes of a tag that names a field, and the votes of all words of the things around.
    private static let ofOthers = 3.0
    /// The worth of a use in another field, compared with one in a field of the thing.
    private static let far = 0.3

    /// Creates the excerpt for a thing.
    /// - Parameters:
    ///   - words: the words of the meaning.
    ///   - others: the words of the things around it, which help to find its fields.
    init(of lists: [[UInt8]], for thing: Thing, _ words: [String], others: [String]) {
        self.words = words + words.flatMap(WordForm.singulars)
        var search = Search(thing, initials: words.compactMap(\.utf8.first), self.words, others)
        for list in lists { list.withUnsafeBufferPointer { search.read(ListScan(bytes: $0)) } }
        (mates, names) = (search.mates, search.names)
        var votes = search.votes
        for (index, name) in names.enumerated() where thing.tags.contains(name) { votes[index] += Self.ofOthers }
        let most = votes.max() ?? 0
        fields = Set(names.indices.filter { most > 0 && votes[$0] >= most * Self.likely }.map { names[$0] })
        let file = try? InterchangeFormat.named("text").file(FileContents(bytes: search.kept))
        try? file?.forEachItem { if case .record(let record) = $0 { records.append(record) } }
    }

    /// Returns whether an entry belongs to a field of the thing.
    func isNear(_ record: ImportRecord) -> Bool {
        record.tags.first.map(fields.contains) ?? true
    }

    /// Returns the words that can stand in for a word of the meaning, and how often they do. A field of the thing counts
    /// more than others. A word that only stands next to the same neighbor has no uses.
    func standIns(for word: String) -> [String: Double] {
        var found: [String: Double] = [:]
        let forms = [word] + WordForm.singulars(of: word)
        for mate in mates where forms.contains(words[mate.word]) {
            let isNear = names.indices.contains(mate.field) && fields.contains(names[mate.field])
            guard let text = words[mate.word] == word ? mate.text : WordForm.plural(of: mate.text) else { continue }
            found[text, default: 0] += mate.isNeighbor ? 0 : isNear ? 1 : Self.far
        }
        return found
    }

    /// A word that may stand in for a word of the meaning, because it shares braces with it, or because it has the same
    /// first letter and stands next to a neighbor of the word.
    private struct Mate {
        let word: Int
        let text: String
        let field: Int
        let isNeighbor: Bool
    }

    /// The state of the search.
    private struct Search {
        private let finder: WordFinder
        /// The indices of small words such as "of", which are looked for only because of their neighbors.
        private let small: Set<Int>
        private let (short, initials): ([UInt8], [UInt8])
        /// The number of words of the meaning among the words that are looked for.
        private let count: Int
        /// How often each word occurs in each field.
        private var counts: [[Double]]
        /// The number of words in each field.
        private var sizes: [Double] = []
        private(set) var names: [String] = []
        private(set) var mates: [Mate] = []
        /// The lines of the entries that matter.
        private(set) var kept: [UInt8] = []

        /// The number of words that a field has at least, so that one word of a small list says little.
        private static let least = 3_000.0

        init(_ thing: Thing, initials: [UInt8], _ words: [String], _ others: [String]) {
            let words = others + words
            finder = WordFinder(words)
            small = Set(words.indices.filter { PlainWords.particles.contains(words[$0]) })
            short = thing.short.utf8.map(ListScan.lower)
            // The first bytes of letters of other scripts say nothing.
            self.initials = initials.allSatisfy { $0 < 0x80 } ? initials : []
            count = others.count
            counts = Array(repeating: [], count: words.count)
        }

        /// The votes of all words for each field.
        var votes: [Double] {
            var votes = names.map { _ in 0.0 }
            for (word, uses) in counts.enumerated() {
                let shares = zip(uses, sizes).map { $0 / ($1 + Self.least) }
                let sum = shares.reduce(0, +)
                guard sum > 0 else { continue }
                let weight = word >= count ? 1 : ofOthers / Double(count)
                for (field, share) in shares.enumerated() { votes[field] += weight * share / sum }
            }
            return votes
        }

        mutating func read(_ list: ListScan) {
            var field = -1
            var tags = 0..<0
            var entry: Int?
            var keeps = false
            func end(_ position: Int, _ kept: inout [UInt8]) {
                guard keeps, let entry else { return }
                // Without a line of tags, the entry would get those of the entry before it.
                kept += tags.isEmpty ? Array("#tags:".utf8) : Array(list.bytes[part: tags])
                kept += [0x0A] + list.bytes[part: entry..<position] + [0x0A]
            }
            list.forEachLine { line in
                if line.kind == .tags || line.kind == .entry {
                    end(line.range.lowerBound, &kept)
                    entry = line.kind == .entry ? line.range.lowerBound : nil
                }
                switch line.kind {
                case .other: return
                case .tags: (tags, field) = (line.range, self.field(named: list.field(of: line)))
                case .entry: keeps = readWords(of: line, in: list, field) || list.isNamed(short, line)
                case .choices: _ = readWords(of: line, in: list, field)
                }
            }
            end(list.bytes.count, &kept)
        }

        /// Counts the words of a line, and returns whether their initials are those of the meaning or spell the acronym.
        private mutating func readWords(of line: ListScan.Line, in list: ListScan, _ field: Int) -> Bool {
            var (matching, spelled, size, hasMates) = (0, 0, 0.0, false)
            func next(_ count: Int, of letters: [UInt8], is initial: UInt8) -> Int {
                count < letters.count && letters[count] == initial ? count + 1 : .max
            }
            var alternatives: [ListScan.Word] = []
            var (before, known): (ListScan.Word?, Int?) = (nil, nil)
            list.forEachWord(in: line.text) { word in
                size += 1
                let initial = ListScan.lower(list.bytes[word.range.lowerBound])
                matching = next(matching, of: initials, is: initial)
                spelled = next(spelled, of: short, is: initial)
                if word.beginsPlace, !alternatives.isEmpty {
                    if hasMates { addMates(alternatives, list, field) }
                    alternatives.removeAll(keepingCapacity: true)
                    hasMates = false
                }
                if word.isInBraces { alternatives.append(word) }
                let index = finder.index(of: word.hash)
                if word.isLinked, word.beginsPlace, let before {
                    if let known, known >= count { addNeighbor(word, of: known + 1, list, field) }
                    if let index, index < count + initials.count { addNeighbor(before, of: index - 1, list, field) }
                }
                (before, known) = (word, index)
                guard let index, !small.contains(index) else { return }
                if field >= 0 { counts[index][field] += 1 }
                if index >= count { hasMates = true }
            }
            if hasMates { addMates(alternatives, list, field) }
            if field >= 0 { sizes[field] += size }
            return !initials.isEmpty && matching == initials.count || !short.isEmpty && spelled == short.count
        }

        /// Adds a word that stands next to a neighbor of a word of the meaning.
        private mutating func addNeighbor(_ other: ListScan.Word, of word: Int, _ list: ListScan, _ field: Int) {
            guard word >= count, initials.indices.contains(word - count),
                initials[word - count] == ListScan.lower(list.bytes[other.range.lowerBound])
            else { return }
            mates.append(Mate(word: word - count, text: list.text(of: other), field: field, isNeighbor: true))
        }

        /// Adds the words that share braces with a word of the meaning.
        private mutating func addMates(_ words: [ListScan.Word], _ list: ListScan, _ field: Int) {
            // An alternative of several words cannot stand in for one word.
            guard words.allSatisfy({ list.endsAlternative($0) }) else { return }
            for word in words {
                guard let index = finder.index(of: word.hash), index >= count else { continue }
                for mate in words where mate.hash != word.hash {
                    let text = list.text(of: mate)
                    mates.append(Mate(word: index - count, text: text, field: field, isNeighbor: false))
                }
            }
        }

        private mutating func field(named name: String?) -> Int {
            guard let name else { return -1 }
            if let known = names.firstIndex(of: name) { return known }
            names.append(name)
            sizes.append(0)
            for index in counts.indices { counts[index].append(0) }
            return names.count - 1
        }
    }
}
