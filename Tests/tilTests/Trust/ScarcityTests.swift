import Foundation
import TestSupport
import Testing

@testable import til

/// Few open files, a store that somebody else holds, masks that give everything away, and what killed programs leave.
@Suite(.waiting) struct ScarcityTests {
    private let site: SyncSite

    init() throws { site = try SyncSite() }

    /// Runs til under a shell that sets something first.
    private func til(after setting: String, _ words: [String]) throws -> ProgramRun {
        try ProgramRun.finished(
            ["-c", setting + "; exec \"$0\" \"$@\"", PseudoTerminal.program] + words, program: "/bin/sh",
            environment: ["HOME": site.home("one"), "TIL_DATABASE": site.database("one")])
    }

    @Test(arguments: [5, 8, 12, 16, 20]) func withTooFewOpenFilesASentenceNamesTheRemedy(_ limit: Int) throws {
        try site.til("one", "add", "ftw", "for the win")
        let document = try site.folder.file("paper.md", "Nothing is abbreviated here.\n")
        let list = try site.folder.file("list.tsv", "TLA\tThree Letter Acronym\n")
        for words in [
            ["check"], ["scan", document], ["import", list], ["sync", "init", site.hub], ["lint", document],
        ] {
            let run = try til(after: "ulimit -n \(limit)", words)
            #expect(run.status == 74, "\(words): \(run.status ?? 0) \(run.errorText)")
            #expect(
                run.errorText
                    == "til: Only \(limit) files may be open at a time, which is too few; raise the limit with "
                    + "'ulimit -n 256'.\n")
        }
    }

    @Test func with80OpenFilesOrARaisableLimitCommandsSucceed() throws {
        try site.til("one", "add", "ftw", "for the win")
        let document = try site.folder.file("paper.md", "Nothing is abbreviated here.\n")
        let list = try site.folder.file("list.tsv", "TLA\tThree Letter Acronym\n")
        for words in [
            ["check"], ["scan", document], ["import", list], ["sync", "init", site.hub], ["lint", document],
        ] {
            for setting in ["ulimit -n 80", "ulimit -Sn 8"] where words[0] != "sync" || setting.contains("80") {
                let run = try til(after: setting, words)
                #expect(run.status == 0, "\(setting) \(words): \(run.errorText)")
            }
        }
    }

    @Test func foldersThatTilMakesArePrivate() throws {
        try FileManager.default.createDirectory(atPath: site.folder.path + "/work", withIntermediateDirectories: true)
        try site.put("TLA\tThree Letter Acronym\n", inRepository: "list.tsv")
        for words in [
            ["add", "ftw", "for the win"], ["sync", "init", site.hub], ["add", "tbd", "to be done"], ["sync"],
            ["sync", "remote", "--folder", site.shared], ["sync"],
            ["glossary", "add", "team", site.folder.path + "/team.git"],
        ] {
            let run = try til(after: "umask 0", words)
            #expect(run.status == 0, "\(words): \(run.errorText)")
        }
        let home = try site.home("one")
        let folders = [
            site.shared + "/log", site.shared + "/log/" + (try site.device("one")), home + "/til.db.sync",
            home + "/til.db.sync/repository.git",
        ]
        let copies = (FileManager.default.enumerator(atPath: home)?.allObjects as? [String] ?? [])
            .filter { $0.hasSuffix("/team") || $0.hasSuffix("/team/.git") }.map { home + "/" + $0 }
        #expect(copies.count == 2)
        for folder in folders + copies {
            var status = stat()
            #expect(stat(folder, &status) == 0 && status.st_mode & 0o777 == 0o700, "\(folder)")
        }
    }

    @Test func dueWithTheOptionShortDoesNotWaitForALock() throws {
        try site.til("one", "add", "ftw", "for the win")
        #expect(try site.til("one", "due", "--short").outputText == "+1\n")
        let held = try HeldStore(site.database("one"), keepsReadersOut: true)
        let run = try site.til("one", "due", "--short")
        #expect(run.outputText + run.errorText == "")
        held.release()
    }

    @Test func lintFixRemovesTheTemporaryFileOfAKilledRun() throws {
        let document = try site.folder.file("k.md", "A big cat (XBC) sleeps. Two XBC's are here.\n")
        let abandoned = try site.folder.file(".k.md.til-Ab3dEf", "half of i")
        let other = try site.folder.file(".k.md.til-mine", "somebody's own")
        _ = try ProgramRun.finished(["lint", "--fix", document], environment: ["HOME": site.home("one")])
        #expect(!FileManager.default.fileExists(atPath: abandoned))
        #expect(FileManager.default.fileExists(atPath: other))
    }

    @Test func gitAttributesOfAGlossaryDoNotChangeItsFiles() throws {
        let list = "TLA\tThree $Id$ Acronym\nDNS\tDomain Name System\n"
        try site.put(
            "* text eol=crlf working-tree-encoding=UTF-16 ident filter=x\n", inRepository: ".gitattributes")
        try site.put("nothing that could be read", inRepository: "empty.tsv")
        // It has no entry, so the first attempt fails.
        let repository = site.folder.path + "/team.git"
        try site.til("one", "glossary", "add", "team", repository, code: 65)
        try site.put(list, inRepository: "list.tsv")
        try site.til("one", "glossary", "add", "team", repository)
        #expect(try site.til("one", "TLA").outputText == "TLA  Three $Id$ Acronym\n     in team\n")
        try site.put("NEW\tA New One\n", inRepository: "more/new.tsv")
        #expect(try site.til("one", "glossary", "update").outputText.contains("1 new"))
        #expect(try site.til("one", "NEW").outputText == "NEW  A New One\n     in team\n")
    }
}

extension SyncSite {
    /// Commits a file to the bare repository `team.git`, byte by byte.
    fileprivate func put(_ content: String, inRepository path: String) throws {
        let repository = folder.path + "/team.git"
        if !FileManager.default.fileExists(atPath: repository) {
            try git("init", "--quiet", "--bare", "--initial-branch=main", repository)
        }
        let source = try folder.file("content", content)
        func ask(_ words: String...) throws -> String {
            let run = try ProgramRun.finished(
                ["--git-dir", repository, "-c", "user.name=t", "-c", "user.email=t@localhost"] + words,
                program: "/usr/bin/git", environment: ["HOME": folder.path, "GIT_INDEX_FILE": repository + "/index"])
            if run.status != 0 { throw ProgramRun.Failure(description: "git \(words): \(run.errorText)") }
            return run.outputText.split(separator: "\n").first.map(String.init) ?? ""
        }
        let blob = try ask("hash-object", "-w", "--no-filters", source)
        _ = try ask("update-index", "--add", "--cacheinfo", "100644,\(blob),\(path)")
        let tree = try ask("write-tree")
        let commit = try ask("commit-tree", "-m", "one more", tree)
        _ = try ask("update-ref", "refs/heads/main", commit)
    }
}
