import Foundation
import Glibc
import TILCore

/// The files that a glossary is made from: one, or those of a folder that may hold acronyms.
struct GlossaryFiles {
    let origin: GlossaryOrigin
    let interruption: Interruption

    /// How many files of a folder are looked at.
    private static let mostFiles = 100_000
    /// Names of files in repositories that tell of them, rather than of acronyms.
    private static let aboutThemselves = [
        "readme", "changelog", "changes", "contributing", "license", "licence", "security", "code_of_conduct",
        "authors",
    ]

    /// The files, each with what tells whether it has changed.
    /// - Parameters:
    ///   - path: the file or the folder.
    ///   - hashes: the hash of each file of a repository, by its path.
    /// - Throws: `InterchangeError`, `CommandFailure`.
    func inputs(at path: String, hashes: [String: String] = [:]) throws -> [GlossaryInput] {
        if origin.kind == .file {
            var status = stat()
            guard stat(path, &status) == 0 else { throw InterchangeError.missing(name: path.visible) }
            return try [input(path, name: PrivateFile.name(of: path))]
        }
        let names = try files(in: path).filter(isWanted)
        guard !names.isEmpty else {
            let what = origin.pattern.map { "fits '\($0.visible)'" } ?? "may hold acronyms"
            throw CommandFailure("There is no file in '\(path.visible)' that \(what).", .noInput)
        }
        return try names.map { try input(path + "/" + $0, name: $0, hashes: hashes) }
    }

    /// Whether a file is read, or read with one that is, by its path in the folder.
    func isNeeded(_ name: String) -> Bool {
        isWanted(name) || Dictd.textEndings.contains { name.hasSuffix($0) }
    }

    /// Whether a file, by its path in the folder, is to be read.
    private func isWanted(_ name: String) -> Bool {
        // The text of a dictionary is read with its index.
        let isText = Dictd.textEndings.contains { name.hasSuffix($0) }
        if let pattern = origin.pattern { return PathPattern(pattern).fits(name) && !isText }
        let file = PrivateFile.name(of: name).lowercased()
        let plain = file.hasSuffix(".gz") ? String(file.dropLast(3)) : file
        if isText || Self.aboutThemselves.contains((plain as NSString).deletingPathExtension) { return false }
        if ["acronyms", "acronyms.comp"].contains(plain) { return true }
        let ending = (plain as NSString).pathExtension
        return InterchangeFormat.importable.contains { $0.fileExtensions.contains(ending) }
            || ["json"].contains(ending)
    }

    /// The paths of all files in a folder and in those inside, without the folder's own, in order.
    private func files(in folder: String) throws -> [String] {
        // What a repository has is wanted even where a .gitignore names it.
        let walk = FolderWalk(path: folder, obeysIgnoreFiles: false)
        let found = try walk.files(
            proceed: { count in
                try interruption.check()
                guard count <= Self.mostFiles else {
                    throw CommandFailure(
                        """
                        '\(folder.visible)' has more than \(grouped(Self.mostFiles)) files: \
                        name a folder with fewer.
                        """, .data)
                }
            },
            leaveOut: { path, reason in
                throw InterchangeError.unreadable(name: path.visible, reason: PrivateFile.reason(reason))
            })
        return found.map { String($0.dropFirst(folder == "/" ? 1 : folder.count + 1)) }.sorted()
    }

    private func input(_ path: String, name: String, hashes: [String: String] = [:]) throws -> GlossaryInput {
        let format = try origin.format.map { try InterchangeFormat.named($0) }
        let (options, interruption) = (ReadingOptions(columns: origin.columns), interruption)
        return GlossaryInput(name: name, stamp: hashes.isEmpty ? Self.stamp(path) : Self.stamp(name, hashes)) {
            try InputFile.toImport(path, as: format, options: options, interruption: interruption)
        }
    }

    /// The hashes of a file of a repository, and of those that are read with it.
    private static func stamp(_ name: String, _ hashes: [String: String]) -> String {
        Dictd.files(with: name).map { hashes[$0] ?? "-" }.joined(separator: " ")
    }

    /// The size and the time of a file, and of those that are read with it.
    private static func stamp(_ path: String) -> String {
        Dictd.files(with: path).map { path in
            var status = stat()
            guard stat(path, &status) == 0 else { return "-" }
            return "\(status.st_size):\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec):\(status.st_ino)"
        }.joined(separator: " ")
    }
}
