import TILText

/// Writes entries into a new glossary on another thread, while the next are read.
final class GlossaryInsertion {
    private typealias Entry = (id: Int64, entry: ThingDraft)

    private let writer: GlossaryWriter
    private var batch: [Entry] = []
    private var work: BackgroundWork<Result<Void, any Error>>?

    /// How many entries are written at a time.
    private static let size = 1_000

    /// - Parameter writer: nobody else uses it until ``finish()`` has returned.
    init(_ writer: GlossaryWriter) {
        self.writer = writer
    }

    deinit { _ = work?.output() }

    /// Adds an entry.
    /// - Throws: what the writing of an earlier one threw.
    func add(_ entry: ThingDraft, id: Int64) throws {
        batch.append((id, entry))
        if batch.count == Self.size { try begin() }
    }

    /// Writes what is left, and waits until all is written.
    func finish() throws {
        try begin()
        try wait()
    }

    private func begin() throws {
        try wait()
        // One thread at a time has the writer: this one waits before it goes on.
        nonisolated(unsafe) let writer = writer
        work = BackgroundWork { [batch] in Result { for (id, entry) in batch { try writer.insert(entry, id: id) } } }
        batch.removeAll(keepingCapacity: true)
    }

    private func wait() throws {
        guard let work else { return }
        self.work = nil
        try work.output().get()
    }
}
