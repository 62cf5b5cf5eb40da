import Foundation

/// The index of a dictd database, in the order of the dictionary's text.
///
/// It is held in memory: some 40 bytes a headword, and the headword.
struct DictdIndex {
    /// Where an entry lies.
    struct Entry: Hashable {
        let offset: Int
        let count: Int
        /// The number of its line in the index.
        let line: Int
        fileprivate let headword: Range<Int>
    }

    /// The entries, none twice: headwords that share a text are one.
    private(set) var entries: [Entry] = []
    /// Lines that are no entries.
    private(set) var rejections: [Rejection] = []
    private var headwords: [UInt8] = []

    /// The most bytes that a headword may have: as many as the longest acronym can take.
    static let longestHeadword = ThingDraft.shortLimit * 4
    /// The most headwords that an index may have, and the most bytes of them all.
    static let mostEntries = 2_000_000
    static let mostBytes = 64 << 20

    /// Reads an index to its end.
    /// - Throws: ``InterchangeError/beyondLimit(name:reason:)`` where it is larger than memory is given to it.
    init(_ source: ByteSource) throws {
        let lines = LineReader(source)
        while let item = try lines.next() {
            switch item {
            case .rejected(let rejection): reject(rejection)
            case .line(let line):
                if line.bytes.isEmpty { continue }
                let columns = line.bytes.split(separator: 0x09, maxSplits: 3, omittingEmptySubsequences: false)
                guard columns.count >= 3, let offset = Self.number(columns[1]), let count = Self.number(columns[2])
                else {
                    reject(
                        Rejection(line: line.number, reason: "The line is not a headword and two numbers of base 64."))
                    continue
                }
                guard columns[0].count <= Self.longestHeadword else {
                    reject(Rejection(line: line.number, reason: RejectionReason.headwordTooLong))
                    continue
                }
                guard entries.count < Self.mostEntries, headwords.count < Self.mostBytes else {
                    throw InterchangeError.beyondLimit(
                        name: source.name,
                        reason: "It has more than 2,000,000 headwords, or 64 MiB of them; split it into several.")
                }
                let start = headwords.count
                headwords += columns[0]
                entries.append(
                    Entry(offset: offset, count: count, line: line.number, headword: start..<headwords.count))
            }
        }
        var compared = 0
        try entries.sort { left, right in
            compared += 1
            if compared & 0xFFFF == 0 { try source.watch() }
            return (left.offset, left.count, left.line) < (right.offset, right.count, right.line)
        }
        var last: Entry?
        entries.removeAll { entry in
            defer { last = entry }
            return last?.offset == entry.offset && last?.count == entry.count
        }
    }

    /// The headword of an entry, as the index has it: often in small letters and without punctuation.
    func headword(of entry: Entry) -> String {
        String(decoding: headwords[entry.headword], as: UTF8.self)
    }

    /// Whether a headword is that of what the database says of itself; dictfmt may have dropped its hyphens.
    static func isAboutDatabase<Headword: Collection<UInt8>>(_ headword: Headword) -> Bool {
        headword.starts(with: "00database".utf8) || headword.starts(with: "00-database".utf8)
    }

    /// The number that digits of base 64 say, as MIME writes them; nil for anything else.
    static func number<Digits: Collection<UInt8>>(_ digits: Digits) -> Int? {
        guard !digits.isEmpty, digits.count <= 9 else { return nil }
        var value = 0
        for digit in digits {
            switch digit {
            case 0x41...0x5A: value = value << 6 | Int(digit - 0x41)
            case 0x61...0x7A: value = value << 6 | Int(digit - 0x61 + 26)
            case 0x30...0x39: value = value << 6 | Int(digit - 0x30 + 52)
            case 0x2B: value = value << 6 | 62
            case 0x2F: value = value << 6 | 63
            default: return nil
            }
        }
        return value
    }

    private mutating func reject(_ rejection: Rejection) {
        if rejections.count < ImportReport.longestList { rejections.append(rejection) }
    }
}
