/// The entries that a glossary has of a file, in the order of its pieces, without those of pieces that the file has still.
final class GlossaryOldEntries {
    /// The entry that is next, once ``hasNext()`` has said that there is one: id, short, long, note, tags.
    let row: RawStatement
    private let known: GlossaryPieces
    /// Where the pieces are that can be found again, by what they fold to; the first of equal ones last.
    private var places: [UInt64: [Int]] = [:]
    private var isPassed: [Bool]
    /// The piece whose entries come next, and those of the present one that are left.
    private var nextPiece = 0
    private var runs: Range<Int> = 0..<0
    private var isInRun = false
    private var isAtRow = false

    /// - Parameters:
    ///   - known: the file's pieces.
    ///   - connection: where the entries are.
    init(_ known: GlossaryPieces, on connection: OpaquePointer) throws {
        self.known = known
        row = try RawStatement(
            "SELECT \(GlossaryEntry.columns) FROM entry WHERE id >= ? AND id < ? ORDER BY id", on: connection)
        isPassed = [Bool](repeating: false, count: known.pieces.count)
        for (place, piece) in known.pieces.enumerated().reversed() where piece.fold != 0 {
            places[piece.fold, default: []].append(place)
        }
    }

    /// Whether there is a piece that the file has still, and of which no entry was taken yet.
    func isKnown(_ fold: UInt64) -> Bool {
        while let place = places[fold]?.last {
            if place >= nextPiece { return true }
            places[fold]?.removeLast()
        }
        return false
    }

    /// Passes over such a piece.
    /// - Returns: its entries.
    func pass(_ fold: UInt64) -> ArraySlice<GlossaryPieces.Run> {
        guard isKnown(fold), let place = places[fold]?.popLast() else { return [] }
        isPassed[place] = true
        return known.runs[known.pieces[place].runs]
    }

    /// Whether there is another entry; not before it is asked is a piece begun.
    func hasNext() throws -> Bool {
        while !isAtRow {
            if isInRun {
                isAtRow = try row.step()
                if isAtRow { break }
                row.reset()
                isInRun = false
            }
            while runs.isEmpty {
                guard nextPiece < known.pieces.count else { return false }
                if !isPassed[nextPiece] { runs = known.pieces[nextPiece].runs }
                nextPiece += 1
            }
            let run = known.runs[runs.removeFirst()]
            row.bind(run.first, to: 1)
            row.bind(run.first + run.count, to: 2)
            isInRun = true
        }
        return true
    }

    /// Takes the entry that is next.
    func advance() { isAtRow = false }

    /// Ends the reading, so that entries can be changed.
    func finish() { row.reset() }
}
