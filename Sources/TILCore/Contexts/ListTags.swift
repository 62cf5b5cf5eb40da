import TILText

/// A search for the tags of acronyms in a list in the plain form, such as a deck.
///
/// It looks at bytes, because a document has few of the acronyms of all decks.
package struct ListTags {
    private let keys: Set<String>
    /// The hashes of the first words of the keys.
    private let firstWords: Set<UInt32>

    /// Creates a search.
    /// - Parameter keys: the acronyms in capitals, as `Capitals.key` returns them.
    package init(of keys: Set<String>) {
        self.keys = keys
        firstWords = Set(keys.compactMap { key in Self.hashOfFirstWord(key.utf8) })
    }

    /// Adds the tags of the acronyms in a list.
    /// - Parameters:
    ///   - list: the text of the list, in UTF-8.
    ///   - tags: the tags of each acronym so far, by its key.
    package func add(from list: [UInt8], to tags: inout [String: Set<String>]) {
        list.withUnsafeBufferPointer { bytes in
            var present: [String] = []
            ListScan(bytes: bytes).forEachLine { line in
                if line.kind == .tags { present = line.text.split(separator: " ").map(String.init) }
                guard line.kind == .entry, !present.isEmpty, mayMatch(line.bytes),
                    let short = OwnLine.split(line.bytes)?.short
                else { return }
                let key = Capitals.key(short)
                if keys.contains(key) { tags[key, default: []].formUnion(present) }
            }
        }
    }

    /// Returns whether a line may begin with one of the acronyms. Letters beyond ASCII need a closer look.
    private func mayMatch(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let hash = Self.hashOfFirstWord(line) else { return true }
        return firstWords.contains(hash)
    }

    /// Returns the hash of the first word without regard to case, or nil if it begins with a mark or has letters beyond
    /// ASCII.
    private static func hashOfFirstWord(_ bytes: some Collection<UInt8>) -> UInt32? {
        let word = bytes.prefix { byte in byte != " " && byte != "\t" }
        guard let first = word.first, first.isDigit || first.isLetter else { return nil }
        if word.contains(where: { byte in byte >= 0x80 }) { return nil }
        return ListScan.hash(of: word)
    }
}

/// A search for the words of fields in lists in the plain form: those of the meanings with a tag.
package struct ListFields {
    private let tags: Set<String>
    private var texts: [String: String] = [:]

    /// Creates a search.
    /// - Parameter tags: the tags of the fields.
    package init(of tags: Set<String>) { self.tags = tags }

    /// Adds the meanings in a list.
    /// - Parameter list: the text of the list, in UTF-8.
    package mutating func add(from list: [UInt8]) {
        var found: [String: String] = [:]
        list.withUnsafeBufferPointer { bytes in
            var present: [String] = []
            ListScan(bytes: bytes).forEachLine { line in
                if line.kind == .tags {
                    present = line.text.split(separator: " ").map(String.init).filter(tags.contains)
                }
                guard line.kind == .entry, !present.isEmpty, let long = OwnLine.split(line.bytes)?.long else { return }
                for tag in present { found[tag, default: ""] += " " + long }
            }
        }
        texts.merge(found) { own, other in own + other }
    }

    /// The most frequent words of each field, by its tag.
    package var words: [String: ContextWords] { texts.mapValues { text in ContextWords(of: text) } }
}
