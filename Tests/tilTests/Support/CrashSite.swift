import Foundation
import TILCore
import TestSupport
import Testing

/// A store in a folder of its own that processes of til are killed over.
final class CrashSite {
    let folder: TemporaryFolder
    var path: String { folder.path + "/til.db" }
    private var generator: SeededGenerator
    private var whole = 0.0

    init(_ salt: UInt64) throws {
        folder = try TemporaryFolder()
        generator = SeededGenerator(seed: Soak.seed &* 1_000 &+ salt)
    }

    /// A random whole number.
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// Starts til on the store.
    func start(_ arguments: [String], input: String? = nil, environment: [String: String] = [:]) throws -> ProgramRun {
        try ProgramRun(
            arguments, input: input,
            environment: environment.merging(["TIL_DATABASE": path, "HOME": folder.path]) { $1 })
    }

    /// Runs til on the store to its end.
    @discardableResult
    func run(_ arguments: String..., code: Int32 = 0) throws -> ProgramRun {
        let run = try start(arguments, input: "/dev/null")
        let status = try run.waitForExit(within: 300)
        #expect(status == code, "til \(arguments) left with \(status): \(run.errorText)")
        return run
    }

    /// Kills a process at a random moment of its running time, which the first round measures.
    /// - Returns: whether it had already ended.
    func killSomewhere(_ run: ProgramRun) throws -> Bool {
        let clock = ContinuousClock()
        let began = clock.now
        let moment = whole == 0 ? 300 : Double.random(in: 0...whole * 1.05, using: &generator)
        run.run(for: moment)
        if whole == 0 {
            try run.waitForExit(within: 300)
            let time = began.duration(to: clock.now).components
            whole = Double(time.seconds) + Double(time.attoseconds) / 1e18
        }
        run.kill()
        return run.status == 0
    }

    /// The store as it was left, proved to be sound: SQLite's own check, and that every sum and memory is what the
    /// things and reviews amount to.
    func survivor() throws -> ThingStore {
        let store = try ThingStore(path: path)
        let report = try store.check()
        #expect(report.isClean, "\(report.faults)")
        return store
    }

    /// Removes the store.
    func clear() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasPrefix("til.db") || name == "backups" {
            try? FileManager.default.removeItem(atPath: folder.path + "/" + name)
        }
    }

    /// Puts a copy of a closed store in the place of this one.
    func take(_ template: String) throws {
        clear()
        try FileManager.default.copyItem(atPath: template, toPath: path)
    }
}

extension ProgramRun {
    /// How many questions of a quiz on a pipe were printed, of things as ``CrashSite/fill(_:)`` makes them.
    var questionCount: Int { outputText.matches(of: /\n[0-9]+ (new|due|again)[^\n]*  S[0-9]+\n/).count }
}
