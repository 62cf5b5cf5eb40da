// The C parser of Yams. It reports duplicate keys and lines, and it does not recurse.
import CYaml
import TILText
import Yams

/// Lists in YAML: lists of maps, maps, lists of texts, and the keys of Quarto's filter `acronyms`.
///
/// Every value is text as the file writes it, so that `NO: Norway` stays `NO`. Anchors and aliases are refused, because
/// a small file can stand for a huge one with them.
enum YAMLListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { read($0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        let name = text.name.lowercased()
        if name.hasSuffix(".yml") || name.hasSuffix(".yaml") { return .certain }
        let start = text.text.utf8.prefix(1 << 16)
        if start.starts(with: "---\nacronyms:".utf8) || start.starts(with: "acronyms:\n".utf8) { return .certain }
        return .no
    }

    static func read(_ text: ListText) -> ListDocument {
        let lines = ByteLines(text.text)
        var parser = YAMLParser(lines)
        parser.parse()
        if let refusal = parser.refusal {
            var document = ListDocument()
            document.reject(refusal.line, refusal.reason)
            return document
        }
        var document = ListDocument()
        var other: [DataNode] = []
        for root in parser.builder.roots {
            if let keys = quartoKeys(root) {
                for key in keys { add(quarto: key, to: &document) }
            } else {
                other.append(root)
            }
        }
        if !other.isEmpty { document.parts += DataShape(other).document.parts }
        for line in parser.comments { document.addOther(line...line) }
        for fault in parser.faults { document.reject(fault.line, fault.reason, text: fault.text) }
        return document
    }

    // MARK: Quarto

    /// Returns the acronyms of a file for Quarto's filter `acronyms`, or nil if the file is not of this kind.
    private static func quartoKeys(_ root: DataNode) -> [DataNode]? {
        guard let value = value("keys", of: value("acronyms", of: root)) else { return nil }
        // A list without acronyms.
        if value.isEmptyContainer || value.text == "" { return [] }
        guard let keys = value.list, keys.contains(where: isQuarto) else { return nil }
        return keys
    }

    /// Returns the value of a key in a map, or nil.
    private static func value(_ key: String, of map: DataNode?) -> DataNode? {
        map?.map?.first { member in member.key == key }?.value
    }

    private static func isQuarto(_ key: DataNode) -> Bool {
        let names = Set((key.map ?? []).map(\.key))
        return names.contains("shortname") && names.contains("longname")
    }

    /// Adds an acronym, whose texts are Markdown.
    private static func add(quarto key: DataNode, to document: inout ListDocument) {
        func text(_ name: String) -> String {
            MarkdownInline.plain((value(name, of: key)?.text ?? "").utf8).text
        }
        let record = ImportRecord(line: key.line, short: text("shortname"), long: text("longname"))
        switch ImportItem.checked(record) {
        case .record(let record): document.parts.append(.entry(record))
        case .rejected(let rejection): document.parts.append(.rejected(rejection))
        default: break
        }
        for member in key.map ?? [] where !["key", "shortname", "longname"].contains(member.key) {
            document.addOther(member.line...member.line)
        }
    }
}

/// A parser of YAML that keeps the lines it cannot read.
struct YAMLParser {
    struct Fault {
        let line: Int
        let reason: String
        var text = ""
    }

    private let lines: ByteLines
    private(set) var builder = DataTreeBuilder()
    /// The lines with nothing but a comment.
    private(set) var comments: [Int] = []
    /// The lines that cannot be read.
    private(set) var faults: [Fault] = []
    /// The reason why the whole file is refused.
    private(set) var refusal: Fault?
    /// The lines of texts over several lines, in which `#` is no comment.
    private var textLines: [ClosedRange<Int>] = []

    /// The maximum number of faults in a file.
    private static let mostFaults = 100

    init(_ lines: ByteLines) {
        self.lines = lines
    }

    mutating func parse() {
        var start = 0
        while start < lines.count, refusal == nil {
            guard let faulty = parse(from: start) else { break }
            builder.remove(line: faulty + 1)
            builder.finish()
            if faults.count == Self.mostFaults {
                refusal = Fault(line: faulty + 1, reason: "The file is not valid YAML: it has more than 100 faults.")
            }
            start = faulty + 1
        }
        builder.finish()
        findComments()
    }

    /// Parses the lines from one on.
    /// - Returns: the index of a line that cannot be read, or nil at the end.
    private mutating func parse(from first: Int) -> Int? {
        let bytes = lines.bytes[lines.ranges[first].lowerBound...]
        return bytes.withUnsafeBufferPointer { input in
            var parser = yaml_parser_t()
            guard yaml_parser_initialize(&parser) == 1 else { return nil }
            defer { yaml_parser_delete(&parser) }
            yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
            while refusal == nil {
                var event = yaml_event_t()
                guard yaml_parser_parse(&parser, &event) == 1 else { return fail(parser, from: first) }
                defer { yaml_event_delete(&event) }
                if event.type == YAML_STREAM_END_EVENT { return nil }
                read(event, from: first)
            }
            return nil
        }
    }

    private mutating func read(_ event: yaml_event_t, from first: Int) {
        let line = first + Int(event.start_mark.line) + 1
        switch event.type {
        case YAML_SCALAR_EVENT:
            if event.data.scalar.anchor != nil { return refuseAnchor(line) }
            let value = UnsafeBufferPointer(start: event.data.scalar.value, count: Int(event.data.scalar.length))
            let text = String(decoding: value, as: UTF8.self)
            let isNull = event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE && (text == "~" || text == "null")
            builder.add(isNull && !builder.expectsKey ? "" : text, line: line)
            let last = first + Int(event.end_mark.line) + 1
            if last > line { textLines.append((line + 1)...last) }
        case YAML_SEQUENCE_START_EVENT:
            if event.data.sequence_start.anchor != nil { return refuseAnchor(line) }
            open(isMap: false, line)
        case YAML_MAPPING_START_EVENT:
            if event.data.mapping_start.anchor != nil { return refuseAnchor(line) }
            open(isMap: true, line)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            builder.close()
        case YAML_ALIAS_EVENT:
            refuseAnchor(line)
        default:
            break
        }
    }

    private mutating func open(isMap: Bool, _ line: Int) {
        if builder.depth == DataTreeBuilder.deepest {
            refusal = Fault(line: line, reason: DataTreeBuilder.tooDeep + " Save the list with fewer levels.")
        } else {
            builder.open(isMap: isMap, line: line)
        }
    }

    private mutating func refuseAnchor(_ line: Int) {
        refusal = Fault(
            line: line, reason: "The YAML has anchors or aliases (& or *). Write the values out, or put them in quotes."
        )
    }

    /// Records the fault of a parser.
    /// - Returns: the index of the last line that cannot be read.
    private mutating func fail(_ parser: yaml_parser_t, from first: Int) -> Int {
        let mark = first + Int(parser.problem_mark.line)
        let line = min(max(first, mark), lines.count - 1)
        let problem = parser.problem.map { problem in String(cString: problem) } ?? "it cannot be read"
        faults.append(
            Fault(
                line: line + 1,
                reason: "The YAML is not valid here: \(problem). Put the text in quotes.",
                text: lines[line].text))
        return line
    }

    private mutating func findComments() {
        var texts = textLines[...]
        for index in 0..<lines.count {
            while let text = texts.first, text.upperBound < index + 1 { texts.removeFirst() }
            if let text = texts.first, text.contains(index + 1) { continue }
            if lines[index].drop(while: \.isSpace).first == UInt8(ascii: "#") { comments.append(index + 1) }
        }
    }
}
