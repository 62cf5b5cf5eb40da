import TILProse
import TILText

/// An acronym at a place in a document.
struct FoundAcronym {
    /// The acronym, without the s of a plural.
    let short: String
    let range: Range<Int>
}

/// A parsed document and the places of its acronyms.
struct DocumentReading {
    let lint: ParsedDocument
    private let definitions: [AcronymDefinition]
    private let definitionsByKey: [String: [AcronymDefinition]]

    init(_ lint: ParsedDocument) {
        self.lint = lint
        definitions = lint.definitions.map(\.definition)
        definitionsByKey = Dictionary(grouping: definitions) { definition in
            AcronymKey.key(of: definition.singular.short)
        }
    }

    /// Returns the definitions of an acronym in the document.
    func definitions(of short: String) -> [AcronymDefinition] { definitionsByKey[AcronymKey.key(of: short)] ?? [] }

    /// Returns the definition with a long form at an offset, or nil.
    func definition(at offset: Int) -> AcronymDefinition? {
        definitions.first { definition in definition.longSpan.contains(offset) }
    }

    /// Returns the acronym at an offset, or nil. A word with two capitals counts, too, for example one in code.
    func acronym(at offset: Int) -> FoundAcronym? {
        func touches(_ range: Range<Int>) -> Bool { range.lowerBound <= offset && offset <= range.upperBound }
        if let use = lint.uses.first(where: { use in touches(use.range) }) {
            return FoundAcronym(short: use.short, range: use.range)
        }
        if let definition = definitions.first(where: { definition in touches(definition.shortSpan) }) {
            return FoundAcronym(short: definition.singular.short, range: definition.shortSpan)
        }
        let text = lint.document
        let end = text[min(offset, text.count)...].firstIndex { byte in !byte.isOfWord } ?? text.count
        guard let word = Self.word(in: text, before: end) else { return nil }
        return FoundAcronym(short: AcronymShape.singular(of: word.short), range: word.range)
    }

    /// Returns the word of letters and digits that ends at an offset, or nil if it does not have two capitals.
    static func word(in text: [UInt8], before end: Int) -> FoundAcronym? {
        let before = text[..<end].lastIndex { byte in !byte.isOfWord }
        let start = before.map { index in index + 1 } ?? 0
        let word = text[start..<end]
        guard word.count <= 64, word.count(where: \.isUpper) >= 2 else { return nil }
        return FoundAcronym(short: String(decoding: word, as: UTF8.self), range: start..<end)
    }
}
