/// Tells what a file says now from what a glossary has of it, in one walk over both.
///
/// Each entry that is not the next of the other side waits until it comes there; what is left on either side in the end is
/// new or gone. So the memory that is taken grows with how far things moved, not with the file. After a change both sides
/// come to go in step again, however many were put in or taken out: only then is an entry compared and nothing else done.
struct GlossaryDifferences {
    /// Entries that the glossary does not have, in the order of the file.
    var new: [ThingDraft] { waiting.sorted { $0.key < $1.key }.map(\.value) }
    /// The numbers of entries that the file does not have.
    var gone: [Int64] { waitingOld.values.flatMap { $0 }.sorted() }

    private let old: RawStatement
    private var hasOld = true
    private var taken = 0
    /// New entries by their number in the file, and those numbers by what the entries say.
    private var waiting: [Int: ThingDraft] = [:]
    private var waitingNew: [Int: [Int]] = [:]
    /// Old entries by what they say.
    private var waitingOld: [Int: [Int64]] = [:]
    private var waitingOldCount = 0
    private let limit: Int

    /// More has changed than is worth telling apart.
    struct TooMany: Error {}

    /// - Parameters:
    ///   - old: the entries of the file that the glossary has: id, short, long, note, tags.
    ///   - limit: how many may wait on either side.
    init(old: RawStatement, limit: Int) throws {
        self.old = old
        self.limit = limit
        hasOld = try old.step()
    }

    /// Takes the next entry of the file, if the glossary has it next and just so: what has been taken once needs no closer
    /// look.
    /// - Returns: whether it was taken.
    mutating func takeIfNext(_ record: ImportRecord) throws -> Bool {
        guard
            isNext(
                record.short, record.long, record.note,
                record.tags.isEmpty ? "" : record.tags.joined(separator: " "))
        else { return false }
        taken += 1
        hasOld = try old.step()
        return true
    }

    /// Takes the next entry of the file.
    mutating func take(_ entry: ThingDraft) throws {
        taken += 1
        let tags = entry.tags.isEmpty ? "" : entry.tags.joined(separator: " ")
        if isNext(entry.short, entry.long, entry.note, tags) {
            hasOld = try old.step()
            return
        }
        let key = Self.key(entry.short, entry.long, entry.note, tags)
        if var ids = waitingOld[key] {
            ids.removeLast()
            waitingOld[key] = ids.isEmpty ? nil : ids
            waitingOldCount -= 1
            return
        }
        waitingNew[key, default: []].append(taken)
        waiting[taken] = entry
        // Where the glossary's side is behind, as far as it takes to be no more.
        while hasOld, try takeOld() {}
        if waiting.count > limit || waitingOldCount > limit { throw TooMany() }
    }

    /// Ends the file: what the glossary has beyond it is gone.
    mutating func finish() throws {
        while hasOld {
            _ = try takeOld()
            if waitingOldCount > limit { throw TooMany() }
        }
    }

    private func isNext(_ short: String, _ long: String, _ note: String, _ tags: String) -> Bool {
        hasOld && old.holds(long, in: 2) && old.holds(short, in: 1) && old.holds(note, in: 3) && old.holds(tags, in: 4)
    }

    /// Takes the next entry of the glossary.
    /// - Returns: whether the file had it before.
    private mutating func takeOld() throws -> Bool {
        let key = Self.key(old.text(1), old.text(2), old.text(3), old.text(4))
        let id = old.integer(0)
        hasOld = try old.step()
        guard var numbers = waitingNew[key] else {
            waitingOld[key, default: []].append(id)
            waitingOldCount += 1
            return false
        }
        waiting[numbers.removeFirst()] = nil
        waitingNew[key] = numbers.isEmpty ? nil : numbers
        return true
    }

    private static func key(_ texts: String...) -> Int {
        var hasher = Hasher()
        for text in texts { hasher.combine(text) }
        return hasher.finalize()
    }
}
