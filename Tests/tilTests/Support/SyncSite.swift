import Foundation
import TILCore
import TestSupport
import Testing

@testable import til

/// Homes of one person on several machines, and a bare repository that all of them reach: real processes of til and
/// git.
final class SyncSite {
    let folder: TemporaryFolder
    /// The repository.
    var hub: String { folder.path + "/hub.git" }
    /// A folder that something else carries.
    var shared: String { folder.path + "/shared" }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
        try git("init", "--quiet", "--bare", "--initial-branch=main", hub)
    }

    /// The home of a machine, which is created if it does not exist.
    func home(_ name: String) throws -> String {
        let home = folder.path + "/" + name
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        return home
    }

    func database(_ name: String) throws -> String { try home(name) + "/til.db" }

    /// Starts til on a machine.
    func start(
        _ name: String, _ arguments: [String], input: String? = "/dev/null", environment: [String: String] = [:]
    ) throws -> ProgramRun {
        try ProgramRun(
            arguments, input: input,
            environment: ["HOME": try home(name), "TIL_DATABASE": try database(name)].merging(environment) { $1 })
    }

    /// Runs til on a machine to its end.
    @discardableResult
    func til(
        _ name: String, _ arguments: String..., code: Int32 = 0, environment: [String: String] = [:]
    ) throws -> ProgramRun {
        let run = try start(name, arguments, environment: environment)
        let status = try run.waitForExit(within: 300)
        #expect(status == code, "\(name): til \(arguments) left with \(status): \(run.outputText)\(run.errorText)")
        return run
    }

    /// Answers the next questions of a quiz on a machine.
    func quiz(_ name: String, _ count: Int, environment: [String: String] = [:]) throws {
        let answers = try folder.file("answers", String(repeating: "no idea\n", count: count))
        let run = try start(
            name, ["quiz", "--count", "\(count)", "--seconds", "0"], input: answers, environment: environment)
        #expect(try run.waitForExit() == 0, "\(run.errorText)")
    }

    /// Syncs a machine and returns both outputs.
    @discardableResult
    func sync(_ name: String, environment: [String: String] = [:]) throws -> String {
        let run = try til(name, "sync", environment: environment)
        return run.outputText + run.errorText
    }

    /// Lets machines begin, one after the other, over the repository.
    func begin(_ names: String...) throws {
        for name in names { try til(name, "sync", "init", hub) }
    }

    /// Lets machines begin over the folder.
    func beginInFolder(_ names: String...) throws {
        for name in names { try til(name, "sync", "init", "--folder", shared) }
    }

    /// Runs git to its end.
    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let run = try ProgramRun.finished(arguments, program: "/usr/bin/git", environment: ["HOME": folder.path])
        if run.status != 0 { throw ProgramRun.Failure(description: "git \(arguments): \(run.errorText)") }
        return run.outputText
    }

    /// The name of a machine's device.
    func device(_ name: String) throws -> String {
        try #require(try ThingStore(path: database(name)).syncState()?.device)
    }

    /// All that a machine knows: things with their reviews, memories, and the settings of learning.
    func contents(_ name: String) throws -> [String] {
        let store = try ThingStore(path: database(name))
        var lines: [String] = []
        try store.forEachEntry(withReviews: true) { thing, reviews in
            lines.append("\(thing)")
            lines += reviews.map { "\($0)" }
            lines += try store.memories(of: thing.id).map { "\(thing.id) \($0) \($1)" }
            return true
        }
        lines.append("\(try store.settings().scheduling)")
        return lines.sorted()
    }

    /// The shorts of all things on a machine, sorted.
    func shorts(_ name: String) throws -> String {
        try ThingStore(path: database(name)).things.map(\.short).sorted().joined(separator: " ")
    }

    /// Syncs until nothing is new for anybody, and finds all machines sound and of one mind.
    func expectUnion(_ names: String...) throws {
        for _ in 0..<2 { for name in names { try sync(name) } }
        for name in names {
            #expect(try sync(name) == "Already up to date.\n")
            let report = try ThingStore(path: database(name)).check()
            #expect(report.isClean, "\(name): \(report.faults)")
            #expect(try contents(name) == contents(names[0]), "\(name) and \(names[0])")
        }
    }

    /// The variables with which a program of the shell runs in the place of git: `"$@"` are git's arguments, and `git`
    /// is git itself.
    func git(as script: String) throws -> [String: String] {
        let place = try home("bin")
        let program = place + "/git"
        let text = "#!/bin/sh\ngit() { /usr/bin/git \"$@\"; }\n\(script)\nexec /usr/bin/git \"$@\"\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: program + ".txt"))
        // By a process of its own: a program that this one writes may be open in a child that another test is starting,
        // and is too busy to be run then.
        let copying = try ProgramRun.finished(
            ["-c", "cp \"$0.txt\" \"$0\" && chmod 755 \"$0\"", program], program: "/bin/sh")
        #expect(copying.status == 0, "\(copying.errorText)")
        return ["PATH": place + ":/usr/bin:/bin"]
    }

    // MARK: Logs

    /// The log of a machine in the shared folder.
    func log(of name: String) throws -> URL {
        URL(fileURLWithPath: shared + "/log/\(try device(name))/1.jsonl")
    }

    /// The events of a machine in the repository.
    func events(of name: String) throws -> [Substring] {
        try git("--git-dir=" + hub, "show", "main:log/\(device(name))/1.jsonl").split(separator: "\n")
    }
}
