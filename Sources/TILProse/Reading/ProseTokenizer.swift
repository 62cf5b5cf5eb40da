/// Splits the bytes of prose into words and marks, and leaves out what is no prose: code, formulas, addresses, tags.
struct ProseTokenizer {
    /// How far ahead the end of a span of code, a formula or a tag is looked for, in bytes.
    static let lookahead = 2_000

    /// Whether backquotes and link targets are read as Markdown's, as reStructuredText's, or not at all.
    let format: DocumentFormat
    /// Held here, since each look at a table of a type asks first whether it has been made.
    private let weights = ByteClass.weights
    private let marks = ByteClass.marks

    /// Appends the tokens of a stretch of prose.
    /// - Parameters:
    ///   - bytes: the buffer.
    ///   - range: the stretch, which starts at the start of a word or a mark.
    ///   - limit: the end of what may be read ahead for the end of a span.
    ///   - startsLine: whether the stretch starts a line.
    ///   - tokens: where the tokens go.
    /// - Returns: where reading has to go on: the end of the stretch, or behind a token that reaches beyond it.
    func tokenize(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, limit: Int, startsLine: Bool,
        into tokens: inout ContiguousArray<ProseToken>
    ) -> Int {
        weights.withUnsafeBufferPointer { weights in
            marks.withUnsafeBufferPointer { marks in
                var reader = ProseReader(
                    bytes: bytes, weights: weights, marks: marks, range: range, limit: limit, format: format,
                    startsLine: startsLine)
                reader.read(into: &tokens)
                return reader.position
            }
        }
    }
}
