/// What a glossary remembers of a file that it was made from: its pieces, and which entries each of them brought.
struct GlossaryPieces {
    /// A piece of the file.
    struct Piece {
        /// The hash of its bytes and of all that its entries depend on; 0 for a stretch that is read each time, because
        /// lines in it were rejected or what follows depends on it.
        let fold: UInt64
        /// Where its entries are among ``GlossaryPieces/runs``.
        let runs: Range<Int>
    }

    /// Entries whose numbers follow each other.
    struct Run: Equatable {
        var first: Int64
        var count: Int64
    }

    /// The pieces in the order of the file.
    private(set) var pieces: [Piece] = []
    /// The entries of all pieces, one piece after the other.
    private(set) var runs: [Run] = []
    private var firstRun = 0

    /// Whether no piece of the file can be found again.
    var isForgotten: Bool { pieces.allSatisfy { $0.fold == 0 } }

    /// No pieces.
    init() {}

    /// A file of which nothing is known but which entries it brought.
    init(entries: Range<Int64>) {
        runs = [Run(first: entries.lowerBound, count: Int64(entries.count))]
        end(fold: nil)
    }

    /// Adds an entry to the piece that is being read.
    /// - Parameter entry: its number; a negative one where it has none yet.
    mutating func add(_ entry: Int64) { add(Run(first: entry, count: 1)) }

    private mutating func add(_ run: Run) {
        if runs.count > firstRun, let last = runs.last, last.first >= 0, last.first + last.count == run.first {
            runs[runs.count - 1].count += run.count
        } else {
            runs.append(run)
        }
    }

    /// Adds the entries of a piece of another file or of an earlier state of this, and ends the piece.
    mutating func add(_ entries: ArraySlice<Run>, fold: UInt64) {
        runs += entries
        end(fold: fold)
    }

    /// Ends the piece that is being read.
    /// - Parameter fold: the hash by which it is found again; nil where it is to be read each time.
    mutating func end(fold: UInt64?) {
        if fold == nil, runs.count == firstRun { return }
        pieces.append(Piece(fold: fold ?? 0, runs: firstRun..<runs.count))
        firstRun = runs.count
    }

    /// These pieces with the numbers of entries that had none when they were read.
    /// - Parameter number: the number of an entry that has a negative one.
    func numbered(_ number: (Int64) -> Int64) -> GlossaryPieces {
        var result = GlossaryPieces()
        for piece in pieces {
            for run in runs[piece.runs] {
                result.add(run.first < 0 ? Run(first: number(run.first), count: 1) : run)
            }
            result.end(fold: piece.fold)
        }
        return result
    }

    // MARK: As bytes

    /// As the database has it: of each piece the fold, then how many runs, then of each its distance from the one before
    /// and its count. Numbers have seven bits in a byte, the lowest first.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pieces.count * 12)
        var expected: Int64 = 0
        func append(_ number: UInt64) {
            var rest = number
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(rest))
        }
        for piece in pieces {
            withUnsafeBytes(of: piece.fold.littleEndian) { bytes.append(contentsOf: $0) }
            append(UInt64(piece.runs.count))
            for run in runs[piece.runs] {
                let distance = run.first &- expected
                append(UInt64(bitPattern: distance << 1 ^ distance >> 63))
                append(UInt64(run.count))
                expected = run.first + run.count
            }
        }
        return bytes
    }

    /// The pieces as the database has them; nil where the bytes are none that til writes.
    /// - Parameter range: the numbers that the file's entries may have.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, within range: Range<Int64>) {
        var place = 0
        func number() -> UInt64? {
            var value: UInt64 = 0
            for shift in stride(from: UInt64(0), through: 63, by: 7) {
                guard place < bytes.count else { return nil }
                let byte = bytes[place]
                place += 1
                value |= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { return value }
            }
            return nil
        }
        var expected: Int64 = 0
        while place < bytes.count {
            guard bytes.count - place >= 8 else { return nil }
            let fold = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
            place += 8
            guard let count = number(), count <= bytes.count else { return nil }
            for _ in 0..<count {
                guard let folded = number(), let entries = number().flatMap({ Int64(exactly: $0) }) else { return nil }
                let distance = Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
                let first = expected &+ distance
                guard range.contains(first), entries > 0, entries <= range.upperBound - first else { return nil }
                runs.append(Run(first: first, count: entries))
                expected = first + entries
            }
            end(fold: UInt64(littleEndian: fold))
        }
    }
}
