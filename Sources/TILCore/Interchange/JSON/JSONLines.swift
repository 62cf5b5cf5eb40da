import Foundation

/// A lossless format with one JSON object per line. A thing has the keys of the program's other JSON: `id`, `short`,
/// `long`, `note`, `tags`, `origin` and `added`, and optionally `source` and `suspended`. Each of its reviews follows on a line
/// of its own, with the thing's ID under `thing`, so that no line grows with the answers.
///
/// An import requires only `short` and `long`. It also accepts other names that a table's header can have (`acronym`,
/// `meaning`, `term`, `definition`), and it skips unknown keys. It also reads one array of such objects, with any line
/// breaks.
enum JSONLines {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "jsonl", summary: "one JSON object per line, with IDs, times and answers: keeps everything",
        fileExtensions: ["jsonl", "ndjson"], isLossless: true, keepsReviews: true, fit: { fit($0) },
        read: { input, body in
            if isArray(input.sample) {
                try readArray(input.contents.bytes, body)
            } else {
                try readLines(input.contents, body)
            }
        }, makeWriter: { _ in Writer() })

    /// The first bytes of every file from ``Writer``.
    static let start = #"{"id":""#.utf8

    private static func readLines(_ contents: FileContents, _ body: (ImportItem) throws -> Void) throws {
        let reader = JSONReader()
        try contents.forEachLine(reject: body) { line in
            let text = FieldText.trimmed(line.bytes)
            if !text.isEmpty { try body(reader.item(line.number, text)) }
        }
    }

    /// Returns whether a file is an array of objects: `[`, then `{`.
    private static func isArray(_ sample: FormatSample) -> Bool {
        let text = sample.bytes.dropFirst(sample.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).lazy
            .filter { !FieldText.isSpace($0) }
        return text.prefix(2).elementsEqual("[{".utf8)
    }

    /// Finds the elements of an array, each with its line.
    private static func readArray(_ bytes: [UInt8], _ body: (ImportItem) throws -> Void) throws {
        let reader = JSONReader()
        var (line, depth, isInString, isEscaped, isAtEnd) = (1, 0, false, false, false)
        var element: (line: Int, start: Int)?
        func finish(_ end: Int) throws {
            guard let (line, start) = element else { return }
            element = nil
            guard end - start <= TextLines.longestLine else {
                return try body(.rejected(line, RejectionReason.elementTooLong))
            }
            try bytes[start..<end].withUnsafeBufferPointer { try body(reader.item(line, $0, unit: "element")) }
        }
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0A { line += 1 }
            if isAtEnd {
                if FieldText.isSpace(byte) { continue }
                return try body(.rejected(line, RejectionReason.textAfterArray))
            } else if isInString {
                isInString = isEscaped || byte != 0x22
                isEscaped = !isEscaped && byte == 0x5C
            } else if byte == 0x2C, depth == 1 {
                try finish(index)
            } else {
                if byte == 0x5D || byte == 0x7D {
                    depth -= 1
                    isAtEnd = depth <= 0
                    if isAtEnd { try finish(index) }
                }
                if depth > 0, element == nil, !FieldText.isSpace(byte) { element = (line, index) }
                if byte == 0x5B || byte == 0x7B { depth += 1 }
                isInString = byte == 0x22
            }
        }
        if !isAtEnd { try body(.rejected(line, RejectionReason.arrayNotClosed)) }
    }

    private static func fit(_ sample: FormatSample) -> FormatFit {
        var hasMatchingName = format.fileExtensions.contains(sample.fileExtension)
        var count = FormatFit.Count()
        func add(_ item: ImportItem) {
            if case .rejected(let rejection) = item {
                // The sample may end before the array does, so do not count this.
                if rejection.reason != RejectionReason.arrayNotClosed { count.add(false, line: item.line) }
            } else {
                count.add(true, line: item.line)
            }
        }
        if isArray(sample) {
            hasMatchingName = hasMatchingName || sample.fileExtension == "json"
            try? readArray(sample.bytes) { add($0) }
            return count.fit(
                hasMatchingName: hasMatchingName,
                reason: "The element on line \(count.firstBad) is not an object with the keys 'short' and 'long'.")
        }
        if sample.entries.isEmpty { return .none("The file is empty.") }
        let reader = JSONReader()
        for entry in sample.entries {
            var text = entry.text ?? ""
            add(text.withUTF8 { reader.item(entry.number, $0) })
        }
        return count.fit(
            hasMatchingName: hasMatchingName,
            reason: "Line \(count.firstBad) is not a JSON object with the keys 'short' and 'long'.")
    }

    /// A writer of a line for each thing, and of a line for each of its reviews.
    struct Writer: InterchangeWriter {
        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            var object = JSONWriter()
            object.add("id", thing.id)
            object.add("short", thing.short)
            object.add("long", thing.long)
            object.add("note", thing.note)
            object.add("tags", thing.tags)
            if !thing.source.isEmpty { object.add("source", thing.source) }
            object.add("origin", thing.origin.text)
            object.add("added", InternetDate.text(of: thing.dateAdded))
            if let suspended = thing.dateSuspended {
                object.add("suspended", InternetDate.text(of: suspended))
            }
            output += object.bytes + [0x7D, 0x0A]
            for review in reviews {
                var object = JSONWriter()
                object.add("id", review.id)
                object.add("thing", review.thingID)
                object.add("direction", review.direction.rawValue)
                object.add("asked", review.asked)
                object.add("typed", review.typed)
                object.add("seconds", review.seconds)
                object.add("limit", review.limit)
                object.add("verdict", review.verdict.rawValue)
                object.add("grade", review.grade.name)
                object.add("scheduled", review.isScheduled)
                object.add("at", InternetDate.text(of: review.date))
                object.add("utcOffset", review.utcOffset)
                object.add("studyDay", review.studyDay.description)
                output += object.bytes + [0x7D, 0x0A]
            }
        }
    }
}
