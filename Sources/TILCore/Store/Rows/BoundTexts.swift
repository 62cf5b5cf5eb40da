import GRDBSQLite

/// The texts that are bound to a statement, copied to where SQLite may read them when it takes a step: otherwise it would
/// allocate a copy of each.
struct BoundTexts {
    private var bytes = UnsafeMutablePointer<CChar>.allocate(capacity: 512)
    private var capacity = 512
    private var count = 0
    /// The texts that SQLite was not told of yet.
    private var pending: [(parameter: Int32, start: Int, count: Int)] = []

    /// Adds the text of a parameter.
    mutating func add(_ text: UnsafeBufferPointer<UInt8>, for parameter: Int32) {
        if count + text.count > capacity { grow(by: text.count) }
        if let start = text.baseAddress {
            UnsafeMutableRawPointer(bytes + count).copyMemory(from: start, byteCount: text.count)
        }
        pending.append((parameter, count, text.count))
        count += text.count
    }

    /// Tells SQLite where the texts are. Not before all are there, since they move when there is no more room for them.
    mutating func bind(to statement: OpaquePointer) {
        if pending.isEmpty { return }
        for text in pending {
            sqlite3_bind_text(statement, text.parameter, bytes + text.start, Int32(text.count), nil)
        }
        pending.removeAll(keepingCapacity: true)
    }

    /// Makes room for other texts, once the statement does not need these any more.
    mutating func forget() {
        count = 0
        if !pending.isEmpty { pending.removeAll(keepingCapacity: true) }
    }

    func deallocate() {
        bytes.deallocate()
    }

    private mutating func grow(by added: Int) {
        capacity = max(capacity * 2, count + added)
        let larger = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
        larger.update(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
    }
}
