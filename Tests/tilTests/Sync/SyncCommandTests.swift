import Foundation
import TestSupport
import Testing

@testable import til

/// `til sync` as a person meets it: two machines, real processes, git as it is installed.
@Suite(.waiting) struct SyncCommandTests {
    @Test func twoMachinesHaveTheSame() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win", "--tag", "chat")
        try site.til("one", "add", "tbd", "to be done")
        try site.til("one", "config", "retention", "0.8")
        try site.til("one", "config", "seconds", "7")
        try site.quiz("one", 2)
        let begun = try site.til("one", "sync", "init", site.hub)
        #expect(begun.outputText + begun.errorText == "5 sent, 0 received.\n")
        #expect(try site.til("two", "sync", "init", site.hub).outputText == "0 sent, 5 received.\n")
        #expect(try site.contents("one") == site.contents("two"))
        #expect(try site.til("two", "config", "retention").outputText == "0.8\n")
        // Settings of a screen stay where they are.
        #expect(try site.til("two", "config", "seconds").outputText == "15\n")
        try site.til("one", "edit", "ftw", "--note", "said in games")
        try site.til("two", "edit", "ftw", "--long", "for their win")
        try site.til("two", "remove", "tbd", "--yes")
        #expect(try site.sync("one") == "1 sent, 0 received.\n")
        #expect(try site.sync("two") == "2 sent, 1 received, 1 thing changed on both sides and united.\n")
        #expect(try site.sync("one") == "0 sent, 2 received.\n")
        #expect(try site.sync("one") == "Nothing new on either side.\n")
        #expect(
            try site.til("one", "show", "ftw").outputText.hasPrefix("FTW  For Their Win\n     said in games\n"))
        // Undo takes back what this machine did, and the other hears of it.
        try site.til("two", "undo")
        try site.expectUnion("two", "one")
        #expect(try site.shorts("one") == "FTW TBD")
        // A later edit brings back what was removed elsewhere.
        try site.til("one", "remove", "tbd", "--yes")
        try site.sync("one")
        try site.til("two", "edit", "tbd", "--note", "still needed")
        try site.expectUnion("two", "one")
        #expect(try site.shorts("one") == "FTW TBD")
    }

    @Test func whatThereIsToSayOfASync() throws {
        let site = try SyncSite()
        let none = "til: This store takes part in no sync yet; 'til sync init' begins one.\n"
        for words in ["now", "status", "log", "remote", "stop"] {
            #expect(try site.til("one", "sync", words, code: 1).errorText == none)
        }
        try site.til("one", "add", "ftw", "for the win")
        try site.til("one", "sync", "init", site.hub)
        let device = try site.device("one")
        #expect(
            try site.til("one", "sync", "init", site.hub, code: 1).errorText == """
                til: This store takes part in a sync already (\(site.hub)); 'til sync remote' changes where it goes, and \
                'til sync stop' ends it.

                """)
        try site.til("one", "add", "tbd", "to be done")
        let status = try site.til("one", "sync", "status").outputText
        #expect(
            status.hasPrefix(
                """
                remote   \(site.hub)
                device   \(device)
                others   none yet
                waiting  1 changed here
                last     20
                """))
        #expect(status.hasSuffix("  1 sent, 0 received.\n"))
        try site.begin("two")
        try site.til("two", "add", "imo", "in my opinion")
        try site.sync("two")
        #expect(try site.til("one", "sync", "--json").outputText.contains(#""received":1,"remark":"","sent":1,"#))
        #expect(
            try site.til("one", "sync", "status", "--json").outputText.contains(
                #""remote":"\#(site.hub)","unsent":0}"#))
        let lines = try site.til("one", "sync", "log").outputText.split(separator: "\n")
        #expect(lines.map { $0.dropFirst(18) } == ["1 sent, 1 received.", "1 sent, 0 received."])
        #expect(try site.til("one", "sync", "remote").outputText == site.hub + "\n")
        #expect(
            try site.til("one", "sync", "remote", "--folder", site.shared).errorText
                == "From now on events go to \(site.shared); 'til sync' sends all of them.\n")
        #expect(try site.sync("one") == "3 sent, 0 received.\n")
        #expect(
            try site.til("one", "sync", "stop").errorText
                == "This store takes part in no sync any more; everything in it stays.\n")
        #expect(try site.shorts("one") == "FTW IMO TBD")
        #expect(!FileManager.default.fileExists(atPath: try site.database("one") + ".sync"))
    }

    @Test func aCloneLeadsToWhereItCameFrom() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one")
        let clone = try site.home("two") + "/things"
        try site.git("clone", "--quiet", site.hub, clone)
        let begun = try site.til("two", "sync", "init", clone)
        #expect(begun.outputText == "0 sent, 1 received.\n")
        #expect(begun.errorText == "\(clone) is a clone; events go to where it came from, \(site.hub).\n")
        try site.til("two", "add", "tbd", "to be done")
        try site.expectUnion("two", "one")
        #expect(try site.shorts("one") == "FTW TBD")
    }

    @Test(arguments: [
        "ext::sh -c touch% MARK", "--upload-pack=touch MARK", "-oProxyCommand=touch MARK",
        "ssh://-oProxyCommand=touch%20MARK/x", "fd::3", "https://h/%0a", "user@-host:x",
    ])
    func anAddressThatWouldRunSomethingIsRefused(_ address: String) throws {
        let site = try SyncSite()
        let mark = site.folder.path + "/mark"
        let run = try site.til(
            "one", "sync", "init", "--", address.replacingOccurrences(of: "MARK", with: mark), code: 64)
        #expect(run.errorText.hasPrefix("til: The address '"))
        #expect(!FileManager.default.fileExists(atPath: mark))
        // Neither is one taken from a store that somebody else wrote.
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one")
        try SQLiteScript.run(
            "UPDATE sync SET remote = 'git ext::touch \(mark)'", on: site.database("one"))
        #expect(try site.til("one", "sync", code: 64).errorText.hasPrefix("til: The address 'ext::"))
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test func whatCannotBeReachedIsTold() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        let empty = ["PATH": try site.home("empty")]
        let noGit = "til: There is no git on this machine; install it (on Debian, 'apt install git').\n"
        #expect(try site.til("one", "sync", "init", site.hub, code: 74, environment: empty).errorText == noGit)
        let missing = site.folder.path + "/none.git"
        #expect(
            try site.til("one", "sync", "init", missing, code: 66).errorText == """
                til: There is no git repository at the address ('\(missing)' does not appear to be a git repository); \
                check it, or make one there with 'git init --bare'.

                """)
        // What cannot work is not begun.
        try site.til("one", "sync", "status", code: 1)
        try site.begin("one")
        try site.til("one", "add", "tbd", "to be done")
        #expect(try site.til("one", "sync", code: 74, environment: empty).errorText == noGit)
        try site.til("one", "sync", "remote", "http://127.0.0.1:1/things.git")
        let unreachable = try site.til("one", "sync", code: 74).errorText
        #expect(unreachable.hasPrefix("til: The remote cannot be reached now ("))
        #expect(unreachable.hasSuffix("; nothing is lost, try again later.\n"))
        // Whoever is not let in is told so, and nobody is asked for a password.
        try site.til("one", "sync", "remote", site.hub)
        let denied = try site.git(
            as: #"case "$*" in *" push "*) echo "Permission denied (publickey)." >&2; exit 128;; esac"#)
        #expect(
            try site.til("one", "sync", code: 74, environment: denied).errorText == """
                til: There is no right to use the remote like this (Permission denied (publickey)); check keys, passwords \
                and permissions.

                """)
        try FileManager.default.moveItem(atPath: site.hub, toPath: site.hub + ".away")
        try site.til("one", "sync", code: 66)
        try FileManager.default.moveItem(atPath: site.hub + ".away", toPath: site.hub)
        // A folder that is not plugged in.
        try site.til("three", "add", "imo", "in my opinion")
        try site.beginInFolder("three")
        try FileManager.default.moveItem(atPath: site.shared, toPath: site.shared + ".away")
        #expect(
            try site.til("three", "sync", code: 66).errorText
                == "til: The folder \(site.shared) is not there now; nothing is lost, try again when it is.\n")
        // All is kept for the next time.
        #expect(try site.sync("one") == "1 sent, 0 received.\n")
        try site.begin("two")
        #expect(try site.shorts("two") == "FTW TBD")
    }

    @Test func nothingElseIsRun() throws {
        let site = try SyncSite()
        let mark = site.folder.path + "/ran"
        let hook = "#!/bin/sh\ntouch \(mark)\n"
        let hooks = try site.home("hooks")
        for place in [hooks, site.hub + "/hooks"] {
            for name in ["pre-push", "pre-commit", "reference-transaction", "post-update", "pre-receive"] {
                let file = place + "/" + name
                try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
                try Data(hook.utf8).write(to: URL(fileURLWithPath: file))
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
            }
        }
        let configuration = """
            [core]
              hooksPath = \(hooks)
              fsmonitor = \(hooks)/pre-push
              askPass = \(hooks)/pre-push
            [commit]
              gpgSign = true
            [gpg]
              program = \(hooks)/pre-push
            [push]
              gpgSign = true
            """
        for name in ["one", "two"] {
            let home = try site.home(name)
            try Data(configuration.utf8).write(to: URL(fileURLWithPath: home + "/.gitconfig"))
        }
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one", "two")
        try site.til("two", "add", "tbd", "to be done")
        try site.expectUnion("two", "one")
        #expect(!FileManager.default.fileExists(atPath: mark))
        let log = try site.git("--git-dir=" + site.hub, "log", "--format=%an <%ae> %G?")
        #expect(log.hasPrefix("til <til@localhost> N\n"))
    }

    @Test func aFolderIsEnough() throws {
        let site = try SyncSite()
        let without = ["PATH": try site.home("empty")]
        try site.til("one", "add", "ftw", "for the win")
        try site.til("two", "add", "FTW", "for the win", "--note", "mine")
        try site.til("one", "sync", "init", "--folder", site.shared, environment: without)
        #expect(
            try site.til("two", "sync", "init", "--folder", site.shared, environment: without).outputText
                == "2 sent, 1 received, 1 thing changed on both sides and united.\n")
        try site.quiz("one", 1)
        try site.expectUnion("one", "two")
        #expect(try site.shorts("two") == "FTW")
    }
}
