import Foundation
import TILText

/// The entries and the reviews of files, which are read completely before the store is locked or the glossary is made.
struct ImportContents {
    /// An entry that may become a thing. It is an object, because copies of a structure would count references to each
    /// of its texts.
    final class Entry {
        /// The number of the file, from 0.
        let file: Int
        let line: Int
        let draft: ThingDraft
        /// The acronym in the form that look-ups compare.
        let key: String
        /// The number of the acronym among those of the files, which ``ImportedMeanings`` assigns.
        var acronym = 0
        let id: UUID?
        let added: Date?
        let suspended: Date?
        /// The tags of the entry, without those of the options.
        let ownTags: [String]

        init(_ record: ImportRecord, _ draft: ThingDraft, file: Int, keepsHistory: Bool) {
            self.file = file
            self.draft = draft
            line = record.line
            key = Capitals.key(draft.short)
            id = keepsHistory ? record.id : nil
            added = keepsHistory ? record.dateAdded : nil
            suspended = keepsHistory ? record.dateSuspended : nil
            ownTags = ThingDraft.tags(in: record.tags)
        }
    }

    /// A review of the thing of an entry.
    struct Answer {
        /// The number of the entry.
        let entry: Int
        let review: Review
        /// Whether the instant may have been moved a little.
        let isMoved: Bool
    }

    /// The kind of the database that gets the entries.
    let kind: DatabaseKind
    /// A report for each file, with the rejected lines and the remarks.
    private(set) var reports: [ImportReport] = []
    private(set) var entries: [Entry] = []
    private(set) var answers: [Answer] = []
    /// The origin of the present file's things.
    private var origin = ThingOrigin.unnamedList
    /// The number of entries that were read, also of those that were rejected.
    private(set) var count = 0

    /// The number of entries between two reports of progress.
    static let progressStep = 1_000

    init(for kind: DatabaseKind) {
        self.kind = kind
    }

    init(_ files: [ImportFile], _ options: ImportOptions, _ progress: (Int) throws -> Void) throws {
        self.init(for: .store)
        for file in files { try add(file, options, progress) }
    }

    /// Reads a file, completely or not at all.
    /// - Parameter progress: called regularly with the number of entries of all files.
    mutating func add(_ file: ImportFile, _ options: ImportOptions, _ progress: (Int) throws -> Void) throws {
        let before = entries.count
        let answersBefore = answers.count
        reports.append(ImportReport(file: file.name, format: file.format))
        if kind.keepsHistory { origin = file.origin ?? ThingOrigin(.list, name: PrivateFile.name(of: file.name)) }
        do {
            try file.forEachItem { item in
                if case .record = item {
                    count += 1
                    if count.isMultiple(of: Self.progressStep) { try progress(count) }
                }
                add(item, options)
            }
            try progress(count)
        } catch {
            reports.removeLast()
            entries.removeLast(entries.count - before)
            answers.removeLast(answers.count - answersBefore)
            throw error
        }
    }

    private mutating func add(_ item: ImportItem, _ options: ImportOptions) {
        let file = reports.count - 1
        switch item {
        case .record(let record): add(record, tags: options.tags, file)
        case .review(let line, let review, let isMoved):
            if kind.keepsHistory { add(review, isMoved: isMoved, line: line, file) }
        case .remark(let remark): reports[file].add(remark: remark)
        case .rejected(let rejection): reports[file].reject(rejection)
        }
    }

    private mutating func add(_ record: ImportRecord, tags: [String], _ file: Int) {
        do {
            var draft = try ThingDraft(
                short: record.short, long: record.long, note: record.note, tags: record.tags + tags,
                // A list is kept as its author wrote it.
                source: record.source, spelling: .asIs)
            draft.origin = kind.keepsHistory ? record.origin ?? origin : origin
            entries.append(Entry(record, draft, file: file, keepsHistory: kind.keepsHistory))
        } catch {
            let text = "\(record.short) = \(record.long)"
            reports[file].reject(Rejection(line: record.line, reason: error.description, text: text))
        }
    }

    /// Adds a review. In a file, the reviews of a thing follow it.
    private mutating func add(_ review: Review, isMoved: Bool, line: Int, _ file: Int) {
        if let last = entries.last, last.file == file, last.id == review.thingID {
            answers.append(Answer(entry: entries.count - 1, review: review, isMoved: isMoved))
        } else {
            let reason = "The line before it is neither the review's thing nor another review of it."
            reports[file].reject(Rejection(line: line, reason: reason))
        }
    }
}
