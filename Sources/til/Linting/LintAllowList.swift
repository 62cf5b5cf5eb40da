import Foundation
import TILCore
import TILProse

/// The allow list of a configuration, to which acronyms are added.
enum LintAllowList {
    /// Adds acronyms to the list of a file, which need not exist. What else it says stays.
    static func add(_ shorts: [String], to path: String, interruption: Interruption) throws {
        let known = InputFile.exists(path) ? try LintConfigurationFile.read(path).allow : []
        let bytes = InputFile.exists(path) ? (try? RegularFile.contents(path, atMost: 1 << 20)) ?? [] : []
        let new = shorts.filter { !known.contains($0) }.map { "\"\($0)\"" }
        guard !new.isEmpty else { return }
        var text = String(decoding: bytes, as: UTF8.self)
        if let list = text.firstMatch(of: /(?m)^allow[ \t]*=[ \t]*\[[^\]]*/) {
            let items = list.output.trimmingCharacters(in: .whitespacesAndNewlines)
            let isOpen = items.hasSuffix("[") || items.hasSuffix(",")
            text.replaceSubrange(list.range, with: items + (isOpen ? " " : ", ") + new.joined(separator: ", "))
        } else {
            // Before the first table, to which it would belong otherwise.
            text = "allow = [" + new.joined(separator: ", ") + "]\n" + text
        }
        let file = try OutputFile(path, mode: OutputFile.modeOfShared(path), interruption: interruption)
        file.output.write(text)
        try file.finish()
    }
}
