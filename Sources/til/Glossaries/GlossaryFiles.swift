import Foundation
import Glibc
import TILCore

/// The files that a glossary is made from: one file, or the files of a folder that may contain acronyms.
struct GlossaryFiles {
    let origin: GlossaryOrigin
    let interruption: Interruption

    /// The maximum number of files in a folder.
    private static let mostFiles = 100_000
    /// Names of files that describe the repository and do not list acronyms.
    private static let aboutThemselves = [
        "readme", "changelog", "changes", "contributing", "license", "licence", "security", "code_of_conduct",
        "authors",
    ]

    /// Returns the files, each with a stamp that shows whether it has changed.
    /// - Parameters:
    ///   - path: the path of the file or folder.
    ///   - hashes: the hash of each file in a repository, by path.
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

    /// Whether a file is read, directly or as a companion of another file. `name` is its path in the folder.
    func isNeeded(_ name: String) -> Bool {
        isWanted(name) || Dictd.textEndings.contains { name.hasSuffix($0) }
    }

    /// Whether to read a file. `name` is its path in the folder.
    private func isWanted(_ name: String) -> Bool {
        // The text of a dictionary is read together with its index.
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

    /// Returns the sorted paths of all files in a folder and its subfolders, relative to the folder.
    private func files(in folder: String) throws -> [String] {
        // A repository's files count even if a .gitignore names them.
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
                throw InterchangeError.unreadable(path.visible, reason)
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

    /// Returns a stamp made of the hashes of a repository's file and its companions.
    private static func stamp(_ name: String, _ hashes: [String: String]) -> String {
        Dictd.files(with: name).map { hashes[$0] ?? "-" }.joined(separator: " ")
    }

    /// Returns a stamp made of the size, modification time and inode of a file and its companions.
    private static func stamp(_ path: String) -> String {
        Dictd.files(with: path).map { path in
            var status = stat()
            guard stat(path, &status) == 0 else { return "-" }
            return "\(status.st_size):\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec):\(status.st_ino)"
        }.joined(separator: " ")
    }
}

/// The folders of glossaries: the user's own next to the store, and the system-wide ones.
struct GlossaryLocation {
    /// The folder of the user's own glossaries, or nil if it is unknown.
    let own: String?
    /// The folder of the copies of repositories.
    let repositories: String?
    private let machine: [String]

    init(_ environment: Environment) {
        own = StoreLocation.path(of: .glossaries, environment.variables)
        repositories = StoreLocation.path(of: .repositories, environment.variables)
        machine = environment.installedData().glossaryFolders
    }

    /// All glossaries, the user's own first.
    var all: [Glossary] { Glossary.all(own: own, machine: machine) }

    /// Returns the user's own glossary with a name, whether or not it exists.
    /// - Throws: `CommandFailure` if the name is invalid or the folder for glossaries is unknown.
    func glossary(named name: String) throws -> Glossary {
        guard Glossary.isName(name) else {
            throw CommandFailure(
                "'\(name.visible)' is no name for a glossary: letters, digits, '-', '_' and '.' make one, and a "
                    + "letter or a digit comes first.", .usage)
        }
        guard let own else {
            throw CommandFailure("HOME is not set, so there is no place for glossaries; set it.", .usage)
        }
        return Glossary(name: name, path: own + "/" + name + Glossary.fileEnding, isOwn: true)
    }

    /// Returns the glossary with a name, either the user's own or system-wide.
    /// - Throws: `CommandFailure` with similar names if the glossary does not exist.
    func existing(named name: String) throws -> Glossary {
        let all = all
        if let found = all.first(where: { $0.name == name }) { return found }
        let near = all.map(\.name).filter { CommandNames.isNear(name, $0) }
        let advice =
            all.isEmpty
            ? "there are none; 'til glossary add NAME FILE' makes one."
            : near.isEmpty ? "'til glossary list' lists them." : "near it: \(near.joined(separator: ", "))."
        throw CommandFailure("There is no glossary '\(name.visible)'; \(advice)", .nothing)
    }
}
