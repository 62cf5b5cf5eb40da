import Foundation
import TILCore
import TILGit
import TILProcess
import TILText

/// A local copy of the git repository of a glossary: only its newest commit, without history and without a work tree.
///
/// Files are read exactly as the repository stores them. Its attributes and configuration have no effect.
struct GlossaryRepository {
    /// The folder of the copy.
    let folder: String
    let address: RemoteAddress
    let session: Session
    let interruption: Interruption

    /// The folder that contains the extracted files while the glossary is built.
    var files: String { "\(folder)/files" }
    private var repository: OwnRepository { OwnRepository(path: "\(folder)/.git") }

    /// The maximum size of a file in bytes, which is the same as for an import.
    private static let longestFile = 64 << 20
    /// The maximum total size of all files in bytes.
    private static let mostBytes = 1 << 30
    /// The size of the files that are read at once, in bytes.
    private static let partSize = 64 << 20

    init(_ glossary: Glossary, at place: String, session: Session, interruption: Interruption) throws {
        guard let repositories = GlossaryLocation(session.environment).repositories else {
            throw CommandFailure(
                "HOME is not set, so til has no folder for a copy of the repository. Set HOME.", .usage)
        }
        folder = "\(repositories)/\(glossary.name)"
        do {
            address = try RemoteAddress(
                place, relativeTo: FileManager.default.currentDirectoryPath, home: session.environment.variables["HOME"]
            )
        } catch {
            throw CommandFailure(error.sentence, .usage)
        }
        self.session = session
        self.interruption = interruption
    }

    /// Whether a place is the address of a repository: `https://...`, `git@host:path`, or the folder of a bare
    /// repository. Any other place is a path.
    static func isAddress(_ place: String) -> Bool {
        if place.contains("://") { return true }
        if PrivateFile.exists(place) {
            return PrivateFile.exists("\(place)/HEAD") && PrivateFile.exists("\(place)/objects")
        }
        guard let colon = place.firstIndex(of: ":") else { return false }
        return !place[..<colon].contains("/") && colon != place.startIndex
    }

    /// Fetches the newest commit.
    /// - Returns: The hash of the commit.
    func fetch() throws -> String {
        // Make the folders private.
        try PrivateFile.makeFolder(folder)
        let git = git
        let address = address
        let repository = repository
        return try run {
            try await repository.tidyAfterKill()
            if !repository.isWhole {
                try PrivateFile.makeFolder(repository.path)
                try await git.run(["init", "--quiet", "--bare", repository.path])
            }
            let newest = "refs/til/newest"
            let answer = try await git.fetch(["--depth", "1", "--force"], from: address, "+HEAD:\(newest)")
            if let error = answer.error { throw error }
            // Remove the objects of older commits once there are enough of them.
            _ = try await git.ask([
                "-c", "gc.auto=2000", "-c", "gc.autoPackLimit=20", "-c", "gc.autoDetach=false", "gc", "--auto",
                "--quiet", "--prune=now",
            ])
            return try await git.run(["rev-parse", newest]).text
        }
    }

    /// Extracts files of a commit into ``files``, byte for byte.
    /// - Parameter isWanted: Whether to extract a file, by path.
    /// - Returns: The hash of each file, by path.
    func extract(_ commit: String, where isWanted: (String) -> Bool) throws -> [String: String] {
        let git = git
        let entries = try entries(of: commit).filter { entry in isWanted(entry.path) }
        try Self.checkSizes(of: entries)
        try? FileManager.default.removeItem(atPath: files)
        try PrivateFile.makeFolder(files)
        var rest = entries[...]
        while !rest.isEmpty {
            let part = Self.part(of: rest)
            rest = rest.dropFirst(part.count)
            let size = part.map(\.size).reduce(0, +)
            let contents = try run { try await git.contents(of: part.map(\.hash), size: size) }
            for (entry, content) in zip(part, contents) {
                try interruption.check()
                try write(content, to: "\(files)/\(entry.path)")
            }
        }
        return Dictionary(entries.map { entry in (entry.path, entry.hash) }) { first, _ in first }
    }

    /// Returns the regular files of a commit.
    private func entries(of commit: String) throws -> [Entry] {
        let git = git
        let list = try run {
            try await git.run(["ls-tree", "-r", "-l", "-z", "--full-tree", commit], limit: 256 << 20).bytes
        }
        return list.split(separator: 0).compactMap { line in Entry(line) }
    }

    /// Throws an error if a file or all files together are too large.
    private static func checkSizes(of entries: [Entry]) throws {
        if let long = entries.first(where: { entry in entry.size > longestFile }) {
            throw CommandFailure(
                "The file '\(long.path.visible)' of the repository is larger than 64 MiB. Exclude it with --path.",
                .data)
        }
        if entries.map(\.size).reduce(0, +) > mostBytes {
            throw CommandFailure(
                "The files of the repository are larger than 1 GiB together. Choose some with --path.", .data)
        }
    }

    /// Returns the first entries, whose files are read at once.
    private static func part(of entries: ArraySlice<Entry>) -> ArraySlice<Entry> {
        var size = 0
        return entries.prefix { entry in
            let isFirst = size == 0
            size += entry.size
            return isFirst || size <= partSize
        }
    }

    /// Writes a file that is soon removed again.
    private func write(_ content: ArraySlice<UInt8>, to path: String) throws {
        try PrivateFile.makeFolder(PrivateFile.folder(of: path))
        let descriptor = open(path.systemPath, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StoreError.cannotAccess(path: path, reason: PrivateFile.reason(errno))
        }
        defer { close(descriptor) }
        do {
            try PrivateFile.write(content, to: descriptor)
        } catch {
            throw StoreError.cannotAccess(path: path, reason: error.words)
        }
    }

    /// Removes the files that ``extract(_:where:)`` wrote.
    func removeFiles() { try? FileManager.default.removeItem(atPath: files) }

    /// A regular file of a commit.
    private struct Entry: Sendable {
        let path: String
        let hash: String
        let size: Int

        /// - Parameter line: A line of `git ls-tree -l`: mode, type, hash and size, a tab, and the path.
        init?(_ line: ArraySlice<UInt8>) {
            guard let tab = line.firstIndex(of: .tab) else { return nil }
            let words = String(systemBytes: line[..<tab]).split(separator: " ").map { word in String(word) }
            guard words.count == 4, Self.regularModes.contains(words[0]), let size = Int(words[3]) else { return nil }
            path = String(systemBytes: line[(tab + 1)...])
            hash = words[2]
            self.size = size
            if Self.leadsOut(path) { return nil }
        }

        /// The modes of regular files, without and with the permission to execute.
        private static let regularModes = ["100644", "100755"]

        /// Whether a path leads out of the folder, or into its repository.
        private static func leadsOut(_ path: String) -> Bool {
            let names = path.split(separator: "/", omittingEmptySubsequences: false)
            return names.contains { name in ["", ".", "..", ".git"].contains(name.lowercased()) }
        }
    }

    private var git: Git {
        Git(
            in: folder, ownRepository: repository, variables: session.environment.variables,
            mayAsk: session.console.canAsk)
    }

    private func run<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) throws -> Value {
        try AwaitedTask(body).value(checking: interruption.check)
    }
}
