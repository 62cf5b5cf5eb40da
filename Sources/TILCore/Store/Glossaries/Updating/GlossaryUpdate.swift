import Foundation
import GRDB

/// Makes a glossary from files, or brings one up to date: only files that changed are read, and of those only what is new or
/// gone is written.
///
/// The glossary is built aside. Where it is up to date, where a file that it had cannot be read any more, or where nothing
/// could be taken, the old one stays as it is.
public struct GlossaryUpdate {
    /// The glossary.
    public let glossary: Glossary
    /// Where the glossary comes from.
    public let origin: GlossaryOrigin
    /// Its files.
    public let files: [GlossaryInput]
    /// The permissions of its database; nil for those of the old one, or private ones.
    public var mode: mode_t?

    /// More has changed than is worth changing: all is built anew.
    private struct BetterAnew: Error {}

    /// An update by its parts.
    public init(of glossary: Glossary, from origin: GlossaryOrigin, _ files: [GlossaryInput], mode: mode_t? = nil) {
        self.glossary = glossary
        self.origin = origin
        self.files = files
        self.mode = mode
    }

    /// Makes or updates the glossary.
    /// - Parameters:
    ///   - instant: when that is done.
    ///   - progress: told now and then how many entries were read; what it throws ends the update, and nothing is changed.
    /// - Throws: `GlossaryError`, `StoreError`; what the closures of the files throw but for `InterchangeError`.
    public func run(at instant: Date, progress: (_ entries: Int) throws -> Void = { _ in }) throws -> GlossaryReport {
        let lock = try GlossaryLock(beside: glossary)
        defer { withExtendedLifetime(lock) {} }
        GlossaryWriter.tidy(beside: glossary.path)
        return try StoreError.translating(path: glossary.path) {
            if let old = try? GlossaryReader(glossary), let about = try? old.about(), about.origin.isRead(as: origin) {
                do {
                    return try change(old, about.origin, entries: about.entries, at: instant, progress)
                } catch is BetterAnew {
                    // The old one stays where it is until the new one is whole.
                }
            }
            return try build(at: instant, progress)
        }
    }

    /// The files that the glossary has now; none where it is new or cannot be read.
    private func present() -> Set<String> {
        guard let old = try? GlossaryReader(glossary), let known = try? knownFiles(old) else { return [] }
        return Set(known.keys)
    }

    // MARK: Anew

    private func build(at instant: Date, _ progress: (Int) throws -> Void) throws -> GlossaryReport {
        var report = GlossaryReport(name: glossary.name)
        let required = present()
        let writer = try GlossaryWriter(for: glossary.path)
        let insertion = GlossaryInsertion(writer)
        for (number, input) in files.enumerated() {
            let first = GlossarySchema.entries(ofFile: Int64(number)).lowerBound
            var next = first
            let before = report.entries
            var entries = before
            let pieces = try read(input, &report, isRequired: required.contains(input.name)) { record in
                let entry = try Self.draft(record)
                try insertion.add(entry, id: next)
                defer { next += 1 }
                entries += 1
                if entries > GlossarySchema.mostEntries { throw GlossaryError.tooLarge(name: glossary.name) }
                if entries.isMultiple(of: 1_000) { try progress(entries) }
                return next
            }
            try insertion.finish()
            if let pieces {
                if origin.kind != .built { try writer.remember(pieces, ofFile: Int64(number)) }
                report.entries = entries
            } else if next > first {
                // Of a file that breaks off nothing is taken.
                try run("DELETE FROM entry WHERE id >= ?", first, nil, writer)
            }
            try writer.note(file: Int64(number), input, next: next)
        }
        guard report.entries > 0 else { throw empty(report) }
        try writer.makeIndex()
        try progress(report.entries)
        try writer.finish(origin, entries: report.entries, at: instant, mode: permissions)
        report.new = report.entries
        report.isChanged = true
        return report
    }

    private var permissions: mode_t {
        if let mode { return mode }
        var status = stat()
        return stat(glossary.path, &status) == 0 ? status.st_mode & 0o777 : 0o600
    }

    /// Why the glossary would be empty: what is wrong with its only file says more than that no entry was taken.
    private func empty(_ report: GlossaryReport) -> any Error {
        guard files.count == 1, let unread = report.unread.first else {
            return GlossaryError.empty(name: glossary.name)
        }
        return GlossaryError.unreadable(name: glossary.name, file: unread.file, reason: unread.reason)
    }

    // MARK: Changing

    private func change(
        _ old: GlossaryReader, _ oldOrigin: GlossaryOrigin, entries: Int, at instant: Date,
        _ progress: (Int) throws -> Void
    ) throws -> GlossaryReport {
        var report = GlossaryReport(name: glossary.name, entries: entries)
        let known = try knownFiles(old)
        let changed = files.filter { known[$0.name]?.stamp != $0.stamp }
        let names = Set(files.map(\.name))
        let lost = known.filter { !names.contains($0.key) }.values.sorted { $0.number < $1.number }
        if changed.isEmpty, lost.isEmpty, oldOrigin == origin { return report }
        let limit = min(100_000, max(10_000, entries / 5))
        let writer = try GlossaryWriter(for: glossary.path, from: glossary.path)
        for file in lost { try remove(file.number, writer, &report, limit: limit) }
        var nextFile = (known.values.map(\.number).max() ?? -1) + 1
        var seen = 0
        for input in changed {
            let file = known[input.name]
            let number = file?.number ?? nextFile
            if file == nil { nextFile += 1 }
            try renew(input, number: number, next: file?.next, writer, &report, limit: limit) {
                seen += 1
                if seen.isMultiple(of: 1_000) { try progress(seen) }
            }
        }
        report.entries = entries + report.new - report.gone
        guard report.entries > 0 else { throw GlossaryError.empty(name: glossary.name) }
        guard report.entries <= GlossarySchema.mostEntries else { throw GlossaryError.tooLarge(name: glossary.name) }
        try progress(report.entries)
        try writer.finish(origin, entries: report.entries, at: instant, mode: permissions)
        report.isChanged = true
        return report
    }

    /// Removes a file that is there no more, with its entries.
    private func remove(
        _ number: Int64, _ writer: GlossaryWriter, _ report: inout GlossaryReport, limit: Int
    ) throws {
        let range = GlossarySchema.entries(ofFile: number)
        let count = try RawStatement("SELECT count(*) FROM entry WHERE id >= ? AND id < ?", on: writer.connection)
        count.bind(range.lowerBound, to: 1)
        count.bind(range.upperBound, to: 2)
        _ = try count.step()
        report.gone += Int(count.integer(0))
        count.reset()
        if report.gone > limit { throw BetterAnew() }
        try run("DELETE FROM entry WHERE id >= ? AND id < ?", range.lowerBound, range.upperBound, writer)
        try run("DELETE FROM file WHERE id = ?", number, nil, writer)
        try writer.remember(nil, ofFile: number)
    }

    /// Brings the entries of a file up to date that has changed.
    /// - Parameters:
    ///   - number: the file's number.
    ///   - next: the number of its next entry; nil for a file that is new.
    ///   - note: called for each entry that is read.
    private func renew(
        _ input: GlossaryInput, number: Int64, next: Int64?, _ writer: GlossaryWriter, _ report: inout GlossaryReport,
        limit: Int, note: () throws -> Void
    ) throws {
        let range = GlossarySchema.entries(ofFile: number)
        let known = try writer.pieces(ofFile: number, next: next ?? range.lowerBound)
        let old = try GlossaryOldEntries(known, on: writer.connection)
        var differences = GlossaryDifferences(old: old, limit: limit)
        let pieces: GlossaryPieces?
        do {
            pieces = try read(input, &report, isRequired: next != nil, besides: old) { record in
                try note()
                return try differences.takeIfNext(record) ?? differences.take(Self.draft(record))
            }
            try differences.finish()
        } catch is GlossaryDifferences.TooMany {
            throw BetterAnew()
        }
        old.finish()
        var next = next ?? range.lowerBound
        let (new, gone) = pieces == nil ? ([], []) : (differences.new, differences.gone)
        guard next + Int64(new.count) < range.upperBound,
            report.new + report.gone + new.count + gone.count <= limit
        else { throw BetterAnew() }
        for id in gone { try run("DELETE FROM entry WHERE id = ?", id, nil, writer) }
        var numbers = differences.found
        for (number, entry) in new {
            try writer.insert(entry, id: next)
            numbers[number] = next
            next += 1
        }
        if let pieces {
            try writer.remember(pieces.numbered { numbers[Int(-$0)] ?? $0 }, ofFile: number)
        }
        report.new += new.count
        report.gone += gone.count
        try writer.note(file: number, input, next: next)
    }

    private func knownFiles(_ old: GlossaryReader) throws -> [String: (number: Int64, stamp: String, next: Int64)] {
        let rows = try old.statement("SELECT id, name, stamp, next FROM file")
        var known: [String: (number: Int64, stamp: String, next: Int64)] = [:]
        while try rows.step() { known[rows.text(1)] = (rows.integer(0), rows.text(2), rows.integer(3)) }
        return known
    }

    private func run(_ sql: String, _ first: Int64, _ second: Int64?, _ writer: GlossaryWriter) throws {
        let statement = try RawStatement(sql, on: writer.connection)
        statement.bind(first, to: 1)
        if let second { statement.bind(second, to: 2) }
        try statement.run()
    }
}
