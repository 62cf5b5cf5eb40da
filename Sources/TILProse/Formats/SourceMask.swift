/// Blanks the markup of a format in a buffer, byte for byte, so that what is left is prose and stands where it stood.
///
/// What is written into the buffer, besides letters and marks: a blank, a line end (two end a passage), ``filler`` where
/// nothing is (it does not even end a word), ``opaque`` where something is that is no prose, such as code or a formula.
/// A buffer comes in pieces, so a mask is a machine that keeps its state between them.
protocol SourceMask: Sendable {
    /// Blanks what is in a buffer behind a place.
    /// - Parameters:
    ///   - bytes: the buffer.
    ///   - start: where it has not been blanked yet.
    ///   - isLast: whether nothing comes behind it.
    /// - Returns: where it has to go on, at most ``MaskedBytes/lookahead`` before the end; the end if it is the last.
    mutating func mask(_ bytes: inout MaskedBytes, from start: Int, isLast: Bool) -> Int

    /// The definitions that the markup makes, of the last call.
    var declarations: [MarkupDeclaration] { get set }
}

/// A definition that is made by markup, in bytes of the buffer.
struct MarkupDeclaration {
    var short: String
    var long: String
    var shortRange: Range<Int>
    var longRange: Range<Int>
}
