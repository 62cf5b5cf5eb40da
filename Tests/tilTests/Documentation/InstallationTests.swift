import Foundation
import TestSupport
import Testing

/// `make install`, with the program that was built with the tests.
@Suite(.waiting) struct InstallationTests {
    private static let root = Checkout.root.path

    private let folder: TemporaryFolder
    private var prefix: String { folder.path + "/prefix" }

    init() throws {
        folder = try TemporaryFolder()
        let installed = try shell("./Scripts/install '\(PseudoTerminal.program)' '\(prefix)'")
        #expect(installed.outputText + installed.errorText == "til: installed below \(prefix)\n")
    }

    /// Runs a line of the shell in the project's folder, with the installed program first in its path.
    private func shell(_ line: String, _ program: String = "/bin/sh") throws -> ProgramRun {
        try ProgramRun.finished(
            ["-c", "cd '\(Self.root)' && " + line], program: program,
            environment: [
                "HOME": folder.path, "TIL_DATABASE": folder.path + "/til.db", "PATH": prefix + "/bin:/usr/bin:/bin",
            ])
    }

    private func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: prefix).filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: prefix + "/" + name, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    @Test func anInstallationHasEveryFileAndUninstallingRemovesThemAll() throws {
        let commands = [
            "add", "backup", "check", "completions", "config", "decks", "due", "edit", "export", "glossary", "history",
            "import", "lint", "list", "lsp", "mcp", "optimize", "quiz", "redo", "remove", "restore", "resume", "scan",
            "search", "show", "stats", "suspend", "sync", "tag", "tags", "undo",
        ]
        let manual = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/docs")
        #expect(manual.contains("README.md") && manual.allSatisfy { $0.hasSuffix(".md") })
        let pages = (["til"] + commands.map { "til-" + $0 }).map { "share/man/man1/\($0).1" }
        #expect(
            try files()
                == ([
                    "bin/til", "share/bash-completion/completions/til", "share/doc/til/CHANGELOG.md",
                    "share/doc/til/INSTALLED", "share/doc/til/LICENSE", "share/doc/til/LICENSES/GPL-3.0-or-later.txt",
                    "share/doc/til/LICENSES/MIT.txt", "share/doc/til/README.md",
                    "share/fish/vendor_completions.d/til.fish", "share/zsh/site-functions/_til",
                ] + manual.map { "share/doc/til/docs/" + $0 } + pages).sorted())
        let removed = try shell("make uninstall PREFIX='\(prefix)'")
        #expect(removed.outputText == "til: removed from \(prefix)\n" && removed.errorText == "")
        #expect(!FileManager.default.fileExists(atPath: prefix))
    }

    @Test func aCopyOfTheProgramAloneHasTheDecks() throws {
        let alone = prefix + "-alone"
        defer { try? FileManager.default.removeItem(atPath: alone) }
        let counted = try shell(
            "mkdir '\(alone)' && cp '\(prefix)/bin/til' '\(alone)/' && '\(alone)/til' decks --json "
                + "| grep -c '^{\"name\"'")
        let decks = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/data").filter { $0 != "choices" }
        #expect(counted.outputText.trimmingCharacters(in: .whitespacesAndNewlines) == "\(decks.count)")
    }

    @Test func manualPagesReferOnlyToExistingPages() throws {
        let pages = try files().filter { $0.hasSuffix(".1") }
        let names = Set(pages.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
        for page in pages {
            let text = try String(contentsOfFile: prefix + "/" + page, encoding: .utf8).replacing("\\-", with: "-")
                .replacing(" (1)", with: "(1)")
            let references = text.components(separatedBy: "(1)").dropLast().map { before in
                String(before.split { $0 == " " || $0 == "\n" }.last ?? "")
            }
            #expect(Set(references).subtracting(names) == [], "\(page)")
            #expect(!references.isEmpty)
        }
    }

    @Test(
        arguments: [
            ("til F", "FTW FYI"), ("til fy", "FYI"), ("til sho", "show"), ("til show f", "FTW FYI"),
            ("til edit FT", "FTW"), ("til list --tag c", "chat"), ("til edit FTW --long f", ""),
            ("til add f", "FTW FYI"),
        ]) func bashCompletesTheWordsOfAnInstalledTil(_ line: String, _ words: String) throws
    {
        _ = try shell("til add ftw for the win --tag chat && til add fyi for your information --tag mail")
        let script = """
            source '\(prefix)/share/bash-completion/completions/til'
            COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}; COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _til til "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            echo "${COMPREPLY[*]}"
            """
        let run = try shell(script, "/bin/bash")
        #expect(run.errorText == "")
        #expect(run.outputText == words + "\n")
    }
}
