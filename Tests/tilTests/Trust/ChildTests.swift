import Foundation
import TestSupport
import Testing

@testable import til

/// Programs that til starts end with it.
@Suite(.waiting) struct ChildTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }

    init() throws {
        temporary = try TemporaryFolder()
        _ = try temporary.file("a.pdf", "%PDF-1.4\n")
    }

    /// Makes a program that is found before those of the system.
    private func program(_ name: String, _ script: String) throws {
        let text = try temporary.file(name + ".text", "#!/bin/sh\n" + script)
        // A program cannot be started while a process has it open to write, and a process that another test starts at
        // this moment would have.
        let copy = "cp '\(text)' '\(folder)/\(name)' && chmod 755 '\(folder)/\(name)'"
        _ = try ProgramRun.finished(["-c", copy], program: "/bin/sh", environment: ["PATH": "/usr/bin:/bin"])
    }

    private func start(_ words: [String]) throws -> ProgramRun {
        try ProgramRun(
            words, input: "/dev/null",
            environment: ["HOME": folder, "PATH": folder + ":/usr/bin:/bin", "FOLDER": folder])
    }

    /// Returns the processes that a program wrote down.
    private func processes(_ count: Int) throws -> [pid_t] {
        var processes: [pid_t] = []
        try ProgramRun.look {
            let text = (try? String(contentsOfFile: folder + "/began", encoding: .utf8)) ?? ""
            processes = text.split(separator: "\n").compactMap { pid_t($0) }
            return processes.count == count
        }
        return processes
    }

    private func hasEnded(_ process: pid_t) -> Bool {
        let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        return kill(process, 0) != 0 || status.contains(") Z ")
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL], ["scan", "lint"])
    func aSignalEndsPdftotextAndItsChildrenEvenIfTheyIgnoreIt(signal: Int32, command: String) throws {
        try program(
            "pdftotext",
            """
            trap '' TERM INT HUP
            (sleep 600; sleep 600) &
            echo "$!\n$$" > $FOLDER/began
            while :; do sleep 1; done
            """)
        let run = try start([command, folder + "/a.pdf"])
        let began = try processes(2)
        run.signal(signal)
        #expect(try run.waitForExit(within: 300) == 128 + signal)
        try ProgramRun.look { began.allSatisfy(hasEnded) }
    }

    @Test func aSignalEndsGitIfNobodyCanBeAsked() throws {
        try program("git", "trap '' TERM INT HUP\necho $$ > $FOLDER/began\nwhile :; do sleep 1; done")
        for signal in [SIGINT, SIGKILL] {
            try? FileManager.default.removeItem(atPath: folder + "/began")
            let run = try start(["glossary", "add", "team", "https://example.org/terms.git"])
            let began = try processes(1)
            run.signal(signal)
            #expect(try run.waitForExit(within: 300) == 128 + signal)
            try ProgramRun.look { began.allSatisfy(hasEnded) }
        }
    }

    @Test func aFailingPdftotextIsReportedAndALeftoverProgramIsNotAwaited() throws {
        try program("pdftotext", "(sleep 600) &\necho 'A cross-quarter board (XQB) met.'")
        let read = try start(["scan", folder + "/a.pdf"])
        #expect(try read.waitForExit(within: 300) == 0)
        #expect(read.outputText.contains("XQB"))
        try program("pdftotext", "exit 1")
        let failed = try start(["scan", folder + "/a.pdf"])
        #expect(try failed.waitForExit(within: 300) == 65)
        #expect(
            failed.errorText
                == "til: pdftotext cannot read '\(folder)/a.pdf'. The file is damaged, locked or needs more than 1 GiB of memory.\n"
        )
    }

    @Test func aRepositoryOfManyFilesIsReadByOneGit() throws {
        try program("git", "echo \"$*\" >> $FOLDER/calls\nexec /usr/bin/git \"$@\"")
        let origin = folder + "/origin"
        let maker = """
            git init -q '\(origin)' && cd '\(origin)' && for n in $(seq 1 50); do echo "X$n = word $n" > $n.txt; done
            git add . && git -c user.name=a -c user.email=a@b commit -qm one
            """
        let made = try ProgramRun(
            ["-c", maker], program: "/bin/sh", input: "/dev/null", environment: ["HOME": folder])
        #expect(try made.waitForExit(within: 300) == 0)
        let run = try start(["glossary", "add", "team", "file://\(origin)"])
        #expect(try run.waitForExit(within: 300) == 0)
        #expect(run.outputText == "team: 50 entries from 50 files\n")
        let calls = try String(contentsOfFile: folder + "/calls", encoding: .utf8)
        #expect(calls.split(separator: "\n").count { $0.contains("cat-file") } == 1)
        #expect(calls.split(separator: "\n").count < 8)
    }

    @Test func fileNamesThatAreNotUTF8ArePassedOnUnchanged() throws {
        try program("pdftotext", "cat \"$4\"")
        let maker = """
            mkdir '\(folder)/papers' && cd '\(folder)/papers'
            printf '%%PDF-1.4\\nA cross-quarter board (XQB) met.\\n' > "$(printf 'caf\\351.pdf')"
            git init -q '\(folder)/origin' && cd '\(folder)/origin' && mkdir "$(printf 'd\\351')"
            echo 'XQZ = cross quarter zone' > "$(printf 'd\\351/caf\\351.txt')"
            echo 'XQY = cross quarter yard' > "$(printf 'd\\352.txt')"
            git add . && git -c user.name=a -c user.email=a@b commit -qm one
            """
        let made = try ProgramRun(
            ["-c", maker], program: "/bin/sh", input: "/dev/null", environment: ["HOME": folder])
        #expect(try made.waitForExit(within: 300) == 0)
        let scan = try start(["scan", folder + "/papers"])
        #expect(try scan.waitForExit(within: 300) == 0)
        #expect(scan.outputText.contains("XQB"))
        let add = try start(["glossary", "add", "team", "file://\(folder)/origin"])
        #expect(try add.waitForExit(within: 300) == 0)
        #expect(add.outputText == "team: 2 entries from 2 files\n")
        let lookUp = try start(["xqz"])
        #expect(try lookUp.waitForExit(within: 300) == 0)
        #expect(lookUp.outputText.contains("Cross Quarter Zone") || lookUp.outputText.contains("cross quarter zone"))
    }

    @Test func removingAGlossaryRemovesFilesOfAKilledUpdate() throws {
        let list = try temporary.file("list.txt", "XQZ = cross quarter zone\n")
        func til(_ words: String...) throws -> ProgramRun {
            let run = try start(words)
            _ = try run.waitForExit(within: 300)
            return run
        }
        let folder = folder + "/.local/share/til"
        let partial = folder + "/glossaries/.team.til.\(UUID()).partial"
        #expect(try til("glossary", "add", "team", list).status == 0)
        _ = FileManager.default.createFile(atPath: partial, contents: nil)
        #expect(try til("glossary", "remove", "team").errorText == "Removed the glossary team.\n")
        #expect(!FileManager.default.fileExists(atPath: partial))
        // An interrupted 'add' left files, but no glossary.
        _ = FileManager.default.createFile(atPath: partial, contents: nil)
        let removed = try til("glossary", "remove", "team")
        #expect(removed.status == 0)
        #expect(removed.errorText == "Removed what an interrupted update left of the glossary team.\n")
        #expect(!FileManager.default.fileExists(atPath: partial))
        #expect(try til("glossary", "remove", "team").status == 1)
    }
}
