import TILText

/// The lines of a paragraph whose inline markup is still to be read.
struct OpenParagraph {
    private(set) var range = 0..<0

    var isEmpty: Bool { range.isEmpty }

    /// Adds a line, which may be the first one.
    mutating func append(_ line: ByteRange) {
        let start = isEmpty ? line.lowerBound : range.lowerBound
        range = start..<line.upperBound
    }

    mutating func clear() { range = range.upperBound..<range.upperBound }
}
