package import Foundation
import GRDB
import TILText

extension Glossary {
    /// Removes the files that killed updates left next to the glossary.
    /// - Returns: Whether there were any.
    @discardableResult
    package func removeLeftovers() -> Bool {
        PrivateFile.removeUnlockedLeftovers(beside: (try? GlossaryWriter.target(of: path)) ?? path)
    }

    /// Makes or updates the glossary from files. Changed files are read again, and the entries of the others are copied
    /// from the old glossary.
    ///
    /// The new glossary replaces the old one when it is complete. The old one is kept if nothing has changed, if one of
    /// its files can no longer be read, or if no entry can be imported.
    /// - Parameters:
    ///   - origin: the origin of the glossary.
    ///   - files: the files of the glossary.
    ///   - mode: the permissions of the new database. If nil, it gets the permissions of the old one, or private ones.
    ///   - instant: the present instant.
    ///   - progress: called regularly with the number of entries so far. If it throws, the update ends, and nothing is
    ///     changed.
    /// - Throws: `GlossaryError`, `StoreError`, and the errors that the files' closures throw, except
    ///   `InterchangeError`.
    package func update(
        from origin: GlossaryOrigin, _ files: [GlossaryInput], mode: mode_t? = nil, at instant: Date,
        progress: (_ entries: Int) throws -> Void = { _ in }
    ) throws -> GlossaryReport {
        try StoreError.translating(path: path) {
            let old = try? GlossaryReader(self)
            let about = try? old?.about()
            let oldFiles = (try? old?.files()) ?? [:]
            var report = GlossaryReport(name: name)
            if let about, about.origin == origin, Set(files.map(\.name)) == Set(oldFiles.keys),
                files.allSatisfy({ oldFiles[$0.name]?.stamp == $0.stamp })
            {
                report.entries = about.entries
                return report
            }
            let isReadAlike = about?.origin.isRead(as: origin) == true
            var status = stat()
            let mode = mode ?? (stat(path.systemPath, &status) == 0 ? status.st_mode & 0o777 : 0o600)
            try GlossaryWriter.replace(path, hasOld: old != nil, mode: mode) { db in
                // Do not use the IDs of old entries again, so that an ID from an earlier list never means another
                // entry.
                let first = (oldFiles.values.map(\.number).max() ?? -1) + 1
                for (number, input) in zip(first..., files) {
                    let before = report.entries
                    let ids = GlossarySchema.entries(ofFile: number)
                    if let file = oldFiles[input.name], isReadAlike, file.stamp == input.stamp {
                        let old = GlossarySchema.entries(ofFile: file.number)
                        try db.run(
                            """
                            INSERT INTO entry (id, short, long, key, note, tags) SELECT id + ?, short, long, key, note, tags FROM old.entry
                            WHERE id >= ? AND id < ?
                            """, [ids.lowerBound - old.lowerBound, old.lowerBound, old.upperBound])
                        report.entries += db.changesCount
                    } else {
                        try read(input, ids.lowerBound, isRequired: oldFiles[input.name] != nil, db, &report, progress)
                    }
                    try check(report.entries, progress)
                    try db.insert(
                        into: "file",
                        [
                            "id": number, "name": input.name, "stamp": input.stamp,
                            "next": ids.lowerBound + Int64(report.entries - before),
                        ])
                }
                if report.entries == 0 {
                    // If the only file was unreadable, report the reason for that.
                    guard files.count == 1, let unread = report.unread.first else {
                        throw GlossaryError.empty(name: name)
                    }
                    throw GlossaryError.unreadable(
                        name: name, file: unread.file, reason: unread.reason, isNew: old == nil)
                }
                func count(_ left: String, without right: String) throws -> Int {
                    let columns = "SELECT short, long, note, tags FROM"
                    return try db.value("SELECT count(*) FROM (\(columns) \(left) EXCEPT \(columns) \(right))") ?? 0
                }
                report.new = try old == nil ? report.entries : count("main.entry", without: "old.entry")
                report.removed = try old == nil ? 0 : count("old.entry", without: "main.entry")
                try db.insert(
                    into: "about",
                    [
                        "origin": try StoredJSON.text(origin), "updated": instant.milliseconds,
                        "entries": report.entries,
                    ])
            }
            report.isChanged = true
            return report
        }
    }

    /// Reads a file's entries, and records the rejected lines.
    /// - Parameters:
    ///   - first: the ID of the file's first entry.
    ///   - isRequired: whether the glossary already has the file. If so, the update ends if it cannot be read.
    private func read(
        _ input: GlossaryInput, _ first: Int64, isRequired: Bool, _ db: Database, _ report: inout GlossaryReport,
        _ progress: (Int) throws -> Void
    ) throws {
        let before = report.entries
        var file = GlossaryReport.File(file: input.name)
        let insertion = Insertion(into: "entry", db)
        do {
            let opened = try input.reading()
            file.format = opened.format
            try opened.forEachItem { item in
                switch item {
                case .record(let record):
                    let draft: ThingDraft
                    do throws(StoreError) {
                        draft = try ThingDraft(
                            short: record.short, long: record.long, note: record.note, tags: record.tags,
                            spelling: .asIs)
                    } catch {
                        return file.reject(Rejection(line: record.line, reason: error.description))
                    }
                    let key = Capitals.key(draft.short)
                    try insertion.add([
                        "id": first + Int64(file.entries), "short": draft.short, "long": draft.long,
                        "key": key == draft.short ? nil : key, "note": draft.note.isEmpty ? nil : draft.note,
                        "tags": draft.tags.isEmpty ? nil : draft.tags.joined(separator: " "),
                    ])
                    file.entries += 1
                    if file.entries.isMultiple(of: 1_000) { try check(before + file.entries, progress) }
                case .rejected(let rejection): file.reject(rejection)
                case .review, .remark: break
                }
            }
            report.files.append(file)
            report.entries += file.entries
        } catch let error as InterchangeError {
            guard !isRequired else {
                throw GlossaryError.unreadable(
                    name: name, file: input.name, reason: error.description, isNew: false)
            }
            // Do not import a part of a truncated file.
            try db.run("DELETE FROM entry WHERE id >= ?", [first])
            report.unread.append(.init(file: input.name, reason: error.description))
        }
    }

    private func check(_ entries: Int, _ progress: (Int) throws -> Void) throws {
        if entries > GlossarySchema.mostEntries { throw GlossaryError.tooLarge(name: name) }
        try progress(entries)
    }
}

/// A file of a glossary.
package struct GlossaryInput {
    /// A function that reads the file, and prepares to read its items.
    package typealias Reading = () throws -> ImportFile

    /// The file's name for reports.
    package let name: String
    /// A text that changes whenever the file does: its size and time, or the hash of its contents.
    package let stamp: String
    let reading: Reading

    /// Creates a file from its name, its stamp and the closure that reads it.
    package init(name: String, stamp: String, reading: @escaping Reading) {
        self.name = name
        self.stamp = stamp
        self.reading = reading
    }
}

/// The result of making or updating a glossary.
package struct GlossaryReport: Hashable, Sendable, Encodable {
    /// The numbers of entries and of rejected lines in a file.
    package struct File: Hashable, Sendable, Encodable {
        /// The file's name.
        package let file: String
        /// The format in which the file was read.
        package var format = ""
        /// The number of entries in the file.
        package var entries = 0
        /// The first 100,000 rejected lines.
        package var rejected: [Rejection] = []
        /// The number of rejected lines, including those that are not listed.
        package var rejectedCount = 0

        mutating func reject(_ rejection: Rejection) {
            rejectedCount += 1
            if rejected.count < ImportReport.longestList { rejected.append(rejection) }
        }
    }

    /// A file that could not be read.
    package struct Unread: Hashable, Sendable, Encodable {
        /// The file's name.
        package let file: String
        /// The reason, as a full sentence.
        package let reason: String
    }

    /// The glossary's name.
    package let name: String
    /// The present number of entries in the glossary.
    package internal(set) var entries = 0
    /// The number of entries that were not in the old glossary.
    package internal(set) var new = 0
    /// The number of old entries that were removed. An edited entry counts both as new and as removed.
    package internal(set) var removed = 0
    /// The files that were read. Other files had not changed.
    package internal(set) var files: [File] = []
    /// The files that could not be read.
    package internal(set) var unread: [Unread] = []
    /// Whether the glossary was written, which is not necessary if it is up to date.
    package internal(set) var isChanged = false

    /// Creates a report on an unchanged glossary.
    package init(name: String, entries: Int = 0) {
        self.name = name
        self.entries = entries
    }
}
