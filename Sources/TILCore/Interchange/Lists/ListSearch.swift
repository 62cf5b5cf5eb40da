import TILText

/// A search for the acronyms with a first letter in a list that til can write, such as a deck, so that only a few lines
/// have to be read.
///
/// From a list of sports, the part about `F` has the line `#tags: sport`, the entries such as `FTW = For the Win`, and
/// the notes below them.
package struct ListSearch {
    private let initial: UInt8
    /// Whether a directive shows that til's rules for its own lists apply.
    private var isOwn = false
    private var tags = Array("#tags:".utf8)
    /// Whether the last entry has such an acronym, so that the directives below it belong to the part.
    private var isNamed = false
    private var part: [UInt8] = []

    /// Returns the part of a list about the acronyms that begin with a letter: their entries, tags and notes.
    ///
    /// The part is a list, too. It has the same entries for these acronyms as the whole list, and may have a few
    /// others.
    /// - Parameters:
    ///   - list: the text of the list.
    ///   - initial: the first byte of the acronyms' keys, which `Capitals.key` returns.
    /// - Returns: the part, which is empty if the list has no such acronym. It is nil if the list is not one that til
    ///   can write, so that the whole list has to be read: it is not UTF-8, it has no line `#tags:`, or a line is
    ///   neither empty, nor a comment, nor of the form `SHORT = LONG`.
    package static func part(of list: [UInt8], startingWith initial: UInt8) -> [UInt8]? {
        guard String(validating: list, as: UTF8.self) != nil else { return nil }
        return list.withUnsafeBufferPointer { bytes in
            var search = ListSearch(initial: initial)
            var lines = TextLines(bytes)
            while let line = lines.next() {
                guard search.read(line) else { return nil }
            }
            return search.isOwn ? search.part : nil
        }
    }

    private init(initial: UInt8) { self.initial = initial }

    /// Reads a line, or returns false if it is no line of til's own lists.
    private mutating func read(_ line: TextLines.Line) -> Bool {
        guard line.fault == nil else { return false }
        guard let first = line.bytes.first else { return true }
        if FieldText.isSpace(first) { return FieldText.trimmed(line.bytes).isEmpty }
        if first == UInt8(ascii: "#") {
            readComment(line.bytes)
            return true
        }
        // A line that does not start with a letter may start with a mark, such as a bullet.
        if first.isLetter, initial.isASCII, OwnLine.hasSeparator(line.bytes) {
            isNamed = first.lowercased == initial.lowercased
        } else {
            let text = TextReader.line(Array(FieldText.trimmed(line.bytes)), number: line.number, tags: []).text
            guard let short = OwnLine.split(text.utf8)?.short else { return false }
            isNamed = Capitals.key(short).utf8.first == initial
        }
        if isNamed {
            add(tags)
            add(line.bytes)
        }
        return true
    }

    private mutating func readComment(_ line: UnsafeBufferPointer<UInt8>) {
        if isNamed { add(line) }
        let comment = String(decoding: line, as: UTF8.self)
        if Directives.value(of: "tags", in: comment) != nil {
            isOwn = true
            tags = Array(line)
        }
    }

    private mutating func add(_ line: some Collection<UInt8>) {
        part += line
        part.append(UInt8(ascii: "\n"))
    }
}
