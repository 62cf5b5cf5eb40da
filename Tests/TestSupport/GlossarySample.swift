import Foundation
import TILCore

/// Makes a glossary, which only til itself can do, from lines with tabs.
public func makeGlossary(named name: String, _ lines: String, in folder: String) throws -> Glossary {
    let input = GlossaryInput(name: "\(name).tsv", stamp: "1") {
        try InterchangeFormat.open(FileContents(name: "\(name).tsv", bytes: Array(lines.utf8)))
    }
    let glossary = Glossary(name: name, path: "\(folder)/\(name).til", isOwn: true)
    _ = try glossary.update(from: GlossaryOrigin(kind: .folder), [input], at: Date(timeIntervalSince1970: 0))
    return glossary
}
