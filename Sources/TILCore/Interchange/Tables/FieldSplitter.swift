/// Finds the fields of one record, and remembers where it is if a quote is still open at the end of a line.
struct FieldSplitter {
    /// Where a field is in its record.
    struct Field {
        let range: Range<Int>
        /// Whether quotes in it are doubled.
        var hasDoubledQuotes = false
    }

    enum Result {
        case done
        /// A quote is open: call ``scan(_:)`` again with more of the record.
        case open
        case textAfterQuote
        case tooManyColumns
    }

    /// The most columns that a record may have.
    static let mostColumns = 1_000

    let isLenient: Bool
    /// The fields found so far.
    private(set) var fields: [Field] = []

    private let delimiter: UInt8
    private var position = 0
    private var fieldStart = 0
    /// Where the inside of an open quote starts.
    private var quoteStart: Int?
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
        quoteStart = nil
        lineStart = 0
        self.isWithinOneLine = isWithinOneLine
    }

    /// Looks at a record: the same bytes as the last time and more, if that returned ``Result/open``.
    mutating func scan(_ record: UnsafeBufferPointer<UInt8>) -> Result {
        func place(of byte: UInt8, from start: Int) -> Int? { record[start...].firstIndex(of: byte) }
        func firstAfterBlanks(_ start: Int) -> Int { record[start...].firstIndex { $0 != 0x20 } ?? record.count }
        var isAtEnd = false
        /// Takes the field as it is written, up to the delimiter.
        func takePlain() {
            quoteStart = nil
            let end = place(of: delimiter, from: fieldStart) ?? record.count
            fields.append(Field(range: fieldStart..<end))
            position = end + 1
            isAtEnd = end == record.count
        }
        while fields.count < Self.mostColumns {
            if isAtEnd { return .done }
            if quoteStart == nil {
                fieldStart = position
                let first = firstAfterBlanks(position)
                guard first < record.count, record[first] == 0x22 else {
                    takePlain()
                    continue
                }
                quoteStart = first + 1
                position = first + 1
                hasDoubledQuotes = false
            }
            guard let start = quoteStart else { continue }
            while let quote = place(of: 0x22, from: position), quote + 1 < record.count, record[quote + 1] == 0x22 {
                hasDoubledQuotes = true
                position = quote + 2
            }
            guard let quote = place(of: 0x22, from: position) else {
                let hasDelimiter = isLenient && place(of: delimiter, from: max(start, lineStart)) != nil
                if hasDelimiter, fieldStart < lineStart { return .textAfterQuote }
                if isLenient, fieldStart >= lineStart, hasDelimiter || isWithinOneLine {
                    takePlain()
                    continue
                }
                position = record.count
                lineStart = record.count
                return .open
            }
            let after = firstAfterBlanks(quote + 1)
            let isClosed = after == record.count || record[after] == delimiter
            let spansDelimiter =
                isLenient && fieldStart < lineStart && record[lineStart..<quote].contains(delimiter)
            if isClosed, !spansDelimiter {
                fields.append(Field(range: start..<quote, hasDoubledQuotes: hasDoubledQuotes))
                quoteStart = nil
                position = after + 1
                isAtEnd = after == record.count
            } else if isLenient, fieldStart >= lineStart {
                takePlain()
            } else {
                return .textAfterQuote
            }
        }
        return isAtEnd ? .done : .tooManyColumns
    }
}
