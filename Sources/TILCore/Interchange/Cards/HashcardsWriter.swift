/// Writes a deck, and the database of its cards' answers, which belongs into the same folder.
struct HashcardsWriter: InterchangeWriter {
    private let options: ExportOptions
    private var database: HashcardsDatabaseWriter?
    private var failure: (any Error)?
    private var isFirst = true

    /// The database, once the deck is complete.
    private(set) var companion: [UInt8]?

    /// A writer with options.
    init(_ options: ExportOptions) {
        self.options = options
    }

    mutating func begin(into output: inout [UInt8]) {
        attempt { [options] in $0 = try HashcardsDatabaseWriter(options) }
    }

    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
        let short = Hashcards.marked(OneLine.text(thing.short))
        let long = Hashcards.marked(OneLine.text(thing.long))
        let tags = thing.tags.map { " " + MarkdownInline.code(tag: $0) }.joined()
        let note = OneLine.lines(of: thing.note).map(Hashcards.marked).joined(separator: "\n")
        let answer = long + tags + (note.isEmpty ? "" : "\n\n" + note)
        if !isFirst { output.append(0x0A) }
        isFirst = false
        output += "Q: \(short)\nA: \(answer)\n\nQ: \(long)\nA: \(short)\n".utf8
        attempt {
            try $0?.add(
                Hashcards.hash(question: FieldText.trimmed(short), answer: FieldText.trimmed(answer)), .meaning, thing,
                reviews)
            try $0?.add(
                Hashcards.hash(question: FieldText.trimmed(long), answer: FieldText.trimmed(short)), .acronym, thing,
                reviews)
        }
    }

    mutating func end(into output: inout [UInt8]) throws {
        attempt { try $0?.end() }
        do {
            if let failure { throw failure }
            companion = try database?.withBytes { Array($0) }
        } catch {
            throw InterchangeError.beyondLimit(
                name: Hashcards.databaseName,
                reason: "It would be larger than what the memory holds: export fewer things.")
        }
    }

    /// Does something with the database, unless something failed before: what failed is thrown at the end.
    private mutating func attempt(_ body: (inout HashcardsDatabaseWriter?) throws -> Void) {
        guard failure == nil else { return }
        do {
            try body(&database)
        } catch {
            failure = error
        }
    }
}
