import GRDBSQLite

/// A value of a row, in the order in which SQLite sorts values.
///
/// Source: https://www.sqlite.org/datatype3.html, section 4.1.
enum StoredValue: Comparable {
    case null
    case integer(Int64)
    case real(Double)
    case text([UInt8])
    case blob([UInt8])

    static func < (left: StoredValue, right: StoredValue) -> Bool {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): left < right
        case (.real(let left), .real(let right)): left < right
        case (.integer(let left), .real(let right)): Double(left) < right
        case (.real(let left), .integer(let right)): left < Double(right)
        case (.text(let left), .text(let right)), (.blob(let left), .blob(let right)):
            left.lexicographicallyPrecedes(right)
        default: left.rank < right.rank
        }
    }

    private var rank: Int {
        switch self {
        case .null: 0
        case .integer, .real: 1
        case .text: 2
        case .blob: 3
        }
    }
}

extension RawStatement {
    /// The value in a column of the row, counted from 0.
    func value(_ column: Int32) -> StoredValue {
        switch columnType(column) {
        case SQLITE_NULL: .null
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_FLOAT: .real(real(column))
        case SQLITE_TEXT: .text(Array(bytes(column)))
        default: .blob(Array(bytes(column)))
        }
    }

    /// The hash of some columns of the row, counted from 0.
    func hash(of columns: Range<Int32>) -> Int {
        var hasher = Hasher()
        for column in columns {
            let type = columnType(column)
            hasher.combine(type)
            switch type {
            case SQLITE_NULL: break
            case SQLITE_INTEGER: hasher.combine(integer(column))
            case SQLITE_FLOAT: hasher.combine(real(column).bitPattern)
            default:
                let bytes = bytes(column)
                hasher.combine(bytes.count)
                hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
            }
        }
        return hasher.finalize()
    }
}
