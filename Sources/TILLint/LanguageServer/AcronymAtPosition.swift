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
        let used = document.reading.lint.uses.filter { use in
            AcronymKey.key(of: use.short) == key && !taken.contains(use.range.lowerBound)
        }
        var places = defined.map { range in (range: range, kind: Kind.write) }
        places += used.map { use in (range: use.range, kind: Kind.read) }
        return places.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { place -> JSONObject in
            ["range": document.text.range(of: place.range), "kind": place.kind.rawValue]
        }
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
        let prefix = AcronymKey.key(of: typed.short)
        let written = document.reading.lint.uses.filter { use in
            !use.range.overlaps(typed.range) && AcronymKey.key(of: use.short).hasPrefix(prefix)
        }
        let found = try checker.shorts(startingWith: typed.short, for: document, limit: Self.mostShorts)
        var seen: Set<String> = []
        let shorts = (written.map(\.short) + found).filter { seen.insert($0).inserted }.prefix(2 * Self.mostShorts)
        let range = document.text.range(of: typed.range)
        var items: [JSONObject] = []
        for short in shorts {
            let explanation = try checker.explanation(of: short, in: document)
            let longs = explanation.longs.prefix(Self.mostMeanings)
            let definitions = explanation.definitions.isEmpty ? longs.map { long in "\(long) (\(short))" } : []
            let documentation = explanation.content(isMarkdown: showsMarkdown)
            for text in [short] + definitions {
                let isShort = text == short
                let kind = isShort ? Kind.constant : Kind.text
                items.append([
                    "label": text, "kind": kind.rawValue,
                    "detail": isShort ? longs.joined(separator: "; ").visible : "definition",
                    "documentation": documentation,
                    "filterText": short, "sortText": String(10_000 + items.count),
                    "textEdit": TextEdit(range: range, newText: text),
                ])
            }
        }
        // A longer word may have others of the acronyms that are left out.
        return ["isIncomplete": found.count >= Self.mostShorts, "items": items] as JSONObject
    }
}
