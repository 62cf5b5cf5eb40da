import Foundation
import TILCore
import TestSupport
import Testing

@testable import til

/// Tab in the shells themselves: acronyms and tags of a store are completed, and nothing in them runs. `make deps`
/// installs the shells if it can; a missing shell is skipped.
@Suite(.waiting) struct CompletionScriptTests {
    /// A shell that is there, and how it is started without anybody's configuration.
    struct Shell: CustomTestStringConvertible, Sendable {
        let kind: CompletionsCommand.Shell
        let arguments: [String]
        let setup: String
        var path: String { "/usr/bin/\(kind.rawValue)" }
        var testDescription: String { kind.rawValue }

        static let all = [
            Shell(kind: .bash, arguments: ["--norc", "--noprofile", "-i"], setup: ""),
            Shell(kind: .zsh, arguments: ["-f", "-i"], setup: "autoload -U compinit; compinit -u -D; "),
            Shell(kind: .fish, arguments: ["--no-config", "-i"], setup: ""),
        ].filter { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// A typed beginning, and the acronym that Tab completes.
    static let hostile: [(typed: String, short: String)] = [
        ("qa", "QA$(touch${IFS}pwned)"), ("qb", "QB`touch pwned`"), ("qc", "QC${x:=$(touch pwned)}"), ("qd", "QD'b"),
        ("qe", "QE\"b\""), ("qf", "QF two  blanks"), ("T:", "T:x"), ("qg", "QG*"), ("\\~q", "~qh"), ("qi", "QI!b!!"),
        ("qj", "QJ;touch pwned"), ("qk", "QK>pwned"), ("ql", "QL|touch pwned"), ("qm", "QM[x]{a,b}?#"),
        ("qn", "QN\\b\\"), ("qo", "QO=x@y"), ("qp", "QP-$'\\x41'"), ("qr", "QR<(touch pwned)&"), ("qs", "QS/t:u/v"),
    ]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let store = try ThingStore(path: folder.path + "/til.db")
        for (number, (_, short)) in Self.hostile.enumerated() {
            try store.add(
                ThingDraft(
                    short: short, long: "Meaning number \(number).", tags: ["t\(number)$(touch${IFS}pwned)'`~*!\""],
                    spelling: .asIs), at: Date())
        }
        try store.add(ThingDraft(short: "FTW", long: "For the Win.", tags: ["chat"]), at: Date())
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/til", withDestinationPath: PseudoTerminal.program)
    }

    private func start(_ shell: Shell) throws -> PseudoTerminal {
        let script = try folder.file("completions.\(shell.kind)", CompletionsCommand.script(shell.kind))
        let terminal = try PseudoTerminal(
            shell.arguments, program: shell.path,
            environment: [
                "PS1": "$ ", "PATH": "\(folder.path):/usr/bin:/bin", "HOME": folder.path,
                "XDG_CONFIG_HOME": folder.path,
                "XDG_DATA_HOME": folder.path, "TIL_DATABASE": folder.path + "/til.db", "HISTFILE": "",
                "fish_greeting": "",
            ], columns: 200, rows: 60)
        try terminal.type("cd \(folder.path); \(shell.setup)source \(script); echo rea''dy\r")
        try terminal.wait(for: "ready")
        return terminal
    }

    @Test(arguments: Shell.all) func acronymsAndTagsOfAStoreAreCompletedAndNeverRun(_ shell: Shell) throws {
        let terminal = try start(shell)
        for (number, (typed, short)) in Self.hostile.enumerated() {
            try terminal.type("til show \(typed)\t\r")
            do {
                try terminal.wait(for: "Meaning number \(number).")
            } catch {
                Issue.record("\(shell.kind): \(short): \(error)")
                return
            }
        }
        for number in Self.hostile.indices.suffix(3) {
            // The tag as the shell gives it to til is the tag of the thing.
            try terminal.type("til list --tag t\(number)\t | tr a-z A-Z\r")
            try terminal.wait(for: "MEANING NUMBER \(number).")
        }
        try terminal.type("echo o''ver\r")
        try terminal.wait(for: "over")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/pwned"))
    }

    /// What begins with an open ~ is completed but by zsh, to which that is somebody's home; and an acronym of several
    /// lines, as another program may write it, is not offered.
    @Test(arguments: Shell.all) func acronymsWithATildeOrSeveralLinesRunNothing(_ shell: Shell) throws {
        let store = try ThingStore(path: folder.path + "/til.db")
        try store.add(ThingDraft(short: "nla", long: "A line.", spelling: .asIs), at: Date())
        try SQLiteScript.run(
            "UPDATE thing SET short = 'NL' || char(10) || 'touch pwned' || char(10), key = short WHERE short = 'nla'",
            on: folder.path + "/til.db")
        let terminal = try start(shell)
        let number = try #require(Self.hostile.firstIndex { $0.short == "~qh" })
        try terminal.type("til show ~q\t\r")
        try terminal.wait(
            for: shell.kind == .zsh ? "no such user or named directory: q" : "Meaning number \(number).")
        // Before a pipe, til does not ask whether to add it.
        try terminal.type("til show nl\t | cat\r")
        try terminal.wait(for: "No NL")
        try terminal.type("echo o''ver\r")
        try terminal.wait(for: "over")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/pwned"))
    }

    @Test(arguments: Shell.all) func aPathBelowTheHomeFolderIsCompleted(_ shell: Shell) throws {
        _ = try folder.file("mylist.txt", "ABC = A Big Cat\n")
        let terminal = try start(shell)
        try terminal.type("til import ~/myl\t\r")
        try terminal.wait(for: "1 new")
    }

    /// The program as a path that only the shell expands, with and without a til in PATH, and a command in its place.
    @Test(arguments: Shell.all) func completionWorksIfTheProgramIsAPathWithATildeOrVariable(_ shell: Shell) throws {
        let terminal = try start(shell)
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path + "/.local/bin", withIntermediateDirectories: true)
        try manager.moveItem(atPath: folder.path + "/til", toPath: folder.path + "/.local/bin/til")
        for program in [
            "~/.local/bin/til", "$HOME/.local/bin/til", "./.local/bin/til", "\"$HOME\"/.local/bin/til",
            "\"$HOME/.local/bin/til\"", "'.local/bin/til'",
        ] {
            try terminal.type("\(program) show ft\t | tr a-z A-Z\r")
            do {
                try terminal.wait(for: "FOR THE WIN.")
            } catch {
                Issue.record("\(shell.kind): \(program): \(error)")
                return
            }
            try terminal.type("clear\r")
            try terminal.wait("an empty screen") { !$0.text.contains("FOR") }
        }
        // Tab is pressed and the line is thrown away with Ctrl-U. Ctrl-C would also discard what is typed after it.
        try terminal.type("$(touch pwned)/til show ft\t\u{15}")
        try terminal.type("echo o''ver\r")
        try terminal.wait(for: "over")
        #expect(!manager.fileExists(atPath: folder.path + "/pwned"))
    }

    @Test(arguments: Shell.all) func theWordsAfterAnAliasAreCompleted(_ shell: Shell) throws {
        let terminal = try start(shell)
        let setup =
            switch shell.kind {
            case .bash: "alias t=til ta='til show'; complete -F _til t ta"
            case .zsh: "setopt complete_aliases; alias t=til ta='til show'; compdef t=til ta=til"
            case .fish: "alias t=til; alias ta='til show'"
            }
        try terminal.type("\(setup)\r")
        for line in ["t show ft\t", "ta ft\t"] {
            try terminal.type("\(line) | tr a-z A-Z\r")
            try terminal.wait(for: "FOR THE WIN.")
            try terminal.type("clear\r")
            try terminal.wait("an empty screen") { !$0.text.contains("FOR") }
        }
    }

    /// What a word inside open quotes becomes.
    @Test(arguments: Shell.all) func anAcronymInOpenQuotesIsCompleted(_ shell: Shell) throws {
        let terminal = try start(shell)
        for number in [0, 1, 2, 3, 4, 9] {
            for quote in ["'", "\""] where !(quote == "\"" && Self.hostile[number].short.hasSuffix("!")) {
                try terminal.type("til show \(quote)\(Self.hostile[number].short.prefix(2))\t\r")
                try terminal.wait(for: "Meaning number \(number).")
                try terminal.type("clear\r")
                try terminal.wait("an empty screen") { !$0.text.contains("Meaning") }
            }
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/pwned"))
    }

    @Test(arguments: Shell.all) func commandsOptionsAndValuesAreCompleted(_ shell: Shell) throws {
        let terminal = try start(shell)
        let lines = [
            ("til ft\t", "For the Win."), ("til stat\t --database none.db", "Your store is empty"),
            ("til list --sor\tdue --limit 1", " 1  "), ("til list --tag CHA\t", "For the Win."),
            ("til config color al\t", "color is now always"),
            ("til help sea\t | tr a-z A-Z", "USAGE: TIL SEARCH"),
            ("til completions fi\t | tail -n 1", "complete -c til"),
        ]
        for (line, found) in lines {
            try terminal.type("\(line)\r")
            try terminal.wait(for: found)
            try terminal.type("clear\r")
            try terminal.wait("an empty screen") { !$0.text.contains(found) }
        }
    }
}
