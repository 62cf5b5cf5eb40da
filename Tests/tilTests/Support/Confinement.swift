import Foundation
import TestSupport

/// Ways to run a program with less than a test has: fewer rights, a small disk.
enum Confinement {
    /// The words before a command that take the rights of root away, or nil if that is impossible.
    static let unprivileged: [String]? = {
        if geteuid() != 0 { return [] }
        let words = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
        guard FileManager.default.isExecutableFile(atPath: words[0]) else { return nil }
        let probe = try? ProgramRun.finished(
            Array(words.dropFirst()) + [PseudoTerminal.program, "--version"], program: words[0])
        return probe?.status == 0 ? words : nil
    }()

    /// Whether a small disk can be mounted, in a name space of its own.
    static let canMount: Bool = {
        guard let folder = try? TemporaryFolder() else { return false }
        return (try? onSmallDisk("true", folder.path, kibibytes: 100))?.status == 0
    }()

    /// Runs a script of the shell in a folder that is a disk of its own for as long as the script runs.
    static func onSmallDisk(_ script: String, _ folder: String, kibibytes: Int) throws -> ProgramRun {
        let program = URL(fileURLWithPath: PseudoTerminal.program).deletingLastPathComponent().path
        let mounting = "mount -t tmpfs -o size=\(kibibytes)k tmpfs '\(folder)' && cd '\(folder)' && "
        return try ProgramRun.finished(
            ["--user", "--map-root-user", "--mount", "/bin/sh", "-c", mounting + script], program: "/usr/bin/unshare",
            environment: [
                "PATH": program + ":/usr/bin:/bin:/usr/sbin:/sbin", "TIL_DATABASE": folder + "/til.db", "HOME": folder,
            ])
    }

    /// Runs til without rights.
    static func run(_ arguments: [String], environment: [String: String]) throws -> ProgramRun {
        let words = (unprivileged ?? []) + [PseudoTerminal.program] + arguments
        return try ProgramRun.finished(Array(words.dropFirst()), program: words[0], environment: environment)
    }
}
