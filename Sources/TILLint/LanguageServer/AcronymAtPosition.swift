import TILProse
import TILText

/// The acronym at a position in a document, for the requests that ask about one.
struct AcronymAtPosition {
    private let document: OpenDocument
    private let checker: DocumentChecker
    private let showsMarkdown: Bool
    private let found: FoundAcronym

    /// Finds the acronym at a position. The result is nil if there is none.
    init?(at position: Position, in document: OpenDocument, checker: DocumentChecker, showsMarkdown: Bool) {
        guard let found = document.reading.acronym(at: document.text.offset(of: position)) else { return nil }
        self.document = document
        self.checker = checker
        self.showsMarkdown = showsMarkdown
        self.found = found
    }

    /// Returns the meanings, or nil if there are none.
    func hover() throws -> (any Encodable)? {
        let explanation = try checker.explanation(of: found.short, in: document)
        guard let content = explanation.content(isMarkdown: showsMarkdown) else { return nil }
        return ["contents": content, "range": document.text.range(of: found.range)] as JSONObject
    }

    /// Returns the place that defines the acronym: the last one before it, or else the first one.
    func definition() -> (any Encodable)? {
        let places = document.reading.definitions(of: found.short).map { definition in
            let start = min(definition.shortSpan.lowerBound, definition.longSpan.lowerBound)
            let end = max(definition.shortSpan.upperBound, definition.longSpan.upperBound)
            return start..<end
        }
        let before = places.last { place in place.lowerBound <= found.range.lowerBound }
        guard let place = before ?? places.first else { return nil }
        return ["uri": document.uri, "range": document.text.range(of: place)] as JSONObject
    }

    /// The kinds of highlights in the protocol.
    private enum Kind: Int {
        case read = 2
        case write = 3
    }

    /// Returns all uses of the acronym. Definitions are marked as written.
    func highlights() -> (any Encodable)? {
        let key = AcronymKey.key(of: found.short)
        let defined = document.reading.definitions(of: found.short).map(\.shortSpan)
        let taken = RangeSet(defined)
        var places = defined.map { range in Highlight(range: range, kind: .write) }
        for use in document.reading.lint.uses where !taken.contains(use.range.lowerBound) {
            if AcronymKey.key(of: use.short) == key { places.append(Highlight(range: use.range, kind: .read)) }
        }
        places.sort { first, second in first.range.lowerBound < second.range.lowerBound }
        return places.map { place -> JSONObject in
            ["range": document.text.range(of: place.range), "kind": place.kind.rawValue]
        }
    }

    private struct Highlight {
        let range: Range<Int>
        let kind: Kind
    }
}

/// The acronyms that complete the word before a position in a document.
struct AcronymCompletion {
    /// The kinds of items in the protocol.
    private enum Kind: Int {
        case text = 1
        case constant = 21
    }

    private let document: OpenDocument
    private let checker: DocumentChecker
    private let showsMarkdown: Bool
    /// The word before the position, or nil if it does not have two capitals.
    private let typed: FoundAcronym?

    /// The greatest number of acronyms from each source.
    private static let mostShorts = 40
    /// The greatest number of meanings of an acronym.
    private static let mostMeanings = 4

    /// Creates the completion at a position.
    init(at position: Position, in document: OpenDocument, checker: DocumentChecker, showsMarkdown: Bool) {
        self.document = document
        self.checker = checker
        self.showsMarkdown = showsMarkdown
        typed = DocumentReading.word(in: document.text.bytes, before: document.text.offset(of: position))
    }

    /// Returns the acronyms that start with the word. If the document does not define an acronym yet, its definition is
    /// offered, too.
    func items() throws -> (any Encodable)? {
        guard let typed else { return nil }
        let found = try checker.shorts(startingWith: typed.short, for: document, limit: Self.mostShorts)
        var items: [JSONObject] = []
        for short in shorts(startingWith: typed, found: found) {
            let explanation = try checker.explanation(of: short, in: document)
            items += self.items(for: short, explanation, replacing: typed.range, firstNumber: items.count)
        }
        // A longer word may have others of the acronyms that are left out.
        return ["isIncomplete": found.count >= Self.mostShorts, "items": items] as JSONObject
    }

    /// Returns the acronyms of the document that start with the word, and those that were found elsewhere, each once.
    private func shorts(startingWith typed: FoundAcronym, found: [String]) -> [String] {
        let prefix = AcronymKey.key(of: typed.short)
        let written = document.reading.lint.uses.filter { use in
            !use.range.overlaps(typed.range) && AcronymKey.key(of: use.short).hasPrefix(prefix)
        }
        var seen: Set<String> = []
        var shorts: [String] = []
        for short in written.map(\.short) + found where shorts.count < 2 * Self.mostShorts {
            if seen.insert(short).inserted { shorts.append(short) }
        }
        return shorts
    }

    /// Returns the items for an acronym: the acronym, and its definitions if the document has none.
    private func items(
        for short: String, _ explanation: Explanation, replacing range: Range<Int>, firstNumber: Int
    ) -> [JSONObject] {
        let longs = explanation.longs.prefix(Self.mostMeanings)
        let definitions = explanation.definitions.isEmpty ? longs.map { long in "\(long) (\(short))" } : []
        let documentation = explanation.content(isMarkdown: showsMarkdown)
        let place = document.text.range(of: range)
        func item(_ text: String, _ kind: Kind, detail: String, number: Int) -> JSONObject {
            [
                "label": text, "kind": kind.rawValue, "detail": detail, "documentation": documentation,
                "filterText": short, "sortText": String(10_000 + number),
                "textEdit": TextEdit(range: place, newText: text),
            ]
        }
        var items = [item(short, .constant, detail: longs.joined(separator: "; ").visible, number: firstNumber)]
        for definition in definitions {
            items.append(item(definition, .text, detail: "definition", number: firstNumber + items.count))
        }
        return items
    }
}
