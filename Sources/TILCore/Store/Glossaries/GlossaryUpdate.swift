import Foundation

/// Makes a glossary from files, or brings one up to date: files that have changed are read again, and the others are copied
/// from the old glossary.
///
/// The new glossary replaces the old one when it is complete. If nothing has changed, if a file of the old one can no longer
/// be read, or if no entry can be taken, the old one stays as it is.
public struct GlossaryUpdate {
    /// The glossary.
    public let glossary: Glossary
    /// Where the glossary comes from.
    public let origin: GlossaryOrigin
    /// Its files.
    public let files: [GlossaryInput]
    /// The permissions of its database, or nil for those of the old one, or private ones.
    public var mode: mode_t?

    /// Creates an update from its parts.
    public init(of glossary: Glossary, from origin: GlossaryOrigin, _ files: [GlossaryInput], mode: mode_t? = nil) {
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
    public func run(at instant: Date, progress: (_ entries: Int) throws -> Void = { _ in }) throws -> GlossaryReport {
        try StoreError.translating(path: glossary.path) {
            let old = try? GlossaryReader(glossary)
            let about = try? old?.about()
            let known = (try? old?.files()) ?? [:]
            if let about, about.origin == origin, Set(files.map(\.name)) == Set(known.keys),
                files.allSatisfy({ known[$0.name]?.stamp == $0.stamp })
            {
                return GlossaryReport(name: glossary.name, entries: about.entries)
            }
            let isReadAlike = about?.origin.isRead(as: origin) == true
            var report = GlossaryReport(name: glossary.name)
            let writer = try GlossaryWriter(glossary.path, old: old)
            // The IDs of old entries are not used again: one that was listed before the update is not another one now.
            let first = (known.values.map(\.number).max() ?? -1) + 1
            for (number, input) in zip(first..., files) {
                let file = known[input.name]
                let count =
                    if isReadAlike, let file, file.stamp == input.stamp {
                        try writer.copy(file: file.number, to: number)
                    } else {
                        try read(input, number: number, isRequired: file != nil, writer, &report, progress)
                    }
                report.entries += count
                try checkSize(report.entries)
                try writer.insert(file: number, input, entries: count)
            }
            guard report.entries > 0 else { throw emptiness(report) }
            try progress(report.entries)
            (report.new, report.gone) = try old == nil ? (report.entries, 0) : writer.differences()
            try writer.finish(origin, entries: report.entries, at: instant, mode: permissions)
            report.isChanged = true
            return report
        }
    }

    /// Reads a file's entries, and notes what cannot be taken.
    /// - Parameters:
    ///   - number: the number of the file.
    ///   - isRequired: whether the glossary has the file already: then the update ends if it cannot be read.
    /// - Returns: the number of entries.
    private func read(
        _ input: GlossaryInput, number: Int64, isRequired: Bool, _ writer: GlossaryWriter,
        _ report: inout GlossaryReport,
        _ progress: (Int) throws -> Void
    ) throws -> Int {
        let first = GlossarySchema.entries(ofFile: number).lowerBound
        var file = GlossaryReport.File(file: input.name)
        do {
            let opened = try input.reading()
            file.format = opened.format
            let before = report.entries
            try opened.forEachItem { item in
                switch item {
                case .record(let record):
                    do {
                        try writer.insert(
                            ThingDraft(
                                short: record.short, long: record.long, note: record.note, tags: record.tags,
                                spelling: .asIs), id: first + Int64(file.entries))
                    } catch let error as StoreError {
                        guard let reason = error.reasonForRejection else { throw error }
                        return file.reject(Rejection(line: record.line, reason: reason))
                    }
                    file.entries += 1
                    let count = before + file.entries
                    if count.isMultiple(of: 1_000) {
                        try checkSize(count)
                        try progress(count)
                    }
                case .rejected(let rejection): file.reject(rejection)
                case .review, .remark: break
                }
            }
        } catch let error as InterchangeError {
            guard !isRequired else {
                throw GlossaryError.unreadable(name: glossary.name, file: input.name, reason: error.description)
            }
            // Of a file that breaks off nothing is taken.
            try writer.removeEntries(from: first)
            report.unread.append(.init(file: input.name, reason: error.description))
            return 0
        }
        report.files.append(file)
        return file.entries
    }

    private func checkSize(_ entries: Int) throws {
        if entries > GlossarySchema.mostEntries { throw GlossaryError.tooLarge(name: glossary.name) }
    }

    private var permissions: mode_t {
        if let mode { return mode }
        var status = stat()
        return stat(glossary.path, &status) == 0 ? status.st_mode & 0o777 : 0o600
    }

    /// The error for a glossary without entries: what is wrong with its only file says more than that no entry was taken.
    private func emptiness(_ report: GlossaryReport) -> GlossaryError {
        guard files.count == 1, let unread = report.unread.first else { return .empty(name: glossary.name) }
        return .unreadable(name: glossary.name, file: unread.file, reason: unread.reason)
    }
}

/// A file that a glossary is made from.
public struct GlossaryInput {
    /// Reads the file, and prepares to read its items.
    public typealias Reading = () throws -> ImportFile

    /// The file's name, as reports print it.
    public let name: String
    /// What changes when the file does: its size and time, or the hash of its contents.
    public let stamp: String
    /// Reads the file.
    let reading: Reading

    /// Creates a file from its name, its stamp and how it is read.
    public init(name: String, stamp: String, reading: @escaping Reading) {
        self.name = name
        self.stamp = stamp
        self.reading = reading
    }
}
