import Foundation
import TestSupport
import Testing

/// `make install` and `make uninstall` with a prefix that has other files, and typed in a shell that leaves `~` as it
/// is.
@Suite(.waiting) struct UninstallationTests {
    private let folder: TemporaryFolder
    private var home: String { folder.path }
    private var store: String { home + "/.local/share/til" }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a line of the shell in the project's folder.
    @discardableResult
    private func shell(_ line: String, variables: [String: String] = [:]) throws -> ProgramRun {
        let environment = ["HOME": home, "PATH": "/usr/bin:/bin"].merging(variables) { $1 }
        return try ProgramRun.finished(
            ["-c", "cd '\(Checkout.root.path)' && " + line], program: "/bin/sh", environment: environment)
    }

    @discardableResult
    private func install(_ prefix: String, stage: String = "", mask: String = "022") throws -> ProgramRun {
        try shell("umask \(mask) && ./Scripts/install '\(PseudoTerminal.program)' '\(prefix)' '\(stage)'")
    }

    private func til(_ words: String...) throws {
        let run = try ProgramRun.finished(words, environment: ["HOME": home])
        #expect(run.status == 0, "\(words): \(run.errorText)")
    }

    /// Makes a store with a backup and a glossary, as a person who uses til has them.
    private func fillStore() throws {
        try til("add", "ftw", "for the win")
        try til("backup")
        try til("glossary", "add", "team", folder.file("team.tsv", "TLA\tThree Letter Acronym\n"))
    }

    /// Each file and folder below the home folder, with its permissions.
    private func everything() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: home).sorted().map { name in "\(name) \(mode(name))" }
    }

    private func mode(_ name: String) -> String {
        var status = stat()
        return lstat("\(home)/\(name)", &status) == 0 ? String(status.st_mode & 0o777, radix: 8) : "none"
    }

    @Test(arguments: ["~/.local", "~/my apps", "~"])
    func uninstallingLeavesTheStoreAndEverythingElse(_ prefix: String) throws {
        try fillStore()
        try shell("mkdir ~/.local/share/til/decks && echo 'ABC = A Big Cat' > ~/.local/share/til/decks/mine.txt")
        let before = try everything()
        let installed = try install(prefix)
        #expect(installed.status == 0, "\(installed.errorText)")
        #expect(FileManager.default.isExecutableFile(atPath: home + prefix.dropFirst() + "/bin/til"))
        let removed = try shell("make uninstall PREFIX='\(prefix)'")
        #expect(removed.status == 0, "\(removed.errorText)")
        #expect(try everything() == before)
        #expect(!FileManager.default.fileExists(atPath: Checkout.root.path + "/~"))
    }

    /// Installs as til 0.3.0 did: with decks beside the store, in a folder that everybody can read, and without a list.
    private func installAs030() throws {
        try install("~/.local")
        #expect(remove(home + "/.local/share/doc/til/INSTALLED") == 0)
        try shell("rm ~/.local/share/doc/til/docs/recipes.md ~/.local/share/doc/til/docs/agents.md")
        try shell("rm ~/.local/share/man/man1/til-mcp.1")
        try shell("mkdir -p ~/.local/share/til/decks/choices && chmod 755 ~/.local/share/til")
        let decks = try String(contentsOf: Checkout.file("Scripts/installed-by-0.3.0"), encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("share/til/decks/") && $0.hasSuffix(".txt") }
        #expect(decks.count > 20)
        for deck in decks { try shell("echo 'ABC = A Big Cat' > ~/.local/\(deck)") }
    }

    @Test func anInstallationWithoutAListLosesOnlyItsOwnFiles() throws {
        try installAs030()
        try fillStore()
        _ = try folder.file(".local/share/man/man1/til-shell.1", "The page of another program.\n")
        try shell("make uninstall PREFIX='~/.local'")
        let left = try everything().filter { !$0.hasSuffix(" 755") && !$0.hasSuffix(" 700") }
        let names = left.map { $0.split(separator: " ")[0].replacing(/[0-9T]{15}Z/, with: "TIME") }
        #expect(
            names == [
                ".local/share/man/man1/til-shell.1", ".local/share/til/backups/til.db.TIME.manual",
                ".local/share/til/glossaries/team.til", ".local/share/til/til.db", "team.tsv",
            ])
    }

    @Test func anUpgradeRemovesTheFilesThatTheNewVersionLacks() throws {
        try install("~/.local")
        let gone = try folder.file(".local/share/doc/til/docs/gone.md", "# Gone\n")
        let kept = try folder.file(".local/share/doc/til/docs/kept.md", "# Kept\n")
        try shell("echo share/doc/til/docs/gone.md >> ~/.local/share/doc/til/INSTALLED")
        try install("~/.local")
        #expect(!FileManager.default.fileExists(atPath: gone))
        #expect(FileManager.default.fileExists(atPath: kept))
        try shell("make uninstall PREFIX='~/.local'")
        let left = try everything().filter { !$0.hasSuffix(" 755") && !$0.hasSuffix(" 700") }
        #expect(left == [".local/share/doc/til/docs/kept.md 644"])
    }

    @Test func anUpgradeFrom030RemovesItsDecksAndClosesTheFolderOfTheStore() throws {
        try installAs030()
        try fillStore()
        let mine = try folder.file(".local/share/til/decks/mine.txt", "ABC = A Big Cat\n")
        try install("~/.local")
        #expect(try FileManager.default.contentsOfDirectory(atPath: store + "/decks") == ["mine.txt"])
        #expect(FileManager.default.fileExists(atPath: mine))
        #expect(mode(".local/share/til") == "700")
    }

    @Test func existingFoldersKeepTheirModesAndNewFilesAreReadable() throws {
        try shell("mkdir -p -m 750 ~/.local/bin && chmod 700 ~/.local")
        try install("~/.local", mask: "077")
        #expect(mode(".local") == "700" && mode(".local/bin") == "750" && mode(".local/share/til") == "none")
        #expect(mode(".local/share/doc/til") == "755" && mode(".local/share/doc/til/INSTALLED") == "644")
        #expect(mode(".local/bin/til") == "755")
    }

    @Test func aTildeInDESTDIRIsExpandedToInstallAndToUninstall() throws {
        try install("~/.local", stage: "~/stage")
        #expect(FileManager.default.fileExists(atPath: "\(home)/stage\(home)/.local/bin/til"))
        let removed = try shell("make uninstall PREFIX='~/.local' DESTDIR='~/stage'")
        #expect(removed.outputText == "til: removed from \(home)/stage\(home)/.local\n")
        #expect(!FileManager.default.fileExists(atPath: "\(home)/stage\(home)/.local"))
    }

    @Test(
        arguments: [
            ("~nobody/x", "Cannot expand '~nobody/x' in PREFIX. Name the whole path, for example /usr/local."),
            ("", "PREFIX is empty. Name a folder, for example PREFIX=/usr/local."),
            ("OME/x", "PREFIX must be a whole path, for example /usr/local, not 'OME/x'."),
        ]) func anEmptyRelativeOrUnknownPrefixIsRefused(_ prefix: String, _ sentence: String) throws
    {
        for line in ["./Scripts/install '\(PseudoTerminal.program)' '\(prefix)'", "./Scripts/uninstall '\(prefix)'"] {
            let run = try shell(line)
            #expect(run.status == 64 && run.outputText == "" && run.errorText == "til: \(sentence)\n")
        }
    }

    @Test func sudoIsRefusedForAPrefixInTheUsersFolders() throws {
        let tilde = try shell("./Scripts/prefix install '~/x'", variables: ["SUDO_USER": "somebody"])
        #expect(tilde.status == 64)
        #expect(tilde.errorText.hasPrefix("til: With sudo, ~ in PREFIX could be two home folders."))
        let owner = try shell("stat -c %u ~").outputText.split(separator: "\n")[0]
        guard owner != "0" || chown(home, 65_534, 65_534) == 0 else { return }
        let own = owner == "0" ? "65534" : String(owner)
        let run = try shell("./Scripts/prefix install \(home)/x/y", variables: ["SUDO_UID": own])
        #expect(run.status == 64)
        #expect(run.errorText == "til: \(home) is your own folder. Run make install without sudo.\n")
        #expect(try shell("./Scripts/prefix install \(home)/x", variables: ["SUDO_UID": "4242"]).status == 0)
    }

    @Test func uninstallingRemovesNothingOutsideOfThePrefix() throws {
        let precious = try folder.file("precious", "mine\n")
        try install("~/apps")
        for line in ["../precious", "share/../../precious", precious, "..", "../"] {
            try shell("echo '\(line)' >> ~/apps/share/doc/til/INSTALLED")
        }
        #expect(try shell("make uninstall PREFIX='~/apps'").status == 0)
        #expect(try everything() == ["precious 644"])
    }
}
