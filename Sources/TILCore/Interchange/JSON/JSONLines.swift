import TILText
import Foundation

/// A lossless format with one JSON object per line. A thing has the keys of the program's other JSON: `id`, `short`,
/// `long`, `note`, `tags`, `origin` and `added`, and optionally `source`, `suspended` and `contexts`. Each of its reviews follows on a line
/// of its own, with the thing's ID under `thing`, so that no line grows with the answers.
///
/// An import requires only `short` and `long`. It also accepts other names that a table's header can have (`acronym`,
/// `meaning`, `term`, `definition`), and it skips unknown keys. It also reads one array of such objects, with any line
/// breaks.
enum JSONLines {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "jsonl", summary: "one JSON object per line, with IDs, times and answers: keeps everything",
        fileExtensions: ["jsonl", "ndjson", "json"], isLossless: true, keepsReviews: true, hasColumns: true,
        readers: [ListReader(fit: { fit($0) }, read: { read($0) }), JSONListReader.reader],
        makeWriter: { options in Writer(contexts: options.contexts) })

    /// The keys of a thing or of a review, by which an export differs from other lists in JSON.
    private static func fit(_ text: ListText) -> ListReader.Fit {
        let start = text.text.utf8.prefix(1 << 20).drop(while: FieldText.isSpace)
        guard start.first == "{" || start.first == "[" else { return .no }
        let hasThings = start.contains("\"short\"".utf8) && start.contains("\"long\"".utf8)
        let hasReviews = start.contains("\"thing\"".utf8) && start.contains("\"verdict\"".utf8)
        return hasThings || hasReviews ? .certain : .no
    }

    /// Reads the objects of a file, or its values in another arrangement if no line and no element is a thing.
    private static func read(_ text: ListText) -> ListDocument {
        let document = objects(text)
        let hasItems = document.parts.contains { part in
            if case .rejected = part { false } else { true }
        }
        if hasItems { return document }
        let values = JSONListReader.read(text)
        let hasRows = values.parts.contains { part in
            if case .table = part { true } else { false }
        }
        return hasRows ? values : document
    }

    private static func objects(_ text: ListText) -> ListDocument {
        var document = ListDocument()
        let start = text.text.utf8.lazy.filter { byte in !FieldText.isSpace(byte) }.prefix(2)
        if start.elementsEqual("[{".utf8) {
            readArray(LineEnds.unified(Array(text.text.utf8))) { document.parts.append(ListDocument.Part($0)) }
            return document
        }
        let reader = JSONReader()
        text.forEachLine { line in
            if let fault = line.fault {
                document.parts.append(.rejected(Rejection(line: line.number, reason: fault)))
                return
            }
            let bytes = FieldText.trimmed(line.bytes)
            if !bytes.isEmpty { document.parts.append(ListDocument.Part(reader.item(line.number, bytes))) }
        }
        return document
    }

    /// The first bytes of every file from ``Writer``.
    static let start = #"{"id":""#.utf8

    /// Finds the elements of an array, each with its line.
    private static func readArray(_ bytes: [UInt8], _ body: (ImportItem) -> Void) {
        let reader = JSONReader()
        var (line, depth, isInString, isEscaped, isAtEnd) = (1, 0, false, false, false)
        var element: (line: Int, start: Int)?
        func finish(_ end: Int) {
            guard let (line, start) = element else { return }
            element = nil
            guard end - start <= TextLines.longestLine else {
                return body(.rejected(line, RejectionReason.elementTooLong))
            }
            bytes[start..<end].withUnsafeBufferPointer { body(reader.item(line, $0, unit: "element")) }
        }
        for (index, byte) in bytes.enumerated() {
            if byte == "\n" { line += 1 }
            if isAtEnd {
                if FieldText.isSpace(byte) { continue }
                return body(.rejected(line, RejectionReason.textAfterArray))
            } else if isInString {
                isInString = isEscaped || byte != "\""
                isEscaped = !isEscaped && byte == "\\"
            } else if byte == ",", depth == 1 {
                finish(index)
            } else {
                if byte == "]" || byte == "}" {
                    depth -= 1
                    isAtEnd = depth <= 0
                    if isAtEnd { finish(index) }
                }
                if depth > 0, element == nil, !FieldText.isSpace(byte) { element = (line, index) }
                if byte == "[" || byte == "{" { depth += 1 }
                isInString = byte == "\""
            }
        }
        if !isAtEnd { body(.rejected(line, RejectionReason.arrayNotClosed)) }
    }

    /// A writer of a line for each thing, and of a line for each of its reviews.
    struct Writer: InterchangeWriter {
        /// The words of texts where things were met, by their IDs.
        var contexts: [UUID: [String]] = [:]

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
            if let contexts = contexts[thing.id] { object.add("contexts", contexts) }
            output += object.bytes + Array("}\n".utf8)
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
                output += object.bytes + Array("}\n".utf8)
            }
        }
    }
}
