/// Tells what a file says now from what a glossary has of it, in one walk over both.
///
/// Each entry that is not the next of the other side waits until it comes there; what is left on either side in the end is
/// new or gone. So the memory that is taken grows with how far things moved, not with the file. After a change both sides
/// come to go in step again, however many were put in or taken out: only then is an entry compared and nothing else done.
/// Pieces of the file that are known are on neither side.
struct GlossaryDifferences {
    /// Entries that the glossary does not have, in the order of the file.
    var new: [(number: Int, entry: ThingDraft)] { waiting.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
    /// The numbers of entries that the file does not have.
    var gone: [Int64] { waitingOld.values.flatMap { $0 }.sorted() }

    private let old: GlossaryOldEntries
    private var taken = 0
    /// New entries by their number in the file, and those numbers by what the entries say.
    private var waiting: [Int: ThingDraft] = [:]
    private var waitingNew: [Int: [Int]] = [:]
    /// Old entries by what they say.
    private var waitingOld: [Int: [Int64]] = [:]
    private var waitingOldCount = 0
    /// The numbers in the glossary of entries that were taken as new and met there later.
    private(set) var found: [Int: Int64] = [:]
    private let limit: Int

    /// More has changed than is worth telling apart.
    struct TooMany: Error {}

    /// - Parameters:
    ///   - old: the entries of the file that the glossary has.
    ///   - limit: how many may wait on either side.
    init(old: GlossaryOldEntries, limit: Int) {
        self.old = old
        self.limit = limit
    }

    /// Takes the next entry of the file, if the glossary has it next and just so: what has been taken once needs no closer
    /// look.
    /// - Returns: its number; nil where it was not taken.
    mutating func takeIfNext(_ record: ImportRecord) throws -> Int64? {
        guard
            try isNext(
                record.short, record.long, record.note,
                record.tags.isEmpty ? "" : record.tags.joined(separator: " "))
        else { return nil }
        taken += 1
        return takeNext()
    }

    /// Takes the next entry of the file.
    /// - Returns: its number; the negative one of those in ``new`` and ``found`` where it has none yet.
    mutating func take(_ entry: ThingDraft) throws -> Int64 {
        taken += 1
        let tags = entry.tags.isEmpty ? "" : entry.tags.joined(separator: " ")
        if try isNext(entry.short, entry.long, entry.note, tags) { return takeNext() }
        let key = Self.key(entry.short, entry.long, entry.note, tags)
        if var ids = waitingOld[key] {
            let id = ids.removeLast()
            waitingOld[key] = ids.isEmpty ? nil : ids
            waitingOldCount -= 1
            return id
        }
        let number = taken
        waitingNew[key, default: []].append(number)
        waiting[number] = entry
        // Where the glossary's side is behind, it catches up.
        while try old.hasNext(), takeOld() {}
        if max(waiting.count, waitingOldCount, found.count) > limit { throw TooMany() }
        return Int64(-number)
    }

    /// Ends the file: what the glossary has beyond it is gone.
    mutating func finish() throws {
        while try old.hasNext() {
            _ = takeOld()
            if waitingOldCount > limit { throw TooMany() }
        }
    }

    private func isNext(_ short: String, _ long: String, _ note: String, _ tags: String) throws -> Bool {
        try old.hasNext() && old.row.holds(long, in: 2) && old.row.holds(short, in: 1) && old.row.holds(note, in: 3)
            && old.row.holds(tags, in: 4)
    }

    private func takeNext() -> Int64 {
        defer { old.advance() }
        return old.row.integer(0)
    }

    /// Takes the next entry of the glossary.
    /// - Returns: whether the file had it before.
    private mutating func takeOld() -> Bool {
        let row = old.row
        let key = Self.key(row.text(1), row.text(2), row.text(3), row.text(4))
        let id = takeNext()
        guard var numbers = waitingNew[key] else {
            waitingOld[key, default: []].append(id)
            waitingOldCount += 1
            return false
        }
        let number = numbers.removeFirst()
        waiting[number] = nil
        found[number] = id
        waitingNew[key] = numbers.isEmpty ? nil : numbers
        return true
    }

    private static func key(_ texts: String...) -> Int {
        var hasher = Hasher()
        for text in texts { hasher.combine(text) }
        return hasher.finalize()
    }
}
