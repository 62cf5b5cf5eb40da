import Foundation
import TILCore
import TILProse

/// Adds acronyms to the allow list of a configuration.
enum LintAllowList {
    /// Adds acronyms to the allow list of a file and keeps the rest of the file. Creates the file if it does not exist.
    /// - Throws: `CommandFailure` if the list has a form that til does not extend.
    static func add(_ shorts: [String], to path: String, interruption: Interruption) throws {
        let isNew = !InputFile.exists(path)
        if isNew, PrivateFile.target(ofLink: path) != nil {
            throw CommandFailure(
                "'\(path.visible)' is a link to a file that does not exist. Remove the link.", .inputOutput)
        }
        var text = isNew ? "" : try LintConfiguration.text(of: path)
        let old = try LintConfiguration(text, path: path)
        let new = shorts.filter { !old.allow.contains($0) }
        if new.isEmpty { return }
        // A string of JSON is also a string of TOML.
        let items = try new.map(JSONText.encode)
        if let list = text.firstMatch(of: /(?m)^\u{FEFF}?[ \t]*["']?allow["']?[ \t]*=[ \t]*\[(\s*)/) {
            // Insert the items before the first one, because a comment may follow the last one.
            let space = String(list.output.1)
            let end = text[list.range.upperBound...].hasPrefix("]") ? "" : "," + (space.isEmpty ? " " : space)
            text.insert(
                contentsOf: items.joined(separator: space.isEmpty ? ", " : "," + space) + end, at: list.range.upperBound
            )
        } else {
            // Insert the list before the first table. After a table header it would belong to the table.
            text.insert(
                contentsOf: "allow = [\(items.joined(separator: ", "))]\n",
                at: text.firstIndex { $0 != "\u{FEFF}" } ?? text.startIndex)
        }
        var wanted = old
        wanted.allow = new + old.allow
        guard let written = try? LintConfiguration(text, path: path), written == wanted else {
            throw CommandFailure(
                "'\(path.visible)' has a list 'allow' that til cannot extend. Add this to it: "
                    + items.joined(separator: ", ").visible, .data)
        }
        let file = try OutputFile(path, mode: OutputFile.modeOfShared(path), interruption: interruption)
        file.output.write(text)
        try file.finish()
    }
}
