import Foundation

/// The database of the BSD `wtf` command: `SHORT<TAB>what it stands for`, sorted, after a version line.
///
/// Only shorts and longs have a place in it; line ends and tabs in them become blanks. On the way in, blanks after the
/// acronym are dropped, and a line that has several blanks in place of the tab is taken too, since the real files have
/// such lines.
enum WTF {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "wtf", summary: "the acronym database of the BSD wtf command", fileExtensions: ["wtf"],
        needsSortedThings: true, fit: { fit($0) }, reader: { Reader($0.source) }, writer: { _ in Writer() })

    /// Reads the lines of a database.
    struct Reader: InterchangeReader {
        private let lines: LineReader

        init(_ source: ByteSource) {
            lines = LineReader(source)
        }

        mutating func next() throws -> ImportItem? {
            while let item = try lines.next() {
                switch item {
                case .rejected(let rejection): return .rejected(rejection)
                case .line(let line):
                    let bytes = FieldText.trimmed(line.bytes)
                    if let parting = Self.parting(of: bytes) { return Self.entry(line.number, bytes, parting) }
                    guard let first = bytes.first, first != 0x24, first != 0x23 else { continue }
                    return .rejected(line.number, RejectionReason.noTab, bytes)
                }
            }
            return nil
        }

        private static func entry(
            _ number: Int, _ line: UnsafeBufferPointer<UInt8>, _ parting: EntryLine.Parting
        ) -> ImportItem {
            guard let short = FieldText.string(UnsafeBufferPointer(rebasing: line[..<parting.shortEnd])),
                let long = FieldText.string(UnsafeBufferPointer(rebasing: line[parting.longStart...]))
            else { return .rejected(number, RejectionReason.notUTF8, line) }
            return .limited(ImportRecord(line: number, short: short, long: long), in: line)
        }

        /// The first tab, or else the first place with several blanks.
        private static func parting(of line: UnsafeBufferPointer<UInt8>) -> EntryLine.Parting? {
            if let tab = line.firstIndex(of: 0x09) { return .init(shortEnd: tab, longStart: tab + 1) }
            for index in line.indices.dropLast() where line[index] == 0x20 && line[index + 1] == 0x20 {
                return .init(shortEnd: index, longStart: index + 1)
            }
            return nil
        }
    }

    /// Writes a line for each thing.
    struct Writer: InterchangeWriter {
        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            output += Self.flat(thing.short).utf8
            output.append(0x09)
            output += Self.flat(thing.long).utf8
            output.append(0x0A)
        }

        private static func flat(_ text: String) -> String {
            OneLine.text(text).replacing("\t", with: " ")
        }
    }

    private static func fit(_ sample: FormatSample) -> FormatFit {
        let table = sample.fit(table: .tab)
        let file = sample.name.split(separator: "/").last ?? ""
        // The real ones are called acronyms and acronyms.comp; acronyms.txt may be anything.
        let isNamedSo = sample.fileExtension == "wtf" || file == "acronyms" || file == "acronyms.comp"
        let hasVersion =
            sample.entries.first?.text?.hasPrefix("$") == true && sample.entries.first?.text?.contains("\t") == false
        if table.confidence > 0, isNamedSo || hasVersion { return FormatFit(confidence: 1, reason: "") }
        return .none("There is no '$NetBSD$' line at its start, or its lines have no tab.")
    }
}
