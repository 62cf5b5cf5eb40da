import TILText

/// The parts of a document, as it is written, where nobody defines an acronym: headings, tables, links, quotations, code,
/// comments.
struct DocumentRegions {
    /// What a part is.
    enum Kind: Int, CaseIterable {
        case code, comment, heading, table, link, quotation
        /// Text that is read as prose but may be none, so that it stays as it is: code that is indented, lists of references.
        case kept
        /// What is set in another type as what somebody types or a program says.
        case name
    }

    /// The parts of each kind in the order of the document, none touching another, and the starts of lines.
    ///
    /// Half as many bytes as an `Int` has hold them: a document of gigabytes is too large to be checked.
    private let parts: [[Range<UInt32>]]
    private let lineStarts: [UInt32]
    /// How many bytes the document has.
    private let length: Int
    /// Whether all parts of the format are known, so that the rest may be edited.
    let isComplete: Bool

    /// Reads a document.
    init(_ document: UnsafeBufferPointer<UInt8>, format: DocumentFormat) {
        var collector = RegionCollector(document)
        switch format {
        case .markdown: MarkdownRegions.read(&collector)
        case .restructuredText: RestructuredTextRegions.read(&collector)
        case .html: HTMLRegions.read(&collector, 0..<document.count, isWhole: true)
        case .latex: LaTeXRegions.read(&collector)
        case .roff: RoffRegions.read(&collector)
        case .plain, .paragraphs, .wordXML: break
        }
        isComplete = format != .plain && format != .paragraphs && format != .wordXML
        parts = collector.parts.map(Self.united)
        var starts: [UInt32] = [0]
        var end = ByteSearch.next(0x0A, document, 0..<document.count)
        while end < document.count {
            starts.append(UInt32(clamping: end + 1))
            end = ByteSearch.next(0x0A, document, end + 1..<document.count)
        }
        lineStarts = starts
        length = document.count
    }

    /// Whether a byte lies in a part of a kind.
    func contains(_ kind: Kind, _ byte: Int) -> Bool { overlaps(parts[kind.rawValue], byte..<(byte + 1)) }

    /// Whether any of some bytes lies in a part of a kind in which nobody defines an acronym.
    func isProtected(_ range: Range<Int>) -> Bool {
        parts[..<Kind.kept.rawValue].contains { overlaps($0, range) }
    }

    /// Whether any of some bytes lies in a part that nothing changes.
    func isKept(_ range: Range<Int>) -> Bool { overlaps(parts[Kind.kept.rawValue], range) }

    /// The line of a byte, from 1.
    func line(of byte: Int) -> Int { lineStarts.partitioningIndex { $0 > byte } }

    /// The byte with which a line starts.
    func start(ofLine line: Int) -> Int { Int(lineStarts[line - 1]) }

    /// The bytes of a line with its end; none of one that there is not.
    func bytes(ofLine line: Int) -> Range<Int> {
        guard line <= lineStarts.count else { return length..<length }
        return start(ofLine: line)..<(line < lineStarts.count ? start(ofLine: line + 1) : Int.max)
    }

    /// Calls a closure with the lines in their order, without their ends.
    func forEachLine(_ body: (Range<Int>) -> Void) {
        for (number, start) in lineStarts.enumerated() {
            body(Int(start)..<(number + 1 < lineStarts.count ? Int(lineStarts[number + 1]) - 1 : length))
        }
    }

    /// Whether some bytes lie in any of some parts.
    private func overlaps(_ parts: [Range<UInt32>], _ range: Range<Int>) -> Bool {
        let index = parts.partitioningIndex { $0.upperBound > range.lowerBound }
        return index < parts.count && parts[index].lowerBound < range.upperBound
    }

    /// Parts in their order, those that overlap made one.
    private static func united(_ parts: [Range<UInt32>]) -> [Range<UInt32>] {
        var result: [Range<UInt32>] = []
        for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where !part.isEmpty {
            if let last = result.last, part.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
            } else {
                result.append(part)
            }
        }
        return result
    }
}

/// Collects the parts of a document as one goes over it.
struct RegionCollector {
    /// How far ahead the end of a part is looked for that one mark opens and another closes.
    static let reach = MaskedBytes.lookahead

    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var parts: [[Range<UInt32>]] = Array(repeating: [], count: DocumentRegions.Kind.allCases.count)

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func add(_ kind: DocumentRegions.Kind, _ range: Range<Int>) {
        parts[kind.rawValue].append(UInt32(clamping: range.lowerBound)..<UInt32(clamping: range.upperBound))
    }

    /// The end of the line in which a byte lies: its line end, or the document's end.
    func lineEnd(from start: Int) -> Int {
        start < bytes.count ? ByteSearch.next(0x0A, bytes, start..<bytes.count) : start
    }

    /// The first byte of a line that is no blank; the line's end where there is none.
    func textStart(_ line: Range<Int>) -> Int {
        line.first { !ByteClass.isBlank(bytes[$0]) } ?? line.upperBound
    }

    /// Whether a text stands at a place.
    func has(_ text: StaticString, at index: Int) -> Bool {
        guard index >= 0, index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { text in text.indices.allSatisfy { bytes[index + $0] == text[$0] } }
    }

    /// Where a text stands next, before a limit.
    func find(_ text: StaticString, from start: Int, before limit: Int) -> Int? {
        let first = text.utf8Start.pointee
        var index = start
        while index < limit {
            index = ByteSearch.next(first, bytes, index..<limit)
            if index < limit, has(text, at: index) { return index }
            index += 1
        }
        return nil
    }

    /// Whether a line is made of one of some marks only, a number of them or more.
    func isRule(_ line: Range<Int>, of marks: StaticString, atLeast count: Int) -> Bool {
        let start = textStart(line)
        guard start < line.upperBound else { return false }
        let mark = bytes[start]
        guard marks.withUTF8Buffer({ $0.contains(mark) }) else { return false }
        var end = line.upperBound
        while end > start, ByteClass.isBlank(bytes[end - 1]) { end -= 1 }
        return end - start >= count && (start..<end).allSatisfy { bytes[$0] == mark }
    }

    /// Adds what stands between quotation marks in a paragraph: two that stand straight, or one that opens and one that
    /// closes.
    mutating func addQuotations(_ paragraph: Range<Int>) {
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            index = ByteSearch.next(Self.quotes, bytes, index..<paragraph.upperBound)
            guard index < paragraph.upperBound else { return }
            let limit = min(paragraph.upperBound, index + Self.reach)
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                let end = ByteSearch.next(byte, bytes, index + 1..<max(index + 1, limit))
                if end < limit {
                    add(.quotation, index..<(end + 1))
                    index = end
                }
            } else if has("“", at: index), let end = find("”", from: index, before: limit) {
                add(.quotation, index..<(end + 3))
                index = end
            } else if has("``", at: index), let end = find("''", from: index, before: limit) {
                add(.quotation, index..<(end + 2))
                index = end
            }
            index += 1
        }
    }

    /// The first bytes of quotation marks.
    private static let quotes = ByteSearch.Marks(UInt8(ascii: "\""), UInt8(ascii: "`"), 0xE2, 0xE2)
}
