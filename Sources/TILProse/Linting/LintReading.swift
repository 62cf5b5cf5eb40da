/// A document as a linter reads it: the long part of a check, which asks nothing and nobody, so that documents can be read on
/// threads of their own.
public struct LintReading: Sendable {
    /// The bytes of the document.
    public let document: [UInt8]
    /// How it is written.
    public let format: DocumentFormat
    let sink: LintSink
    let regions: DocumentRegions
    let directives: LintDirectives

    /// Reads a document.
    public init(_ document: [UInt8], format: DocumentFormat = .markdown) {
        self.document = document
        self.format = format
        var reader = DocumentReader(format: format, sink: LintSink())
        document.withUnsafeBytes { reader.feed($0) }
        sink = reader.finish()
        (regions, directives) = document.withUnsafeBufferPointer { document in
            let regions = DocumentRegions(document, format: format)
            return (regions, LintDirectives(document, format: format, regions: regions))
        }
    }
}
