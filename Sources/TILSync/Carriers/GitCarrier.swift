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

    /// A command of `git fast-import` and its inline content.
    private typealias Change = (line: String, content: [UInt8])

    private struct Entry: Hashable {
        let blob: String
        let size: Int
    }

    /// The branch that all devices share.
    private static let branch = "refs/heads/main"
    /// The reference to the fetched commit.
    private static let fetched = "refs/til/fetched"
    /// The approximate size of a commit in bytes.
    private static let commitSize = 32 << 20
    /// The most files in one push for which git searches for deltas.
    private static let bulkCount = 4

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
        local != nil && local == seen.head && (remote == nil || others == local)
    }

    func fetch() async throws {
        try await repository.tidyAfterKill()
        if !repository.isWhole {
            // Only its owner can read the folder, whatever the umask is.
            try PrivateFile.makeFolder(repository.path)
            try await git.run(["init", "--quiet", "--bare", "--initial-branch=main", repository.path])
        }
        var isEmpty = remote == nil
        if let remote {
            try await git.requireBare(remote)
            let answer = try await git.fetch(
                ["--no-write-fetch-head"], from: remote, "+\(Self.branch):\(Self.fetched)")
            // The remote repository is still empty.
            if let error = answer.error {
                isEmpty = error.sentence.contains("couldn't find remote ref")
                if !isEmpty { throw error }
            }
        }
        let format = "--format=%(refname) %(objectname)"
        var names: [String: String] = [:]
        for line in try await git.run(["for-each-ref", format, Self.branch, Self.fetched]).lines {
            let words = line.split(separator: " ").map(String.init)
            if words.count == 2 { names[words[0]] = words[1] }
        }
        let newLocal = names[Self.branch]
        let newOthers = isEmpty ? nil : names[Self.fetched]
        if newLocal != local || newOthers != others { tree = nil }
        local = newLocal
        others = newOthers
    }

    func files() async throws -> [LogFile] {
        let files = if let tree { tree } else { try await united() }
        tree = files
        return files.compactMap { file in LogFile(path: file.key, mark: file.value.blob, size: file.value.size) }
    }

    /// Returns the files of both histories after merging them.
    private func united() async throws -> [String: Entry] {
        let mine = try await entries(local)
        guard let others, others != local else { return mine }
        if let local {
            if try await git.ask(["merge-base", "--is-ancestor", others, local]).isDone { return mine }
            if try await !git.ask(["merge-base", "--is-ancestor", local, others]).isDone {
                return try await merged(local, mine, others)
            }
        }
        try await git.run(["update-ref", Self.branch, others] + (local.map { local in [local] } ?? []))
        local = others
        return try await entries(others)
    }

    /// Merges two diverged histories: another device pushed in the meantime, or the history of the remote was
    /// rewritten.
    private func merged(
        _ local: String, _ mine: [String: Entry], _ others: String
    ) async throws -> [String: Entry] {
        var tree = try await entries(others)
        var changes: [Change] = []
        for (path, entry) in mine where tree[path] != entry {
            if let their = tree[path] {
                let content = try await read(entry.blob)
                let rival = try await read(their.blob)
                guard content.count > rival.count, content.starts(with: rival) else { continue }
            }
            tree[path] = entry
            changes.append(("M 100644 \(entry.blob) \(path)", []))
        }
        try await commit(changes, from: others, merging: local)
        return tree
    }

    private func entries(_ commit: String?) async throws -> [String: Entry] {
        guard let commit else { return [:] }
        let answer = try await git.run(["ls-tree", "-r", "-l", "--full-tree", commit, "--", "log/"], limit: 64 << 20)
        var entries: [String: Entry] = [:]
        for line in answer.lines {
            // Mode, type, name and size, then a tab and the path.
            guard let tab = line.firstIndex(of: "\t") else { continue }
            let words = line[..<tab].split(separator: " ")
            guard words.count == 4, words[0] == "100644", let size = Int(words[3]) else { continue }
            entries[String(line[line.index(after: tab)...])] = Entry(blob: String(words[2]), size: size)
        }
        return entries
    }

    private func read(_ blob: String) async throws -> [UInt8] {
        try await git.run(["cat-file", "blob", blob], limit: LogFile.greatestSize).bytes
    }

    func read(_ file: LogFile) async throws -> [UInt8] { try await read(file.mark) }

    func publish(_ files: [(path: String, content: [UInt8])]) async throws {
        let isBulk = files.count > Self.bulkCount
        var rest = files[...]
        while !rest.isEmpty {
            var size = 0
            let part = rest.prefix { file in
                defer { size += file.content.count }
                return size < Self.commitSize
            }
            rest = rest.dropFirst(part.count)
            let changes = part.map { (line: "M 100644 inline \($0.path)", content: $0.content) }
            try await commit(changes, from: local, merging: nil, isBulk: isBulk)
        }
        if !files.isEmpty { tree = try await entries(local) }
        guard let remote, local != nil, local != others else { return }
        try await git.push(["\(Self.branch):\(Self.branch)"], to: remote, isBulk: isBulk)
    }

    func missingCount() async throws -> Int? {
        let empty = ["hash-object", "-t", "tree", "--stdin"]
        let before = if let others { others } else { try await git.run(empty).text }
        let changes = ["diff-tree", "-r", "--numstat", before, Self.branch, "--", "log/"]
        return try await git.run(changes, limit: 64 << 20).lines.reduce(0) { $0 + (Int($1.prefix { $0 != "\t" }) ?? 0) }
    }

    /// Makes a commit and moves the branch to it.
    /// - Parameter isBulk: whether to store the files without a search for deltas, because full files have little in
    ///   common.
    private func commit(
        _ changes: [Change], from parent: String?, merging other: String?, isBulk: Bool = false
    ) async throws {
        var input = Array(
            """
            feature done
            commit \(Self.branch)
            mark :1
            committer til <til@localhost> \(Int(instant.timeIntervalSince1970)) +0000
            data 4
            sync
            \(parent.map { parent in "from \(parent)\n" } ?? "")\(other.map { other in "merge \(other)\n" } ?? "")
            """.utf8)
        for (line, content) in changes {
            input += "\(line)\n".utf8
            if content.isEmpty { continue }
            input += "data \(content.count)\n".utf8
            input += content
            input.append(UInt8(ascii: "\n"))
        }
        input += "\nget-mark :1\ndone\n".utf8
        let options = isBulk ? ["-c", "core.compression=1", "-c", "fastimport.unpackLimit=1"] : []
        local = try await git.run(
            options + ["fast-import", "--quiet", "--done"] + (isBulk ? ["--depth=0"] : []), input: input
        ).text
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
        let count = try await git.run(["count-objects"]).text.prefix { $0 != " " }
        guard Int(count) ?? 0 > 300 else { return }
        let options = ["-c", "core.bigFileThreshold=\(LogFile.fullSize / 20 * 19)"]
        try await git.run(options + ["repack", "-d", "-q", "--geometric=2"])
    }
}

extension OwnRepository {
    /// Creates a description of the repository next to a store.
    /// - Parameter folder: the folder of the sync.
    init(in folder: String) { self.init(path: folder + "/repository.git") }
}
