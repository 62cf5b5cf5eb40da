import Foundation

/// Makes a glossary from files, or brings one up to date: files that have changed are read again, and the others are copied
/// from the old glossary.
///
/// The new glossary replaces the old one when it is complete. If nothing has changed, if a file of the old one can no longer
/// be read, or if no entry can be taken, the old one stays as it is.
package struct GlossaryUpdate {
    /// The glossary.
    package let glossary: Glossary
    /// Where the glossary comes from.
    package let origin: GlossaryOrigin
    /// Its files.
    package let files: [GlossaryInput]
    /// The permissions of the new database. If nil, it gets the permissions of the old one, or private ones.
    package var mode: mode_t?

    /// Creates an update from its parts.
    package init(of glossary: Glossary, from origin: GlossaryOrigin, _ files: [GlossaryInput], mode: mode_t? = nil) {
        self.glossary = glossary
        self.origin = origin
        self.files = files
        self.mode = mode
    }

    /// Makes or updates the glossary.
    /// - Parameters:
    ///   - instant: when that is done.
    ///   - progress: called now and then with the number of entries so far; an error that it throws ends the update, and
    ///     nothing is changed.
    /// - Throws: `GlossaryError`, `StoreError`; what the closures of the files throw except `InterchangeError`.
    package func run(at instant: Date, progress: (_ entries: Int) throws -> Void = { _ in }) throws -> GlossaryReport {
        try StoreError.translating(path: glossary.path) {
            let old = try? GlossaryReader(glossary)
            let about = try? old?.about()
            let known = (try? old?.files()) ?? [:]
            var report = GlossaryReport(name: glossary.name)
            if let about, about.origin == origin, Set(files.map(\.name)) == Set(known.keys),
                files.allSatisfy({ known[$0.name]?.stamp == $0.stamp })
            {
                report.entries = about.entries
                return report
            }
            let isReadAlike = about?.origin.isRead(as: origin) == true
            try GlossaryWriter.replace(glossary.path, hasOld: old != nil, mode: permissions) { writer in
                // The IDs of old entries are not used again: one that was listed before the update is not another one now.
                let first = (known.values.map(\.number).max() ?? -1) + 1
                for (number, input) in zip(first..., files) {
                    let before = report.entries
                    if let file = known[input.name], isReadAlike, file.stamp == input.stamp {
                        report.entries += try writer.copy(file: file.number, to: number)
                    } else {
                        try read(input, number, isRequired: known[input.name] != nil, writer, &report, progress)
                    }
                    try check(report.entries, progress)
                    try writer.insert(file: number, input, entries: report.entries - before)
                }
                guard report.entries > 0 else { throw emptiness(report) }
                (report.new, report.gone) = try old == nil ? (report.entries, 0) : writer.differences()
                try writer.insert(origin, entries: report.entries, at: instant)
            }
            report.isChanged = true
            return report
        }
    }

    /// Reads a file's entries, and notes what cannot be taken.
    /// - Parameters:
    ///   - number: the number of the file.
    ///   - isRequired: whether the glossary has the file already: then the update ends if it cannot be read.
    private func read(
        _ input: GlossaryInput, _ number: Int64, isRequired: Bool, _ writer: GlossaryWriter,
        _ report: inout GlossaryReport, _ progress: (Int) throws -> Void
    ) throws {
        let (first, before) = (GlossarySchema.entries(ofFile: number).lowerBound, report.entries)
        var file = GlossaryReport.File(file: input.name)
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
                    try writer.insert(draft, id: first + Int64(file.entries))
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
                throw GlossaryError.unreadable(name: glossary.name, file: input.name, reason: error.description)
            }
            // Nothing is imported from a truncated file.
            try writer.removeEntries(from: first)
            report.unread.append(.init(file: input.name, reason: error.description))
        }
    }

    private func check(_ entries: Int, _ progress: (Int) throws -> Void) throws {
        if entries > GlossarySchema.mostEntries { throw GlossaryError.tooLarge(name: glossary.name) }
        try progress(entries)
    }

    private var permissions: mode_t {
        if let mode { return mode }
        var status = stat()
        return stat(glossary.path, &status) == 0 ? status.st_mode & 0o777 : 0o600
    }

    /// Returns the error for a glossary without entries. If its only file was unreadable, the error gives the reason
    /// for that.
    private func emptiness(_ report: GlossaryReport) -> GlossaryError {
        guard files.count == 1, let unread = report.unread.first else { return .empty(name: glossary.name) }
        return .unreadable(name: glossary.name, file: unread.file, reason: unread.reason)
    }
}

/// A file that a glossary is made from.
package struct GlossaryInput {
    /// Reads the file, and prepares to read its items.
    package typealias Reading = () throws -> ImportFile

    /// The file's name, as reports print it.
    package let name: String
    /// What changes when the file does: its size and time, or the hash of its contents.
    package let stamp: String
    /// Reads the file.
    let reading: Reading

    /// Creates a file from its name, its stamp and how it is read.
    package init(name: String, stamp: String, reading: @escaping Reading) {
        self.name = name
        self.stamp = stamp
        self.reading = reading
    }
}

/// What the making or updating of a glossary came to.
package struct GlossaryReport: Hashable, Sendable, Encodable {
    /// A file that was read, with the numbers of its entries and of the lines that were not taken.
    package struct File: Hashable, Sendable, Encodable {
        /// The file's name.
        package let file: String
        /// The format in which the file was read.
        package var format: String
        /// The number of entries in the file.
        package var entries = 0
        /// Lines that were not taken; the first 100,000 of them.
        package var rejected: [Rejection] = []
        /// How many lines were not taken, listed or not.
        package var rejectedCount = 0

        init(file: String, format: String = "") {
            self.file = file
            self.format = format
        }

        mutating func reject(_ rejection: Rejection) {
            rejectedCount += 1
            if rejected.count < ImportReport.longestList { rejected.append(rejection) }
        }
    }

    /// A file that could not be read at all.
    package struct Unread: Hashable, Sendable, Encodable {
        /// The file's name.
        package let file: String
        /// Why, as a full sentence.
        package let reason: String
    }

    /// The glossary's name.
    package let name: String
    /// The number of entries that the glossary has now.
    package internal(set) var entries = 0
    /// The number of new ones among these entries.
    package internal(set) var new = 0
    /// The number of entries that the glossary had and has no more. An entry that was edited is new and gone.
    package internal(set) var gone = 0
    /// The files that were read; others had not changed.
    package internal(set) var files: [File] = []
    /// Files that could not be read.
    package internal(set) var unread: [Unread] = []
    /// Whether anything was written: a glossary that is up to date stays as it is.
    package internal(set) var isChanged = false

    /// A report on a glossary of which nothing has changed.
    package init(name: String, entries: Int = 0) {
        self.name = name
        self.entries = entries
    }
}
