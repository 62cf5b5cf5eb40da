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
    /// - Throws: the name of the first column that is not there.
    func layout(header cells: [String]) throws(MissingColumn) -> ColumnLayout {
        var places: [Int?] = []
        for name in names {
            if name.isEmpty {
                places.append(nil)
            } else if let number = Int(name), number > 0 {
                places.append(number - 1)
            } else if let place = cells.firstIndex(where: { Self.isSame($0, name) }) {
                places.append(place)
            } else {
                throw MissingColumn(name: name)
            }
        }
        places += Array(repeating: nil, count: 4 - places.count)
        return ColumnLayout(short: places[0] ?? 0, long: places[1] ?? 1, note: places[2], tags: places[3])
    }

    /// A column that was named and is not in a header.
    struct MissingColumn: Error {
        let name: String
    }

    /// Whether a cell of a header is what a person wrote of it: capitals and blanks around it make no difference.
    private static func isSame(_ cell: String, _ name: String) -> Bool {
        FieldText.trimmed(cell).lowercased() == name.lowercased()
    }
}
