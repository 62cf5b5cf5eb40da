/// Walks over a file piece by piece, where its reader can tell pieces, and over those that are known with one step.
struct GlossaryFileWalk {
    /// What comes next in the file.
    enum Step {
        case item(ImportItem)
        /// A piece ends; it is remembered by its hash, if it has one.
        case end(fold: UInt64?)
        /// A piece is known, and was passed over.
        case passed(fold: UInt64)
    }

    /// Changed where the same lines are read in another way than before.
    private static let wayOfReading: UInt64 = 1

    private var reader: any InterchangeReader
    private var pieces: (any PieceReader)?
    private var lines: LineReader?
    /// Whether a piece is being read; where it ends, what it folds to, and what its entries depend on.
    private var isOpen = false
    private var isAtEnd = false
    private var end = 0
    private var fold: UInt64?
    private var state: UInt64 = 0

    /// Begins at the start of a file.
    init(_ reader: any InterchangeReader) {
        self.reader = reader
        pieces = reader as? any PieceReader
    }

    /// Says that the piece that is being read must be read the next time too.
    mutating func forget() { fold = nil }

    /// Goes on to the next item, or to the end of a piece; nil at the end of the file.
    mutating func next(isKnown: (UInt64) -> Bool) throws -> Step? {
        if isAtEnd { return nil }
        if isOpen, let lines, lines.position < end {
            // Within a piece.
        } else if let rest = pieces?.rest {
            lines = rest.lines
            if isOpen {
                isOpen = false
                return .end(fold: rest.lines.position == end && rest.state == state ? fold : nil)
            }
            if let piece = try rest.lines.piece() {
                let found = max(1, LinePiece.mixed(piece.fold ^ rest.state, Self.wayOfReading << 32 | 0x2D35_8DCD))
                if isKnown(found) {
                    rest.lines.pass(piece)
                    return .passed(fold: found)
                }
                (fold, end, state) = (found, rest.lines.position + piece.bytes, rest.state)
            } else {
                // The end of the file, or a line that is longer than any piece.
                (fold, end) = (nil, rest.lines.position + 1)
            }
            isOpen = true
        } else if !isOpen {
            // Lines of which the reader cannot tell a piece are read one by one until it can; in a file without pieces,
            // to the end.
            (isOpen, fold, end) = (true, nil, 0)
        }
        guard let item = try nextItem() else {
            isAtEnd = true
            return .end(fold: nil)
        }
        if case .rejected = item { forget() }
        return .item(item)
    }

    private mutating func nextItem() throws -> ImportItem? {
        if pieces == nil { return try reader.next() }
        return try pieces?.next()
    }
}
