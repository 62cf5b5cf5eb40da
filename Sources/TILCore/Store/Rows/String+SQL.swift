import Foundation

extension String {
    /// The text as a literal of SQL; for a clause that is put together before its arguments are known.
    var sqlLiteral: String { "'" + replacingOccurrences(of: "'", with: "''") + "'" }
}
