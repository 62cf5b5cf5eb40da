import Foundation
import TILCore
import TILLint
import TILProcess
import TILText

/// The files that a glossary is made from: one file, or the files of a folder that may contain acronyms.
struct GlossaryFiles {
    var origin: GlossaryOrigin
    let interruption: Interruption
    private let pattern: PathPattern?

    /// The maximum number of files in a folder.
    private static let mostFiles = 100_000
    /// Names of files that describe the repository and do not list acronyms.
    private static let aboutThemselves = [
        "readme", "changelog", "changes", "contributing", "license", "licence", "security", "code_of_conduct",
        "authors",
    ]

    /// Names of the lists that the program wtf reads.
    private static let listsOfWtf = ["acronyms", "acronyms.comp"]

    init(origin: GlossaryOrigin, interruption: Interruption) {
        self.origin = origin
        self.interruption = interruption
        pattern = origin.pattern.map { pattern in PathPattern(pattern) }
    }

    /// Returns the files, each with a stamp that shows whether it has changed.
    /// - Parameters:
    ///   - path: the path of the file or folder.
    ///   - hashes: the hash of each file in a repository, by path.
    /// - Throws: `InterchangeError`, `CommandFailure`.
    func inputs(at path: String, hashes: [String: String] = [:]) throws -> [GlossaryInput] {
        if origin.kind == .file {
            var status = stat()
            guard stat(path.systemPath, &status) == 0 else { throw InterchangeError.missing(name: path.visible) }
            return try [input(path, name: PrivateFile.name(of: path))]
        }
        let names = try files(in: path).filter(isWanted)
        if names.isEmpty {
            let what = origin.pattern.map { pattern in "fits '\(pattern.visible)'" } ?? "may hold acronyms"
            throw CommandFailure("No file in '\(path.visible)' \(what).", .noInput)
        }
        return try names.map { name in try input("\(path)/\(name)", name: name, hashes: hashes) }
    }

    /// Whether a file is read, directly or as a companion of another file. `name` is its path in the folder.
    func isNeeded(_ name: String) -> Bool { isWanted(name) || Self.isText(name) }

    /// Whether a file is the text of a dictionary, which is read together with its index.
    private static func isText(_ name: String) -> Bool {
        Dictd.textEndings.contains { textEnding in name.hasSuffix(textEnding) }
    }

    /// Whether to read a file. `name` is its path in the folder.
    private func isWanted(_ name: String) -> Bool {
        if Self.isText(name) { return false }
        if let pattern { return pattern.matchesParent(of: PathNames(name)) }
        return Self.mayListAcronyms(PrivateFile.name(of: name).lowercased())
    }

    /// Whether a file may list acronyms, by its name in small letters.
    private static func mayListAcronyms(_ name: String) -> Bool {
        let plain = name.hasSuffix(".gz") ? String(name.dropLast(".gz".count)) : name
        let ending = (plain as NSString).pathExtension
        let stem = (plain as NSString).deletingPathExtension
        if aboutThemselves.contains(stem) { return false }
        if listsOfWtf.contains(plain) || ending == "json" { return true }
        return InterchangeFormat.importable.contains { format in format.fileExtensions.contains(ending) }
    }

    /// Returns the sorted paths of all files in a folder and its subfolders, relative to the folder.
    private func files(in folder: String) throws -> [String] {
        // A repository's files count even if a .gitignore names them.
        let found = try FolderWalk(path: folder, obeysIgnoreFiles: false).files(
            proceed: { count in
                try interruption.check()
                if count > Self.mostFiles {
                    throw CommandFailure(
                        "'\(folder.visible)' has more than \(grouped(Self.mostFiles)) files. Name a folder with fewer.",
                        .data)
                }
            }, leaveOut: { path, number in throw InterchangeError.unreadable(path.visible, number) })
        let prefix = folder == "/" ? "/" : folder + "/"
        return found.map { path in String(path.dropFirst(prefix.count)) }.sorted()
    }

    private func input(_ path: String, name: String, hashes: [String: String] = [:]) throws -> GlossaryInput {
        let format = try origin.format.map(InterchangeFormat.named)
        let options = ReadingOptions(columns: origin.columns)
        let stamp = Self.stamp(path, name: name, hashes: hashes)
        return GlossaryInput(name: name, stamp: stamp) { [interruption] in
            do {
                return try InputFile.toImport(path, as: format, options: options, interruption: interruption)
            } catch InterchangeError.doubtful(let doubt) {
                let words = doubt.proposals.first { proposal in proposal.separator == nil }?.options ?? []
                let advice = words.isEmpty ? "" : " To read it anyway, add '\(words.joined(separator: " "))'."
                throw InterchangeError.invalid(doubt.sentence + advice)
            }
        }
    }

    /// Returns a stamp for a file and each of its companions: its hash in the repository, or its size, time and inode.
    private static func stamp(_ path: String, name: String, hashes: [String: String]) -> String {
        let stamps: [String?]
        if hashes.isEmpty {
            stamps = Dictd.files(with: path).map { file in FileState.text(of: file) }
        } else {
            stamps = Dictd.files(with: name).map { file in hashes[file] }
        }
        return stamps.map { stamp in stamp ?? "-" }.joined(separator: " ")
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

    /// Removes the copy of a glossary's repository, and the files that killed updates left.
    /// - Returns: Whether there were any.
    @discardableResult
    func removeRest(of glossary: Glossary) -> Bool {
        let copy = repositories.map { repository in "\(repository)/\(glossary.name)" }
        let hasCopy = copy.map(PrivateFile.exists) ?? false
        if let copy { try? FileManager.default.removeItem(atPath: copy) }
        return glossary.removeLeftovers() || hasCopy
    }

    /// Returns the user's own glossary with a name, whether or not it exists.
    /// - Throws: `CommandFailure` if the name is invalid or the folder for glossaries is unknown.
    func glossary(named name: String) throws -> Glossary {
        guard Glossary.isName(name) else {
            throw CommandFailure(
                """
                '\(name.visible)' is not a valid name for a glossary. Use letters, digits, '-', '_' and '.', and start with a \
                letter or a digit.
                """, .usage)
        }
        guard let own else {
            throw CommandFailure("HOME is not set, so til has no folder for glossaries. Set HOME.", .usage)
        }
        return Glossary(name: name, path: "\(own)/\(name)\(Glossary.fileEnding)", isOwn: true)
    }

    /// Returns the glossary with a name, either the user's own or system-wide.
    /// - Throws: `CommandFailure` with similar names if the glossary does not exist.
    func existing(named name: String) throws -> Glossary {
        let all = all
        if let found = all.first(where: { glossary in glossary.name == name }) { return found }
        throw CommandFailure("No glossary is named '\(name.visible)'; \(Self.advice(on: name, among: all))")
    }

    private static func advice(on name: String, among glossaries: [Glossary]) -> String {
        if glossaries.isEmpty { return "you have none. Add one with 'til glossary add NAME FILE'." }
        let near = glossaries.map(\.name).filter { other in CommandNames.isNear(name, to: other) }
        if near.isEmpty { return "'til glossary list' lists them." }
        return "near it: \(near.joined(separator: ", "))."
    }
}
