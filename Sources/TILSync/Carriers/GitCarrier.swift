import Foundation
import TILCore
import TILGit
import TILText

/// A carrier that uses git: a bare repository next to the store, never checked out, and an optional remote.
///
/// Every device only appends to its own files. Two histories can therefore always be merged by keeping the longer
/// content of each file, without manual conflict resolution.
actor GitCarrier: Carrier {
    private let git: Git
    private let repository: OwnRepository
    private let remote: RemoteAddress?
    private let instant: Date
    /// The last local commit and the last commit of the remote.
    private var local: String?
    private var others: String?
    /// The files of the last local commit after the merge, or nil.
    private var tree: [String: Entry]?

    /// A file in a commit.
    private struct Entry: Hashable {
        let blob: String
        let size: Int
    }

    /// A file that a commit changes, as `git fast-import` reads it.
    private struct Change {
        /// The name of the git object with the content, or `inline`.
        let source: String
        let path: String
        /// The content, or nil if the repository has it already.
        let content: [UInt8]?
    }

    /// The branch that all devices share.
    private static let branch = "refs/heads/main"
    /// The reference to the fetched commit.
    private static let fetched = "refs/til/fetched"
    /// The approximate size of a commit in bytes.
    private static let commitSize = 32 << 20
    /// The most files in one push for which git searches for deltas.
    private static let bulkCount = 4
    /// The maximum length of a list of files that git prints, in bytes.
    private static let longestList = 64 << 20
    /// The number of loose objects from which they are packed.
    private static let manyObjects = 300
    /// The mode of a file in a tree of git.
    private static let fileMode = "100644"

    /// - Parameters:
    ///   - folder: the folder of the sync, which contains the repository.
    ///   - remote: the repository to fetch from and push to, or nil for a history that stays on this device.
    ///   - instant: the time of the sync.
    init(folder: String, remote: RemoteAddress?, variables: [String: String], mayAsk: Bool, at instant: Date) {
        repository = OwnRepository(in: folder)
        self.remote = remote
        self.instant = instant
        git = Git(in: folder, ownRepository: repository, variables: variables, mayAsk: mayAsk)
    }

    var head: String { local ?? "" }

    func isUnchanged(since seen: Seen) -> Bool {
        guard let local, local == seen.head else { return false }
        return remote == nil || others == local
    }

    func fetch() async throws {
        try await repository.tidyAfterKill()
        if !repository.isWhole { try await makeRepository() }
        var hasOthers = false
        if let remote { hasOthers = try await fetch(from: remote) }
        let commits = try await commits()
        let newLocal = commits[Self.branch]
        let newOthers = hasOthers ? commits[Self.fetched] : nil
        if newLocal != local || newOthers != others { tree = nil }
        local = newLocal
        others = newOthers
    }

    private func makeRepository() async throws {
        // Only its owner can read the folder, whatever the umask is.
        try PrivateFile.makeFolder(repository.path)
        try await git.run(["init", "--quiet", "--bare", "--initial-branch=main", repository.path])
    }

    /// Fetches the commits of the remote repository.
    /// - Returns: whether it has any. A new repository is empty.
    private func fetch(from remote: RemoteAddress) async throws -> Bool {
        try await git.requireBare(remote)
        let answer = try await git.fetch(["--no-write-fetch-head"], from: remote, "+\(Self.branch):\(Self.fetched)")
        guard let error = answer.error else { return true }
        let isEmpty = error.sentence.contains("couldn't find remote ref")
        if !isEmpty { throw error }
        return false
    }

    /// Returns the last commits by their references.
    private func commits() async throws -> [String: String] {
        let format = "--format=%(refname) %(objectname)"
        var commits: [String: String] = [:]
        for line in try await git.run(["for-each-ref", format, Self.branch, Self.fetched]).lines {
            guard let space = line.firstIndex(of: " ") else { continue }
            commits[String(line[..<space])] = String(line[line.index(after: space)...])
        }
        return commits
    }

    func files() async throws -> [LogFile] {
        var files = tree
        if files == nil { files = try await mergedTree() }
        tree = files
        return (files ?? [:]).compactMap { path, entry in LogFile(path: path, mark: entry.blob, size: entry.size) }
    }

    /// Merges the local history and the history of the remote.
    /// - Returns: the files of the merged history.
    private func mergedTree() async throws -> [String: Entry] {
        let mine = try await entries(local)
        guard let others, others != local else { return mine }
        guard let local else { return try await fastForward(to: others) }
        if try await isAncestor(others, of: local) { return mine }
        if try await isAncestor(local, of: others) { return try await fastForward(to: others) }
        return try await merge(others, into: local, mine)
    }

    /// Returns whether one commit contains the history of another.
    private func isAncestor(_ commit: String, of later: String) async throws -> Bool {
        try await git.ask(["merge-base", "--is-ancestor", commit, later]).isDone
    }

    /// Moves the branch to a later commit.
    /// - Returns: the files of the commit.
    private func fastForward(to commit: String) async throws -> [String: Entry] {
        var command = ["update-ref", Self.branch, commit]
        // Git checks that the branch is still there.
        if let local { command.append(local) }
        try await git.run(command)
        local = commit
        return try await entries(commit)
    }

    /// Merges two diverged histories: another device pushed in the meantime, or the history of the remote was
    /// rewritten.
    /// - Parameter mine: the files of the local commit.
    private func merge(
        _ others: String, into local: String, _ mine: [String: Entry]
    ) async throws -> [String: Entry] {
        var tree = try await entries(others)
        var changes: [Change] = []
        for (path, entry) in mine where tree[path] != entry {
            if let theirs = tree[path], try await !isContinuation(entry, of: theirs) { continue }
            tree[path] = entry
            changes.append(Change(source: entry.blob, path: path, content: nil))
        }
        try await commit(changes, from: others, merging: local)
        return tree
    }

    /// Returns whether the content of a file is longer than that of another, and starts with it.
    private func isContinuation(_ entry: Entry, of other: Entry) async throws -> Bool {
        let content = try await read(entry.blob)
        let start = try await read(other.blob)
        return content.count > start.count && content.starts(with: start)
    }

    private func entries(_ commit: String?) async throws -> [String: Entry] {
        guard let commit else { return [:] }
        let list = ["ls-tree", "-r", "-l", "--full-tree", commit, "--", "log/"]
        let answer = try await git.run(list, limit: Self.longestList)
        var entries: [String: Entry] = [:]
        for line in answer.lines {
            // Mode, type, name and size, then a tab and the path.
            guard let tab = line.firstIndex(of: "\t") else { continue }
            let path = String(line[line.index(after: tab)...])
            let words = line[..<tab].split(separator: " ").map(String.init)
            guard words.count == 4, words[0] == Self.fileMode, let size = Int(words[3]) else { continue }
            entries[path] = Entry(blob: words[2], size: size)
        }
        return entries
    }

    private func read(_ blob: String) async throws -> [UInt8] {
        try await git.run(["cat-file", "blob", blob], limit: LogFile.greatestSize).bytes
    }

    func read(_ file: LogFile) async throws -> [UInt8] { try await read(file.mark) }

    func publish(_ files: [LogContent]) async throws {
        let isBulk = files.count > Self.bulkCount
        var changes: [Change] = []
        var size = 0
        for file in files {
            changes.append(Change(source: "inline", path: file.path, content: file.bytes))
            size += file.bytes.count
            if size < Self.commitSize { continue }
            try await commit(changes, from: local, merging: nil, isBulk: isBulk)
            changes = []
            size = 0
        }
        if !changes.isEmpty { try await commit(changes, from: local, merging: nil, isBulk: isBulk) }
        if !files.isEmpty { tree = try await entries(local) }
        guard let remote, local != nil, local != others else { return }
        try await git.push(["\(Self.branch):\(Self.branch)"], to: remote, isBulk: isBulk)
    }

    func missingCount() async throws -> Int? {
        let before: String
        if let others {
            before = others
        } else {
            before = try await git.run(["hash-object", "-t", "tree", "--stdin"]).text
        }
        let differences = ["diff-tree", "-r", "--numstat", before, Self.branch, "--", "log/"]
        var count = 0
        for line in try await git.run(differences, limit: Self.longestList).lines {
            // The number of added lines, then a tab.
            let added = line.prefix { character in character != "\t" }
            count += Int(added) ?? 0
        }
        return count
    }

    /// Makes a commit and moves the branch to it.
    /// - Parameter isBulk: whether to store the files without a search for deltas, because full files have little in
    ///   common.
    private func commit(
        _ changes: [Change], from parent: String?, merging other: String?, isBulk: Bool = false
    ) async throws {
        var header = """
            feature done
            commit \(Self.branch)
            mark :1
            committer til <til@localhost> \(Int(instant.timeIntervalSince1970)) +0000
            data 4
            sync

            """
        if let parent { header += "from \(parent)\n" }
        if let other { header += "merge \(other)\n" }
        var input = Array(header.utf8)
        for change in changes {
            input += "M \(Self.fileMode) \(change.source) \(change.path)\n".utf8
            guard let content = change.content else { continue }
            input += "data \(content.count)\n".utf8
            input += content
            input.append(UInt8(ascii: "\n"))
        }
        input += "\nget-mark :1\ndone\n".utf8
        var command = ["fast-import", "--quiet", "--done"]
        if isBulk {
            command = ["-c", "core.compression=1", "-c", "fastimport.unpackLimit=1"] + command + ["--depth=0"]
        }
        local = try await git.run(command, input: input).text
    }

    func replaceDamaged() async throws -> Bool {
        if try await git.isIntact() { return false }
        repository.remove()
        local = nil
        others = nil
        tree = nil
        return true
    }

    /// Packs loose objects if there are many.
    func tidy() async throws {
        let answer = try await git.run(["count-objects"]).text
        // The number of objects, then their size.
        let count = Int(answer.prefix { character in character != " " }) ?? 0
        guard count > Self.manyObjects else { return }
        let options = ["-c", "core.bigFileThreshold=\(LogFile.fullSize / 20 * 19)"]
        try await git.run(options + ["repack", "-d", "-q", "--geometric=2"])
    }
}

extension OwnRepository {
    /// Creates a description of the repository next to a store.
    /// - Parameter folder: the folder of the sync.
    init(in folder: String) { self.init(path: folder + "/repository.git") }
}
