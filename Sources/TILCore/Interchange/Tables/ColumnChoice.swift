import Foundation

/// Which columns of a table a person wants read: the short's, the long's, and perhaps the note's and the tags', each by its
/// name in the header or by its number from 1.
public struct ColumnChoice: Hashable, Sendable, Codable {
    /// As it was written: `Abbr,Meaning,,Team`.
    public let text: String
    private let names: [String]

    /// Takes a choice apart; nil where it does not name a column for the short and one for the long, or names too many.
    public init?(_ text: String) {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { FieldText.trimmed(String($0)) }
        guard (2...4).contains(names.count), !names[0].isEmpty, !names[1].isEmpty, !names.contains("0") else {
            return nil
        }
        self.text = text
        self.names = names
    }

    /// Whether all columns are given by their numbers, so that there need not be a header.
    var isNumbered: Bool { names.allSatisfy { $0.isEmpty || Int($0) != nil } }

    /// The layout for a header.
    /// - Parameter name: what messages call the file.
    /// - Throws: ``InterchangeError`` if a column is missing.
    func layout(header cells: [String], name: String) throws(InterchangeError) -> ColumnLayout {
        var places: [Int?] = []
        for column in names {
            let place =
                if let number = Int(column), number > 0 { number - 1 } else { cells.firstIndex { Self.isSame($0, column) } }
            if place == nil, !column.isEmpty {
                let first = cells.prefix(12).map { "'\($0.prefix(40))'" }.joined(separator: ", ")
                throw .invalid(
                    "'\(name)' has no column '\(column)': its first line has \(first)\(cells.count > 12 ? " ..." : "").")
            }
            places.append(column.isEmpty ? nil : place)
        }
        places += [nil, nil]
        return ColumnLayout(short: places[0] ?? 0, long: places[1] ?? 1, note: places[2], tags: places[3])
    }

    /// Whether a cell of a header is what a person wrote of it: capitals and blanks around it make no difference.
    private static func isSame(_ cell: String, _ name: String) -> Bool {
        FieldText.trimmed(cell).lowercased() == name.lowercased()
    }
}
