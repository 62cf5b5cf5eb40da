import Foundation
import TILCore
import TILProcess
import TILText
import TestSupport
import Testing

@testable import til

/// What holds of every deck in `data`.
@Suite struct DeckTests {
    /// A line of a deck.
    struct Line {
        let deck: String
        let record: ImportRecord

        /// The text for a message.
        var text: String { "\(deck).txt:\(record.line): \(record.short) = \(record.long)" }
    }

    /// The decks of a field each; the starter has something of all.
    private static let fields = [
        "aviation", "chat", "cloud", "data", "finance", "law", "medicine", "networking", "programming", "security",
    ]

    /// Every line of every deck, read as an import reads it.
    private static func lines() throws -> (lines: [Line], faults: [String]) {
        var lines: [Line] = []
        var faults: [String] = []
        for deck in InstalledData(deckFolders: [Checkout.file("data").path]).decks() {
            let file = try deck.opened(as: nil)
            if file.format != "text" { faults.append("\(deck.name).txt is taken for \(file.format).") }
            try file.forEachItem { item in
                switch item {
                case .record(let record): lines.append(Line(deck: deck.name, record: record))
                default: faults.append("\(deck.name).txt:\(item.line) cannot be read.")
                }
            }
        }
        return (lines, faults)
    }

    @Test func everyLineOfADeckFollowsTheRules() throws {
        let (lines, faults) = try Self.lines()
        #expect(faults == [])
        #expect(Set(lines.map(\.deck)) == Set(Self.fields + ["starter"]))
        #expect(lines.count { $0.deck != "starter" } >= 1_500)
        #expect(Set(lines.map { Capitals.key($0.record.short) }).count >= 1_500)
        #expect(lines.filter { $0.record.tags.isEmpty }.map(\.text) == [], "They have no tag.")
        #expect(
            lines.filter { $0.deck != "starter" && $0.record.tags.first != $0.deck }.map(\.text) == [],
            "Their first tag is not the deck's field.")
        #expect(Self.repeats(lines) == [], "They are there already.")
        #expect(
            lines.filter { !Initials.fit($0.record.short, $0.record.long) && $0.record.note.isEmpty }.map(\.text) == [],
            "Their initials are others, and no '#note:' below says why.")
        #expect(
            lines.filter { !Self.hasCapitals($0.record.long) }.map(\.text) == [],
            "They do not have a capital on every word but the small ones.")
        #expect(Self.isSorted(lines) == [], "They are not in the order of the alphabet.")
    }

    /// The lines that say what another of their deck says, or almost, and those that write what another deck has in
    /// another way.
    private static func repeats(_ lines: [Line]) -> [String] {
        var first: [[String]: Line] = [:]
        return lines.compactMap { line in
            let meaning = [Capitals.key(line.record.short), RepeatKey(line.record.long).text]
            if let other = first.updateValue(line, forKey: [line.deck] + meaning) {
                return "\(line.text): \(other.text)"
            }
            guard let other = first[meaning] else {
                first[meaning] = line
                return nil
            }
            let isSame = other.record.short == line.record.short && other.record.long == line.record.long
            return isSame ? nil : "\(line.text): \(other.text)"
        }
    }

    /// Words that have no capital: small ones in several languages, and names that are written so.
    private static let smallWords = Set(
        """
        a an ad and around as at by de des du et for from il in into la lei mit nationale of on or over per pour plaît s'il \
        test tell the to um via vous vs with à für der la beschränkter l'informatique d'unités vswitch grpc \
        k-nearest t-distributed
        """.split(separator: " ").map(String.init))

    /// Whether each word of a meaning has a capital or a digit first.
    private static func hasCapitals(_ long: String) -> Bool {
        long.split(separator: " ").allSatisfy { word in
            guard let first = word.first(where: { $0.isLetter || $0.isNumber }) else { return true }
            return first.isNumber || first.isUppercase || smallWords.contains(word.lowercased())
        }
    }

    /// The lines that should come before a line with the same tags.
    private static func isSorted(_ lines: [Line]) -> [String] {
        func key(_ line: Line) -> [String] { [line.record.short.lowercased(), line.record.short, line.record.long] }
        return zip(lines, lines.dropFirst()).filter { left, right in
            left.deck == right.deck && left.record.tags == right.record.tags
                && right.record.line == left.record.line + 1
                && key(right).lexicographicallyPrecedes(key(left))
        }.map { $1.text }
    }
}
