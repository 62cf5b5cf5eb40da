import TILText

/// Lines that are made into entries on a thread of their own, while another takes in those before them.
///
/// To make an entry of a line takes as long as to write it into a store.
struct JSONLineBatch {
    /// What a line reader found.
    private enum Found {
        /// A line's number, and where its bytes end; they start where those of the line before end.
        case line(Int, end: Int)
        case rejected(Rejection)
    }

    /// How many lines are taken at a time.
    private static let mostLines = 1_024
    /// How many of their bytes: with the line that is one too many at most.
    private static let mostBytes = 1 << 18

    private let work: BackgroundWork<[ImportItem]>

    /// Starts with the next lines of a file; nil at its end.
    /// - Parameter failure: set where the file could not be read on: what was read before is in the batch.
    init?(_ lines: LineReader, failure: inout (any Error)?) {
        var bytes: [UInt8] = []
        var found: [Found] = []
        do {
            while found.count < Self.mostLines, bytes.count < Self.mostBytes, let item = try lines.next() {
                switch item {
                case .rejected(let rejection): found.append(.rejected(rejection))
                case .line(let line):
                    let text = FieldText.trimmed(line.bytes)
                    if text.isEmpty { continue }
                    bytes.append(contentsOf: text)
                    found.append(.line(line.number, end: bytes.count))
                }
            }
        } catch {
            failure = error
        }
        if found.isEmpty { return nil }
        work = BackgroundWork { [bytes, found] in Self.items(found, bytes) }
    }

    /// The items, once they are made.
    var items: [ImportItem] { work.output() }

    private static func items(_ found: [Found], _ bytes: [UInt8]) -> [ImportItem] {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            return found.map { found in
                switch found {
                case .rejected(let rejection): return .rejected(rejection)
                case .line(let number, let end):
                    defer { start = end }
                    return JSONEntry.item(number, UnsafeBufferPointer(rebasing: bytes[start..<end]))
                }
            }
        }
    }
}
