import Foundation
import TestSupport
import Testing

@testable import til

/// Questions of git and ssh during a sync.
@Suite(.waiting) struct SyncQuestionTests {
    /// Stands in for ssh: it asks at the terminal, is silent for longer than a progress needs to appear, and then runs
    /// the command on this machine.
    private static let ssh = """
        #!/bin/sh
        printf 'Passphrase: ' > /dev/tty
        sleep 0.8
        printf 'now ' > /dev/tty
        read -r answer < /dev/tty
        while [ $# -gt 1 ]; do shift; done
        exec sh -c "$1"

        """

    @Test func noProgressIsDrawnOverAQuestion() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let ssh = try runner.file("ssh", Self.ssh)
        let remote = runner.folder + "/things.git"
        let setUp = try ProgramRun.finished(
            ["-c", "chmod +x '\(ssh)' && git init --quiet --bare '\(remote)'"], program: "/bin/sh")
        try #require(setUp.status == 0)
        let terminal = try runner.terminal(
            ["til", "sync", "init", "ssh://host" + remote], environment: ["GIT_SSH": ssh, "GIT_SSH_VARIANT": "simple"])
        // A fetch and a push ask, each in a row of its own.
        for row in 0..<2 {
            try terminal.wait("question \(row)") { $0.lines[row].hasPrefix("Passphrase: now") }
            terminal.send("secret\r")
        }
        try terminal.wait(for: "1 sent, 0 received.")
        #expect(try terminal.waitForExit() == 0)
    }
}
