import TILText
import Foundation

/// A lossless format with one JSON object per line. A thing has the keys of the program's other JSON: `id`, `short`,
/// `long`, `note`, `tags`, `origin` and `added`, and optionally `source`, `suspended` and `contexts`. Each of its
/// reviews follows on a line of its own, with the thing's ID under `thing`, so that no line grows with the answers.
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
            var array = JSONArrayReader(LineEnds.unified(Array(text.text.utf8)))
            array.read()
            document.parts = array.items.map(ListDocument.Part.init)
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
            for review in reviews { write(review, into: &output) }
        }

        private func write(_ review: Review, into output: inout [UInt8]) {
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

/// A reader of the elements of an array of JSON objects, with any line breaks.
private struct JSONArrayReader {
    private let bytes: [UInt8]
    private let reader = JSONReader()
    private(set) var items: [ImportItem] = []
    private var line = 1
    /// The number of open brackets and braces.
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var element: Element?

    /// An element that is not complete.
    private struct Element {
        let line: Int
        let start: Int
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func read() {
        guard let end = readArray() else {
            items.append(.rejected(line, RejectionReason.arrayNotClosed))
            return
        }
        for byte in bytes[end...] {
            if byte == "\n" { line += 1 }
            if FieldText.isSpace(byte) { continue }
            items.append(.rejected(line, RejectionReason.textAfterArray))
            return
        }
    }

    /// Reads the array.
    /// - Returns: the offset after its closing bracket, or nil if it is not closed.
    private mutating func readArray() -> Int? {
        for (index, byte) in bytes.enumerated() {
            if byte == "\n" { line += 1 }
            if isInString {
                readInString(byte)
            } else {
                readOutsideString(byte, at: index)
                let isClosing = byte == "]" || byte == "}"
                if isClosing, depth <= 0 { return index + 1 }
            }
        }
        return nil
    }

    private mutating func readInString(_ byte: UInt8) {
        let endsString = byte == "\"" && !isEscaped
        isEscaped = byte == "\\" && !isEscaped
        isInString = !endsString
    }

    private mutating func readOutsideString(_ byte: UInt8, at index: Int) {
        switch byte {
        case "]", "}":
            depth -= 1
            // This closes the array.
            if depth <= 0 { endElement(at: index) }
        case ",":
            if depth == 1 { endElement(at: index) }
        case "[", "{":
            startElement(at: index)
            depth += 1
        case "\"":
            startElement(at: index)
            isInString = true
        default:
            if !FieldText.isSpace(byte) { startElement(at: index) }
        }
    }

    /// Starts an element at its first byte. The bracket of the array starts none.
    private mutating func startElement(at index: Int) {
        if depth > 0, element == nil { element = Element(line: line, start: index) }
    }

    private mutating func endElement(at end: Int) {
        guard let ended = element else { return }
        element = nil
        guard end - ended.start <= TextLines.longestLine else {
            items.append(.rejected(ended.line, RejectionReason.elementTooLong))
            return
        }
        let item = bytes[ended.start..<end].withUnsafeBufferPointer { element in
            reader.item(ended.line, element, unit: "element")
        }
        items.append(item)
    }
}
