/// What takes the passages of a document as they are read, one after the other: the report of `til scan`, or a checker.
///
/// A passage is a paragraph, a heading, an item, a row of a table. Its tokens are ranges of bytes of a buffer, and
/// ``LineIndex/place(of:)`` tells where in the document such a range stands, as it is written there: formats with markup
/// are read in a copy in which the markup is blanked byte for byte (``SourceMask``), so that no byte moves.
protocol PassageSink: Sendable {
    /// Whether acronyms are wanted where they are used, and not only where they are defined.
    var wantsUses: Bool { get }

    /// Takes a passage, or a part of a long one.
    /// - Parameters:
    ///   - passage: its tokens. The ones before and behind the part are there for what is around.
    ///   - part: the tokens that are new; every token of a document comes once.
    ///   - findings: the definitions in that part.
    ///   - uses: the acronyms in that part, those of its definitions included.
    ///   - lines: the places of the buffer's bytes.
    mutating func take(
        _ passage: Passage, _ part: Range<Int>, findings: [Finding], uses: [AcronymReader.Reading], lines: LineIndex
    )

    /// Takes a definition that is none of prose but of the format: an entry of LaTeX's acronyms, a title in HTML.
    mutating func take(_ declaration: AcronymDefinition)

    /// From here on it is not known whether what comes is prose: a block of code was opened, and may never be closed.
    mutating func beginDoubt()

    /// Ends the doubt: what was taken since is prose, or none.
    mutating func endDoubt(isProse: Bool)
}
