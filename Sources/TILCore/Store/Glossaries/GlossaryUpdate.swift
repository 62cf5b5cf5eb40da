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

    /// Makes the glossary from files, or makes it again if one of them has changed. The files are imported into a new
    /// database like lists into an empty store.
    ///
    /// The new glossary replaces the old one when it is complete. The old one is kept if nothing has changed, if one of
    /// its files can no longer be read, or if no entry can be imported.
    /// - Parameters:
    ///   - origin: the origin of the glossary.
    ///   - inputs: the files of the glossary.
    ///   - mode: the permissions of the new database. If nil, it gets the permissions of the old one, or private ones.
    ///   - instant: the present instant.
    ///   - progress: called regularly with the number of entries so far. If it throws, the update ends, and nothing is
    ///     changed.
    /// - Throws: `GlossaryError`, `StoreError`, and the errors that the files' closures throw, except
    ///   `InterchangeError`.
    package func update(
        from origin: GlossaryOrigin, _ inputs: [GlossaryInput], mode: mode_t? = nil, at instant: Date,
        progress: (_ entries: Int) throws -> Void = { _ in }
    ) throws -> GlossaryReport {
        try StoreError.translating(path: path) {
            let old = try? GlossaryReader(self)
            let oldFiles = (try? old?.files()) ?? []
            let files = inputs.map(\.file)
            let isSameFiles = files == oldFiles.map(\.file)
            if isSameFiles, let about = try? old?.about(), about.origin == origin {
                return GlossaryReport(name: name, entries: about.entries)
            }
            var report = GlossaryReport(name: name)
            report.isNew = old == nil
            report.isChanged = true
            let oldNames = Set(oldFiles.filter(\.isRead).map(\.file.name))
            let contents = try read(inputs, oldNames: oldNames, &report, progress)
            try withoutActuallyEscaping(progress) { progress in
                try GlossaryWriter.replace(path, hasOld: old != nil, mode: mode ?? presentMode) { db in
                    report.files = try importAll(contents, db, progress).map(GlossaryReport.File.init)
                    try countEntries(db, &report)
                    try write(files, without: report.unread, db)
                    try writeAbout(origin, at: instant, entries: report.entries, db)
                }
            }
            return report
        }
    }

    /// The permissions of the present database, or private ones if there is none.
    private var presentMode: mode_t {
        var status = stat()
        return stat(path.systemPath, &status) == 0 ? status.st_mode & 0o777 : 0o600
    }

    /// Counts the entries of the new database, and compares them with those of the old one.
    private func countEntries(_ db: Database, _ report: inout GlossaryReport) throws {
        report.entries = try ThingStore.thingCount(db)
        if report.isNew {
            report.new = report.entries
        } else {
            report.new = try count("main", without: "old", db)
            report.removed = try count("old", without: "main", db)
        }
    }

    private func write(_ files: [GlossaryFile], without unread: [GlossaryReport.Unread], _ db: Database) throws {
        let unreadNames = Set(unread.map(\.file))
        for file in files {
            let isRead = !unreadNames.contains(file.name)
            try db.insert(into: "file", ["name": file.name, "stamp": file.stamp, "is_read": isRead ? 1 : 0])
        }
    }

    private func writeAbout(_ origin: GlossaryOrigin, at instant: Date, entries: Int, _ db: Database) throws {
        try db.insert(
            into: "about",
            ["origin": try StoredJSON.text(origin), "updated": instant.milliseconds, "entries": entries])
    }

    /// Reads the files, and records those that cannot be read.
    /// - Parameter oldNames: the names of the files whose entries the glossary has. The update ends if one of them
    ///   cannot be read.
    private func read(
        _ inputs: [GlossaryInput], oldNames: Set<String>, _ report: inout GlossaryReport,
        _ progress: (Int) throws -> Void
    ) throws -> ImportContents {
        var contents = ImportContents(for: .glossary)
        for input in inputs {
            do {
                var file = try input.reading()
                file.name = input.file.name
                try contents.add(file, ImportOptions()) { count in
                    if count > GlossarySchema.mostEntries { throw GlossaryError.tooLarge(name: name) }
                    try progress(count)
                }
            } catch let error as InterchangeError {
                let unread = GlossaryReport.Unread(file: input.file.name, reason: error.description)
                if oldNames.contains(unread.file) { throw failure(unread, isNew: false) }
                report.unread.append(unread)
            }
        }
        if contents.entries.isEmpty {
            // If the only file was unreadable, report the reason for that.
            guard inputs.count == 1, let unread = report.unread.first else { throw GlossaryError.empty(name: name) }
            throw failure(unread, isNew: report.isNew)
        }
        return contents
    }

    private func failure(_ unread: GlossaryReport.Unread, isNew: Bool) -> GlossaryError {
        .unreadable(name: name, file: unread.file, reason: unread.reason, isNew: isNew)
    }

    /// Imports the contents of the files into the new database.
    private func importAll(
        _ contents: ImportContents, _ db: Database, _ progress: @escaping (Int) throws -> Void
    ) throws -> [ImportReport] {
        var generator = SystemRandomNumberGenerator()
        // Entries have no instant, which takes no space as a zero.
        let none = Date(milliseconds: 0)
        var importer = try Importer(contents, ImportOptions(), at: none, db) { try progress(contents.entries.count) }
        try importer.run(listsNew: false, using: &generator)
        return importer.reports
    }

    /// Returns the number of entries of a database that another one does not have.
    private func count(_ left: String, without right: String, _ db: Database) throws -> Int {
        let entries = [left, right].map { database in
            """
            SELECT short, long, note, (SELECT group_concat(name, ' ') FROM \(database).tag WHERE tag.thing = thing.id)
            FROM \(database).thing
            """
        }
        return try db.value("SELECT count(*) FROM (\(entries.joined(separator: " EXCEPT ")))") ?? 0
    }
}

/// A file of a glossary.
struct GlossaryFile: Equatable {
    /// The file's name for reports.
    let name: String
    /// A text that changes whenever the file does: its size and time, or the hash of its contents.
    let stamp: String
}

/// A file from which a glossary is made.
package struct GlossaryInput {
    /// A function that reads the file, and prepares to read its items.
    package typealias Reading = () throws -> ImportFile

    let file: GlossaryFile
    let reading: Reading

    /// Creates a file from its name, its stamp and the closure that reads it.
    /// - Parameters:
    ///   - name: the file's name for reports.
    ///   - stamp: a text that changes whenever the file does: its size and time, or the hash of its contents.
    package init(name: String, stamp: String, reading: @escaping Reading) {
        file = GlossaryFile(name: name, stamp: stamp)
        self.reading = reading
    }
}

/// The result of making or updating a glossary.
package struct GlossaryReport: Hashable, Sendable, Encodable {
    /// The report of the import of a file.
    package struct File: Hashable, Sendable, Encodable {
        /// The report, as of an import into an empty store.
        package let report: ImportReport
        /// The number of entries that the glossary has from the file.
        package var entries: Int { report.new + report.newMeanings }

        private enum CodingKeys: String, CodingKey {
            case entries
        }

        /// Writes the report with the number of entries.
        package func encode(to encoder: any Encoder) throws {
            try report.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(entries, forKey: .entries)
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
    /// The files that were read. They are empty if no file had changed.
    package internal(set) var files: [File] = []
    /// The files that could not be read.
    package internal(set) var unread: [Unread] = []
    /// Whether the glossary was written, which is not necessary if it is up to date.
    package internal(set) var isChanged = false
    /// Whether there was no glossary to compare with, or one of til 0.3.0.
    package internal(set) var isNew = false

    /// Creates a report on an unchanged glossary.
    package init(name: String, entries: Int = 0) {
        self.name = name
        self.entries = entries
    }
}
