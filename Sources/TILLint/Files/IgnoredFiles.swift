import Foundation
import TILProcess
import TILText

/// The rules of the .gitignore file in a folder, and those of the folders above it.
final class IgnoredFiles {
    /// A line of a .gitignore file.
    private struct Rule {
        let pattern: PathPattern
        let isOnlyForFolders: Bool
        let isException: Bool
    }

    /// The rules of the folders above.
    private let above: IgnoredFiles?
    /// The number of names in the folder's full path.
    private let depth: Int
    private let rules: [Rule]
    /// The number of rules here and above.
    private let count: Int

    /// The maximum size of a .gitignore file in bytes.
    private static let longest = 1 << 20

    /// Returns the rules of the parents of a folder up to the root of the repository.
    /// - Parameters:
    ///   - folder: The folder's full path.
    ///   - check: Called for each line. If it throws, the reading ends.
    static func above(_ folder: String, checking check: () throws -> Void) throws -> IgnoredFiles? {
        var folder = folder
        var parents: [String] = []
        while access((folder + "/.git").systemPath, F_OK) != 0 {
            guard folder.count > 1 else { return nil }
            folder = PrivateFile.folder(of: folder)
            parents.append(folder)
        }
        var rules: IgnoredFiles?
        for parent in parents.reversed() { rules = try inside(parent, above: rules, checking: check) }
        return rules
    }

    /// Returns the rules in a folder.
    /// - Parameters:
    ///   - folder: The folder's full path.
    ///   - above: The rules of the folders above.
    ///   - check: Called for each line. If it throws, the reading ends.
    /// - Throws: `CommandFailure` if the file is too large, or has too many patterns or one that is too long.
    static func inside(
        _ folder: String, above: IgnoredFiles?, checking check: () throws -> Void
    ) throws -> IgnoredFiles? {
        let path = (folder == "/" ? "" : folder) + "/.gitignore"
        guard let bytes = try contents(path) else { return above }
        var rules: [Rule] = []
        let lines = bytes.withoutByteOrderMark.split(separator: .lineFeed, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            try check()
            let isComment = line.first == "#"
            if isComment { continue }
            if line.count > PathPatterns.longest { throw tooLong(line: index + 1, path) }
            guard let rule = rule(String(decoding: line, as: UTF8.self)) else { continue }
            rules.append(rule)
            let total = rules.count + (above?.count ?? 0)
            if total > PathPatterns.most { throw tooMany(path) }
        }
        if rules.isEmpty { return above }
        return IgnoredFiles(rules, depth: PathNames(folder).names.count, above: above)
    }

    /// Returns the bytes of a file, or nil if it cannot be read.
    /// - Throws: `CommandFailure` if it is too large.
    private static func contents(_ path: String) throws -> [UInt8]? {
        do throws(SystemError) {
            return try RegularFile.contents(path, atMost: longest)
        } catch {
            guard error.number == EFBIG else { return nil }
            throw CommandFailure("'\(path.visible)' is larger than 1 MiB. Shorten it, or name the documents.", .data)
        }
    }

    private static func tooLong(line: Int, _ path: String) -> CommandFailure {
        CommandFailure(
            "Line \(grouped(line)) of '\(path.visible)' is longer than \(grouped(PathPatterns.longest)) bytes. "
                + "Shorten it, or name the documents.", .data)
    }

    private static func tooMany(_ path: String) -> CommandFailure {
        CommandFailure(
            "'\(path.visible)' and the files above it have more than \(grouped(PathPatterns.most)) patterns. "
                + "Shorten them, or name the documents.", .data)
    }

    private init(_ rules: [Rule], depth: Int, above: IgnoredFiles?) {
        self.rules = rules
        self.depth = depth
        self.above = above
        count = rules.count + (above?.count ?? 0)
    }

    /// Parses a line, or returns nil if it is empty or a comment.
    private static func rule(_ line: String) -> Rule? {
        var text = line[...]
        if text.hasSuffix("\r") { text.removeLast() }
        while text.hasSuffix(" "), !isEscaped(text.dropLast()) { text.removeLast() }
        let isException = text.hasPrefix("!")
        if isException { text.removeFirst() }
        let isOnlyForFolders = text.hasSuffix("/")
        if isOnlyForFolders { text.removeLast() }
        guard text.contains(where: { character in character != "/" }) else { return nil }
        return Rule(
            pattern: PathPattern(text), isOnlyForFolders: isOnlyForFolders, isException: isException)
    }

    /// Whether a text ends with a backslash that escapes the next character, because no other one escapes it.
    private static func isEscaped(_ text: Substring) -> Bool {
        let backslashes = text.reversed().prefix { character in character == "\\" }
        return !backslashes.count.isMultiple(of: 2)
    }

    /// Whether a file or folder below the folder is ignored. The last matching rule of the lowest folder decides.
    /// - Parameter path: The full path.
    func contains(_ path: PathNames, isFolder: Bool) -> Bool {
        let decisive = rules.last { rule in
            let mayApply = isFolder || !rule.isOnlyForFolders
            return mayApply && rule.pattern.matches(path, from: depth)
        }
        if let decisive { return !decisive.isException }
        return above?.contains(path, isFolder: isFolder) ?? false
    }
}
