import TILCore
import TILProse

/// Requests about the acronym at a position.
extension LanguageServer {
    /// Returns the meanings of the acronym at a position, or nil if there are none.
    func hover(_ parameters: PositionParameters) throws -> (any Encodable)? {
        let document = try document(parameters.textDocument)
        guard let found = document.acronym(at: parameters.position) else { return nil }
        let content = try explanation(of: found.short, in: document).content(isMarkdown: showsMarkdown)
        return content.map { ["contents": $0, "range": document.text.range(of: found.range)] as JSONObject }
    }

    /// Returns the meanings of an acronym.
    func explanation(of short: String, in document: OpenDocument) throws -> Explanation {
        let definitions = document.reading.definitions(of: short).map {
            let name = PrivateFile.name(of: document.path)
            return Thing(
                short: $0.singular.short, long: $0.singular.long, source: "\(name) line \($0.line)",
                origin: ThingOrigin(.capture, name: name))
        }
        let (own, entries) = try checker.meanings(of: short, for: document)
        return Explanation(definitions: Explanation.different(definitions), own: own, entries: entries)
    }

    /// Whether the client shows Markdown.
    private var showsMarkdown: Bool { capabilities?.textDocument?.hover?.contentFormat?.contains("markdown") == true }

    /// Returns the place that defines the acronym at a position: the last one before it, or else the first one.
    func definition(_ parameters: PositionParameters) throws -> (any Encodable)? {
        let document = try document(parameters.textDocument)
        guard let found = document.acronym(at: parameters.position) else { return nil }
        let ranges = document.reading.definitions(of: found.short).map {
            min($0.shortSpan.lowerBound, $0.longSpan.lowerBound)..<max($0.shortSpan.upperBound, $0.longSpan.upperBound)
        }
        let range = ranges.last { $0.lowerBound <= found.range.lowerBound } ?? ranges.first
        return range.map { ["uri": document.uri, "range": document.text.range(of: $0)] as JSONObject }
    }

    /// Returns all uses of the acronym at a position. Definitions are marked as written.
    func highlights(_ parameters: PositionParameters) throws -> (any Encodable)? {
        let document = try document(parameters.textDocument)
        guard let found = document.acronym(at: parameters.position) else { return nil }
        let key = Capitals.key(found.short)
        let defined = document.reading.definitions(of: found.short).map(\.shortSpan)
        let taken = RangeSet(defined)
        let used = document.reading.lint.uses.filter {
            Capitals.key($0.short) == key && !taken.contains($0.range.lowerBound)
        }
        .map(\.range)
        let ranges = defined.map { ($0, 3) } + used.map { ($0, 2) }
        return ranges.sorted { $0.0.lowerBound < $1.0.lowerBound }.map { range, kind in
            ["range": document.text.range(of: range), "kind": kind] as JSONObject
        }
    }

    // MARK: Completion

    /// The greatest number of acronyms from each source.
    private static let mostShorts = 40
    /// The greatest number of meanings of an acronym.
    private static let mostMeanings = 4

    /// Returns the acronyms that start with the word before a position, if it has two capitals. If the document does not
    /// define an acronym yet, its definition is offered, too.
    func completion(_ parameters: PositionParameters) throws -> (any Encodable)? {
        let document = try document(parameters.textDocument)
        let offset = document.text.offset(of: parameters.position)
        guard let typed = DocumentReading.word(in: document.text.bytes, before: offset) else { return nil }
        let prefix = Capitals.key(typed.short)
        let written = document.reading.lint.uses.filter { !$0.range.overlaps(typed.range) }.map(\.short)
            .filter { Capitals.key($0).hasPrefix(prefix) }
        let found = try checker.shorts(startingWith: typed.short, for: document, limit: Self.mostShorts)
        var seen: Set<String> = []
        let shorts = (written + found).filter { seen.insert($0).inserted }.prefix(2 * Self.mostShorts)
        let range = document.text.range(of: typed.range)
        var items: [JSONObject] = []
        for short in shorts {
            let explanation = try explanation(of: short, in: document)
            let longs = explanation.longs.prefix(Self.mostMeanings)
            let definitions = explanation.definitions.isEmpty ? longs.map { "\($0) (\(short))" } : []
            for text in [short] + definitions {
                items.append([
                    "label": text, "kind": text == short ? 21 : 1,
                    "detail": text == short ? longs.joined(separator: "; ").visible : "definition",
                    "documentation": explanation.content(isMarkdown: showsMarkdown),
                    "filterText": short, "sortText": String(10_000 + items.count),
                    "textEdit": TextEdit(range: range, newText: text),
                ])
            }
        }
        // A longer word may have others of the acronyms that are left out.
        return ["isIncomplete": found.count >= Self.mostShorts, "items": items] as JSONObject
    }
}

extension OpenDocument {
    /// Returns the acronym at a position, or nil.
    fileprivate func acronym(at position: Position) -> FoundAcronym? { reading.acronym(at: text.offset(of: position)) }
}
