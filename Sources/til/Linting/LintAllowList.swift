import Foundation
import TILCore
import TILProse

/// Adds acronyms to the allow list of a configuration.
enum LintAllowList {
    /// Adds acronyms to the allow list of a file and keeps the rest of the file. Creates the file if it does not exist.
    static func add(_ shorts: [String], to path: String, interruption: Interruption) throws {
        let known = InputFile.exists(path) ? try LintConfiguration(reading: path).allow : []
        let new = shorts.filter { !known.contains($0) }.map { "\"\($0)\"" }.joined(separator: ", ")
        guard !new.isEmpty else { return }
        var text = String(decoding: (try? RegularFile.contents(path, atMost: 1 << 20)) ?? [], as: UTF8.self)
        if let list = text.firstMatch(of: /(?m)^allow[ \t]*=[ \t]*\[[^\]]*/) {
            let items = list.output.trimmingCharacters(in: .whitespacesAndNewlines)
            text.replaceSubrange(
                list.range, with: items + (items.hasSuffix("[") || items.hasSuffix(",") ? " " : ", ") + new)
        } else {
            // Insert the list before the first table. After a table header it would belong to the table.
            text = "allow = [\(new)]\n" + text
        }
        let file = try OutputFile(path, mode: OutputFile.modeOfShared(path), interruption: interruption)
        file.output.write(text)
        try file.finish()
    }
}
