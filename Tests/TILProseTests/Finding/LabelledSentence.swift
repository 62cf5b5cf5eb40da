import Foundation
import TestSupport

/// A sentence of the labelled set, with what a scanner should find in it.
struct LabelledSentence {
    /// A definition as it is written in the sentence.
    struct Definition: Hashable {
        var short: String
        var long: String
    }

    var text: String
    var definitions: Set<Definition> = []
    var acronyms: Set<String> = []

    /// The sentences of `Tests/Fixtures/sentences.txt`.
    static func all() throws -> [LabelledSentence] {
        let lines = try String(contentsOf: Checkout.file("Tests/Fixtures/sentences.txt"), encoding: .utf8).components(
            separatedBy: "\n")
        let entries = lines.filter { !$0.hasPrefix("#") }.split(separator: "").map(Array.init)
        return entries.map(LabelledSentence.init)
    }

    private init(_ lines: [String]) {
        text = lines.filter { !$0.hasPrefix("= ") && !$0.hasPrefix("~ ") }.joined(separator: "\n")
        for line in lines where line.hasPrefix("= ") {
            let parts = line.dropFirst(2).components(separatedBy: " | ")
            definitions.insert(Definition(short: parts[0], long: parts[1]))
        }
        for line in lines where line.hasPrefix("~ ") {
            acronyms.formUnion(line.dropFirst(2).split(separator: " ").map(String.init))
        }
    }
}
