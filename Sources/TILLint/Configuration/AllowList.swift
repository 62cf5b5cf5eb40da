import Foundation
package import TILProcess
import TILText

/// The acronyms that need no definition, in a file next to the configuration.
///
/// The file has one acronym per line. Empty lines and lines that begin with `#` do not count.
package struct AllowList {
    /// The name of the file.
    package static let fileName = ".til-lint-allow"
    /// The maximum size of the file in bytes.
    private static let longest = 1 << 20

    private let path: String
    private let text: String
    /// The acronyms, in the order of the file.
    let shorts: [String]

    /// Reads an allow list. A file that does not exist is an empty list.
    /// - Throws: `CommandFailure` if the file cannot be read or is not text.
    package init(reading path: String) throws {
        self.path = path
        text = try PrivateFile.exists(path) ? ConfigurationText.read(path, atMost: Self.longest) : ""
        let scalars = text.unicodeScalars
        let content = scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...]
        let lines = content.split { scalar in scalar == "\n" || scalar == "\r" }
        let entries = lines.map { line in AcronymKey.tidied(String(line)) }
        shorts = entries.filter { entry in !entry.isEmpty && !entry.hasPrefix("#") }
    }

    /// Adds acronyms at the end of the file and keeps the rest. Creates the file if it does not exist.
    /// - Parameter check: throws an error if a file must not be replaced. See ``LintKnowledge/checkMayWrite(_:)``.
    /// - Returns: The number of acronyms that the list did not contain.
    /// - Throws: `CommandFailure` if the file cannot be written.
    @discardableResult
    package func add(
        _ added: [String], interruption: Interruption, checking check: (_ path: String) throws -> Void
    ) throws -> Int {
        let known = Set(shorts)
        let new = added.filter { short in !known.contains(short) }
        if new.isEmpty { return 0 }
        if !PrivateFile.exists(path), PrivateFile.target(ofLink: path) != nil {
            throw CommandFailure(
                "'\(path.visible)' is a link to a file that does not exist. Remove the link.", .inputOutput)
        }
        try check(path)
        let file = try OutputFile(
            path, mode: OutputFile.modeOfShared(path), interruption: interruption, refusing: check)
        let endsWithLine = text.isEmpty || text.utf8.last == "\n"
        let lines = new.map { short in short + "\n" }
        file.output.write(text + (endsWithLine ? "" : "\n") + lines.joined())
        try file.finish()
        return new.count
    }
}

/// The text of a file that people write to configure the checker.
enum ConfigurationText {
    /// Reads a file.
    /// - Throws: `CommandFailure` if it cannot be read or is not text.
    static func read(_ path: String, atMost limit: Int) throws -> String {
        let bytes: [UInt8]
        do {
            bytes = try RegularFile.contents(path, atMost: limit)
        } catch {
            if error.number == EFBIG { throw notText(path, limit) }
            let status: ExitStatus = PrivateFile.exists(path) ? .inputOutput : .noInput
            throw CommandFailure("'\(path.visible)' cannot be read: check its name and permissions.", status)
        }
        guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
            throw notText(path, limit)
        }
        return text
    }

    private static func notText(_ path: String, _ limit: Int) -> CommandFailure {
        CommandFailure("'\(path.visible)' is not text of at most \(limit >> 20) MiB.", .data)
    }
}
