/// The parts of lists that matter for the choices of a thing.
struct ListExcerpt {
    /// The entries with the same acronym, with the same initials, or whose initials are the letters of the acronym.
    private(set) var records: [ImportRecord] = []
    /// The fields that the thing belongs to. A field is the first tag of entries.
    private(set) var fields: Set<String> = []
    private let thing: Thing
    private let words: [String]
    /// The words that stand in the same braces as a word of the meaning, with their fields.
    private var mates: [(word: Int, mate: String, field: Int)] = []
    private var names: [String] = []

    /// The share of the votes of the most likely field that makes another field likely.
    private static let likely = 0.5
    /// The votes of a tag that names a field, and of all words of the things around.
    private static let (ofTag, ofOthers) = (3.0, 1.5)

    /// Creates the excerpt for a thing.
    /// - Parameters:
    ///   - words: the words of the meaning.
    ///   - others: the words of the things around it, which help to find its fields.
    init(of lists: [[UInt8]], for thing: Thing, _ words: [String], others: [String]) {
        self.thing = thing
        self.words = words + words.flatMap(WordForm.singulars)
        var search = Search(thing, initials: words.compactMap(\.utf8.first), self.words, others)
        for list in lists { list.withUnsafeBufferPointer { search.read(ListScan(bytes: $0)) } }
        (mates, names) = (search.mates, search.names)
        var votes = search.votes
        for (index, name) in names.enumerated() where thing.tags.contains(name) { votes[index] += Self.ofTag }
        let most = votes.max() ?? 0
        fields = Set(names.indices.filter { most > 0 && votes[$0] >= most * Self.likely }.map { names[$0] })
        let file = try? InterchangeFormat.named("text").file(FileContents(bytes: search.kept))
        try? file?.forEachItem { if case .record(let record) = $0 { records.append(record) } }
    }

    /// Returns whether an entry belongs to a field of the thing.
    func isNear(_ record: ImportRecord) -> Bool {
        guard let field = record.tags.first else { return thing.tags.isEmpty }
        return fields.contains(field) || record.tags.contains(where: thing.tags.contains)
    }

    /// Returns the words that can stand in for a word of the meaning, and whether they do in a field of the thing.
    func standIns(for word: String) -> [String: Bool] {
        var found: [String: Bool] = [:]
        for mate in mates where isForm(words[mate.word], of: word) {
            let isNear = names.indices.contains(mate.field) && fields.contains(names[mate.field])
            guard let text = words[mate.word] == word ? mate.mate : WordForm.plural(of: mate.mate) else { continue }
            found[text] = found[text] == true || isNear
        }
        return found
    }

    private func isForm(_ known: String, of word: String) -> Bool {
        known == word || WordForm.singulars(of: word).contains(known)
    }

    /// The state of the search.
    private struct Search {
        private let finder: WordFinder
        private let (short, initials): ([UInt8], [UInt8])
        /// The number of words of the meaning among the words that are looked for.
        private let count: Int
        /// How often each word occurs in each field.
        private var counts: [[Double]]
        /// The number of words in each field.
        private var sizes: [Double] = []
        private(set) var names: [String] = []
        private(set) var mates: [(word: Int, mate: String, field: Int)] = []
        /// The lines of the entries that matter.
        private(set) var kept: [UInt8] = []

        /// The number of words that a field has at least, so that one word of a small list says little.
        private static let least = 3_000.0

        init(_ thing: Thing, initials: [UInt8], _ words: [String], _ others: [String]) {
            let words = words.map { PlainWords.particles.contains($0) ? "" : $0 }
            finder = WordFinder(others + words)
            short = thing.short.utf8.map(ListScan.lower)
            // The first bytes of letters of other scripts say nothing.
            self.initials = initials.allSatisfy { $0 < 0x80 } ? initials : []
            count = others.count
            counts = Array(repeating: [], count: others.count + words.count)
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
                guard let index = finder.index(of: word.hash) else { return }
                if field >= 0 { counts[index][field] += 1 }
                if index >= count { hasMates = true }
            }
            if hasMates { addMates(alternatives, list, field) }
            if field >= 0 { sizes[field] += size }
            return !initials.isEmpty && matching == initials.count || !short.isEmpty && spelled == short.count
        }

        /// Adds the words that share braces with a word of the meaning.
        private mutating func addMates(_ words: [ListScan.Word], _ list: ListScan, _ field: Int) {
            // An alternative of several words cannot stand in for one word.
            guard words.allSatisfy({ list.endsAlternative($0) }) else { return }
            for word in words {
                guard let index = finder.index(of: word.hash), index >= count else { continue }
                for mate in words where mate.hash != word.hash {
                    mates.append((index - count, list.text(of: mate), field))
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
