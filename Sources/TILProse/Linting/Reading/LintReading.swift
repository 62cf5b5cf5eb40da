/// A document as a linter reads it: the long part of a check, which asks nothing and nobody, so that documents can be read on
/// threads of their own.
public struct LintReading: Sendable {
    /// The bytes of the document.
    public let document: [UInt8]
    /// How it is written.
    public let format: DocumentFormat
    /// What was read, but for what stands in code.
    let sink: LintSink
    let regions: DocumentRegions
    let directives: LintDirectives
    /// The acronyms that the document declares apart from its prose.
    let declared: Set<String>
    /// The acronyms that the document also writes in small letters, as words of its sentences.
    let words: Set<String>

    /// Reads a document.
    public init(_ document: [UInt8], format: DocumentFormat = .markdown) {
        self.document = document
        self.format = format
        var sink = Self.sink(document, format)
        (regions, directives, declared) = document.withUnsafeBufferPointer { document in
            let regions = DocumentRegions(document, format: format)
            return (
                regions, LintDirectives(document, format: format, regions: regions),
                format == .markdown ? MarkdownAbbreviations.shorts(document, regions) : []
            )
        }
        sink.leaveOut { [regions] in regions.contains(.code, $0) }
        self.sink = sink
        words = document.withUnsafeBufferPointer { [regions] in WrittenWords.find(sink.uses, $0, regions) }
    }

    /// What is in a document, held by nothing else.
    private static func sink(_ document: [UInt8], _ format: DocumentFormat) -> LintSink {
        var reader = DocumentReader(format: format, sink: LintSink())
        document.withUnsafeBytes { reader.feed($0) }
        return reader.finish()
    }
}
