extension GlossaryUpdate {
    /// Reads a file's entries, and notes what cannot be taken.
    /// - Parameters:
    ///   - isRequired: whether the glossary has the file already: then the update ends where it cannot be read.
    ///   - old: what the glossary has of it; pieces that are known are passed over.
    ///   - body: takes an entry, and returns its number; an error that is the entry's own rejects it.
    /// - Returns: the file's pieces; nil where it could not be read to its end.
    func read(
        _ input: GlossaryInput, _ report: inout GlossaryReport, isRequired: Bool,
        besides old: GlossaryOldEntries? = nil,
        _ body: (ImportRecord) throws -> Int64
    ) throws -> GlossaryPieces? {
        var file = GlossaryReport.File(file: input.name)
        var pieces = GlossaryPieces()
        do {
            try input.reading { format, reader in
                file.format = format
                var walk = GlossaryFileWalk(reader)
                while let step = try walk.next(isKnown: { old?.isKnown($0) ?? false }) {
                    switch step {
                    case .passed(let fold):
                        let entries = old?.pass(fold) ?? []
                        pieces.add(entries, fold: fold)
                        file.entries += entries.reduce(0) { $0 + Int($1.count) }
                    case .end(let fold): pieces.end(fold: fold)
                    case .item(.record(let record)):
                        do {
                            pieces.add(try body(record))
                            file.entries += 1
                        } catch let error as StoreError {
                            guard let reason = error.reasonForRejection else { throw error }
                            file.reject(Rejection(line: record.line, reason: reason))
                            walk.forget()
                        }
                    case .item(.rejected(let rejection)): file.reject(rejection)
                    case .item(.review), .item(.remark): break
                    }
                }
            }
        } catch let error as InterchangeError {
            guard !isRequired else {
                throw GlossaryError.unreadable(name: glossary.name, file: input.name, reason: error.description)
            }
            report.unread.append(.init(file: input.name, reason: error.description))
            return nil
        }
        report.files.append(file)
        return pieces
    }

    /// An entry as a glossary has it: as it is written.
    static func draft(_ record: ImportRecord) throws(StoreError) -> ThingDraft {
        try ThingDraft(
            short: record.short, long: record.long, note: record.note, tags: record.tags, spelling: .asIs)
    }
}

/// A file that a glossary is made from.
public struct GlossaryInput {
    /// Reads the file's items: opens it, calls the closure with the format's name and a reader, and closes it.
    public typealias Reading = (_ body: (_ format: String, _ reader: inout any InterchangeReader) throws -> Void) throws
        -> Void

    /// The file's name, as reports tell it.
    public let name: String
    /// What tells whether the file has changed since it was read: its size and time, or the name of its contents.
    public let stamp: String
    /// Reads it; may be called more than once.
    let reading: Reading

    /// A file by its name, its stamp and how it is read.
    public init(name: String, stamp: String, reading: @escaping Reading) {
        self.name = name
        self.stamp = stamp
        self.reading = reading
    }
}
