import Foundation

/// An object a line: lossless. A thing has the keys that the program prints everywhere: `id`, `short`, `long`, `note`,
/// `tags` and `added`, and where there is one `source` and `suspended`; its reviews follow it, each on a line of its own with the thing's id under `thing`.
///
/// So no line grows with what was practised. On the way in, `short` and `long` are enough, other names that a header
/// of a table may have (`acronym`, `meaning`, `term`, `definition`) do as well, and unknown keys are passed over.
/// A ``JSONArray`` of such objects is read too.
enum JSONLines {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "jsonl", summary: "a JSON object a line, with ids, times and reviews: nothing is lost",
        fileExtensions: ["jsonl", "ndjson"], isLossless: true, fit: { fit($0) },
        reader: { reader($0) },
        writer: { _ in Writer() })

    /// Reads the objects of a file, a batch of lines ahead.
    struct Reader: InterchangeReader {
        private let lines: LineReader
        private var items: ArraySlice<ImportItem> = []
        private var ahead: [JSONLineBatch] = []
        private var failure: (any Error)?

        init(_ source: ByteSource) {
            lines = LineReader(source)
        }

        mutating func next() throws -> ImportItem? {
            while true {
                if let item = items.popFirst() { return item }
                readAhead()
                if ahead.isEmpty {
                    if let failure { throw failure }
                    return nil
                }
                items = ahead.removeFirst().items[...]
            }
        }

        private mutating func readAhead() {
            while ahead.count < 2, failure == nil {
                guard let batch = JSONLineBatch(lines, failure: &failure) else { return }
                ahead.append(batch)
            }
        }
    }

    /// Writes a line for each thing, and one for each of its reviews.
    struct Writer: InterchangeWriter {
        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            var object = JSONWriter(&output)
            object.add("id", thing.id, into: &output)
            object.add("short", thing.short, into: &output)
            object.add("long", thing.long, into: &output)
            object.add("note", thing.note, into: &output)
            object.add("tags", thing.tags, into: &output)
            if !thing.source.isEmpty { object.add("source", thing.source, into: &output) }
            object.add("added", InternetDate.text(of: thing.added), into: &output)
            if let suspended = thing.suspended {
                object.add("suspended", InternetDate.text(of: suspended), into: &output)
            }
            object.end(&output)
            for review in reviews { write(review, into: &output) }
        }

        private func write(_ review: Review, into output: inout [UInt8]) {
            var object = JSONWriter(&output)
            object.add("id", review.id, into: &output)
            object.add(answer: review, into: &output)
            object.add("scheduled", review.isScheduled, into: &output)
            object.add("at", InternetDate.text(of: review.at), into: &output)
            object.add("utcOffset", Double(review.utcOffset), into: &output)
            object.add("studyDay", review.studyDay.description, into: &output)
            object.end(&output)
        }
    }

    private static func reader(_ input: InterchangeFormat.Input) -> any InterchangeReader {
        if JSONArray.begins(input.sample.bytes) { return JSONArray.Reader(input.source) }
        return Reader(input.source)
    }

    private static func fit(_ sample: FormatSample) -> FormatFit {
        let isNamedSo = format.fileExtensions.contains(sample.fileExtension)
        if JSONArray.begins(sample.bytes) {
            return JSONArray.fit(sample, isNamedSo: isNamedSo || sample.fileExtension == "json")
        }
        if sample.entries.isEmpty { return .none("The file has no line.") }
        var good = 0
        var firstBad = 0
        for entry in sample.entries {
            var text = entry.text ?? ""
            if case .rejected = text.withUTF8({ JSONEntry.item(entry.number, $0) }) {
                if firstBad == 0 { firstBad = entry.number }
            } else {
                good += 1
            }
        }
        return FormatFit(
            share: Double(good) / Double(sample.entries.count), isNamedSo: isNamedSo,
            reason: "Line \(firstBad) is not a JSON object with the keys 'short' and 'long'.")
    }
}
