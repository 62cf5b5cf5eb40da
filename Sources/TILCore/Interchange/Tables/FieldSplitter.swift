import Foundation

/// Finds the fields of one record, and remembers where it stands when a quote is still open at the end of a line.
struct FieldSplitter {
    /// Where a field lies in its record.
    struct Field: Hashable {
        var start: Int
        var end: Int
        /// Whether quotes in it are doubled.
        var hasDoubledQuotes = false
    }

    enum Result {
        case done
        /// A quote is open: call ``scan(_:)`` again with more of the record appended.
        case open
        case textAfterQuote
        case tooManyColumns
    }

    /// The most columns that a record may have.
    static let mostColumns = 1_000

    /// The fields found so far.
    private(set) var fields: [Field] = []

    let delimiter: UInt8
    private let isLenient: Bool
    private var position = 0
    private var fieldStart = 0
    private var quoteStart = -1
    private var hasDoubledQuotes = false
    private var lineStart = 0
    private var isWithinOneLine = false

    init(delimiter: UInt8, isLenient: Bool) {
        self.delimiter = delimiter
        self.isLenient = isLenient
    }

    /// Forgets the last record. Within one line, a quote that stays open stands for itself.
    mutating func start(isWithinOneLine: Bool = false) {
        fields.removeAll(keepingCapacity: true)
        position = 0
        quoteStart = -1
        lineStart = 0
        self.isWithinOneLine = isWithinOneLine
    }

    /// Looks at a record: the same bytes as the last time and more, if that returned ``Result/open``.
    mutating func scan(_ record: UnsafeBufferPointer<UInt8>) -> Result {
        guard let base = record.baseAddress else {
            fields.append(Field(start: 0, end: 0))
            return .done
        }
        let count = record.count
        while fields.count < Self.mostColumns {
            if quoteStart < 0 {
                fieldStart = position
                var first = position
                while first < count, base[first] == 0x20 { first += 1 }
                guard first < count, base[first] == 0x22 else {
                    if takePlain(base, count) { return .done }
                    continue
                }
                quoteStart = first + 1
                position = first + 1
                hasDoubledQuotes = false
            }
            switch close(base, count) {
            case .field: continue
            case .lastField: return .done
            case .textAfter:
                guard isLenient, fieldStart >= lineStart else { return .textAfterQuote }
                if takePlain(base, count) { return .done }
            case .nothing:
                guard isLenient else { return leaveOpen(count) }
                let hasDelimiter =
                    memchr(base + max(quoteStart, lineStart), Int32(delimiter), count - max(quoteStart, lineStart))
                    != nil
                if fieldStart < lineStart {
                    if hasDelimiter { return .textAfterQuote }
                } else if hasDelimiter || isWithinOneLine {
                    if takePlain(base, count) { return .done }
                    continue
                }
                return leaveOpen(count)
            }
        }
        return .tooManyColumns
    }

    private enum Closing { case field, lastField, textAfter, nothing }

    /// Goes on to the end of the quoted field.
    private mutating func close(_ base: UnsafePointer<UInt8>, _ count: Int) -> Closing {
        while let hit = memchr(base + position, 0x22, count - position) {
            let quote = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(hit))
            if quote + 1 < count, base[quote + 1] == 0x22 {
                hasDoubledQuotes = true
                position = quote + 2
                continue
            }
            var after = quote + 1
            while after < count, base[after] == 0x20 { after += 1 }
            guard after == count || base[after] == delimiter else { return .textAfter }
            if isLenient, fieldStart < lineStart, memchr(base + lineStart, Int32(delimiter), quote - lineStart) != nil {
                return .textAfter
            }
            fields.append(Field(start: quoteStart, end: quote, hasDoubledQuotes: hasDoubledQuotes))
            quoteStart = -1
            position = after + 1
            return after == count ? .lastField : .field
        }
        return .nothing
    }

    /// Takes the field as it is written, up to the delimiter; true if it was the record's last.
    private mutating func takePlain(_ base: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        quoteStart = -1
        guard let hit = memchr(base + fieldStart, Int32(delimiter), count - fieldStart) else {
            fields.append(Field(start: fieldStart, end: count))
            return true
        }
        let end = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(hit))
        fields.append(Field(start: fieldStart, end: end))
        position = end + 1
        return false
    }

    private mutating func leaveOpen(_ count: Int) -> Result {
        position = count
        lineStart = count
        return .open
    }
}
