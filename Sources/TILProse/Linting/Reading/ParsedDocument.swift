import TILText

/// A document parsed for linting. Parsing is the slow part of a check and needs no meanings from outside, so documents
/// can be parsed on several threads.
///
/// ```swift
/// let document = ParsedDocument(Array("The XQB met.".utf8))
/// let first = try DocumentLinter().lint(document)
/// let again = try DocumentLinter(options: LintOptions()).lint(document)  // parses nothing
/// ```
public struct ParsedDocument: Sendable {
    /// The bytes of the document.
    public let document: [UInt8]
    let markup: Markup
    let directives: LintDirectives
    let references: ReferenceText
    let glossary: GlossaryText
    /// The sections that list the changes of the document.
    let changes: TitledSections
    /// The definitions, in the order in which they were found.
    public let definitions: [LintDefinition]
    /// The uses of acronyms, in the order of the document.
    public let uses: [LintUse]
    let mentions: [LongFormMention]
    /// Whether the document exceeded a limit.
    let isTruncated: Bool

    /// The format of the document.
    public var format: DocumentFormat { markup.format }

    /// Parses a document.
    ///
    /// ```swift
    /// let parsed = ParsedDocument(Array("<p>The XQB met.</p>".utf8), format: .html)
    /// print(parsed.uses.map(\.short))  // ["XQB"]
    /// ```
    public init(_ document: [UInt8], format: DocumentFormat = .markdown) {
        self.document = document
        markup = Markup(document, format: format)
        directives = LintDirectives(markup)
        references = document.withUnsafeBufferPointer { bytes in ReferenceText(bytes) }
        let titles = DocumentTitles(markup)
        glossary = GlossaryText(markup, titles)
        changes = titles.changes
        var collector = LintCollector()
        var reader = PassageReader(markup)
        reader.forEach { [markup] event in collector.read(event, markup) }
        definitions = collector.definitions
        uses = collector.uses
        mentions = collector.mentions
        isTruncated = collector.isTruncated || document.count > Markup.largest
    }
}

/// A use of an acronym in a document.
///
/// ```swift
/// for use in parsed.uses {
///     print("\(use.short) at byte \(use.range.lowerBound)")  // XQB at byte 4
/// }
/// ```
public struct LintUse: Sendable {
    /// The acronym as written: `CNNs`.
    let written: String
    /// The acronym without the s of a plural.
    public let short: String
    /// The bytes in the document.
    public let range: Range<Int>
    /// The article before the acronym, as in "an API".
    let article: ByteRange?
    /// An apostrophe and an s after the acronym that are a plural ending: `CPU's`.
    let apostrophe: ByteRange?
    /// Whether the use is part of a definition.
    let isDefining: Bool

    /// Whether the use is a plural.
    var isPlural: Bool { written != short }
}

/// A definition in a document.
///
/// ```swift
/// for found in parsed.definitions {
///     print("\(found.definition.short) = \(found.definition.long)")  // BOL = bill of lading
/// }
/// ```
public struct LintDefinition: Sendable {
    /// The acronym and its long form as written, with their places.
    public let definition: AcronymDefinition
    /// The acronym and its long form in the singular.
    let short: String
    let long: String
    /// The meaning, for comparison with other definitions.
    let meaning: MeaningKey
    /// The bytes of "long form (SF)" or "SF (long form)" including the parentheses, or nil for any other form of
    /// definition.
    let group: ByteRange?
    /// The article before the definition.
    let article: ByteRange?
    /// Whether markup makes the definition: `\newacronym`, `<abbr title>`.
    let isDeclared: Bool
    /// Whether the acronym looks like one, so that its uses are found.
    let isReadable: Bool
    /// Whether the definition is in a line that is only a link, as in a list of contents.
    let isLink: Bool

    /// Whether the rules use the definition. They ignore doubtful definitions, long forms of a single word, which an
    /// author may well repeat, and names of programs such as "Podman (the POD MANager)".
    var isFirm: Bool {
        if definition.isDoubtful { return false }
        if isDeclared { return true }
        let hasWords = definition.long.utf8.contains { byte in byte.isSpace || byte == "-" || byte == "/" }
        let hasCapitals = short.utf8.count(where: \.isUpper) > 1
        return hasWords && (hasCapitals || 2...4 ~= short.utf8.count)
    }

    /// The offset of the first byte.
    var start: Int { min(definition.shortSpan.lowerBound, definition.longSpan.lowerBound) }
}

/// A long form that is repeated after its definition.
struct LongFormMention {
    /// The index of the definition.
    let definition: Int
    let range: ByteRange
    /// Whether it has a plural s that the definition lacks.
    let isPlural: Bool
    let article: ByteRange?
}
