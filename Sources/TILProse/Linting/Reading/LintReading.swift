/// A document as a linter reads it: the long part of a check, which asks nothing and no one, so that documents can be read on
/// threads of their own.
public struct LintReading: Sendable {
    /// The bytes of the document.
    public let document: [UInt8]
    let markup: Markup
    let directives: LintDirectives
    let definitions: [LintDefinition]
    let uses: [LintUse]
    let mentions: [LongFormMention]
    /// The acronyms that the document also writes in small letters, as words of its sentences.
    let words: Set<String>
    /// Whether there was more than is kept of one document.
    let isTruncated: Bool

    /// How the document is written.
    public var format: DocumentFormat { markup.format }

    /// Reads a document.
    public init(_ document: [UInt8], format: DocumentFormat = .markdown) {
        self.document = document
        markup = Markup(document, format: format)
        directives = LintDirectives(markup)
        var collector = LintCollector()
        var reader = PassageReader(markup)
        reader.forEach { [markup] in collector.read($0, markup) }
        definitions = collector.definitions
        uses = collector.uses
        mentions = collector.mentions
        isTruncated = collector.isTruncated || document.count > Markup.largest
        words = WrittenWords.find(uses, markup)
    }
}
