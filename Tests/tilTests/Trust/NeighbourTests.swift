import Foundation
import TILCore
import TILText
import TestSupport
import Testing

@testable import til

/// Many processes on one store: no acknowledged change is lost, and no process is refused.
@Suite(.waiting, .serialized) struct NeighbourTests {
    @Test func eightProcessesCanCreateAStoreTogether() throws {
        let site = try CrashSite(14)
        for _ in 0..<Soak.rounds(share: 3) {
            site.clear()
            let runs = try (0..<8).map { try site.start(["add", "k\($0)", "meaning"], input: "/dev/null") }
            for run in runs { #expect(try run.waitForExit() == 0, "\(run.errorText)") }
            #expect(try site.survivor().count == 8)
        }
    }

    /// Two quizzes at once, and somebody who undoes meanwhile: an answer that was seen to be taken is there until it is
    /// undone.
    @Test func answersOfTwoQuizzesAreKeptUntilTheyAreUndone() throws {
        let site = try CrashSite(16)
        try site.fill(60)
        try site.run("config", "new-per-day", "100")
        try site.run("config", "meet", "never")
        let template = try site.template()
        for _ in 0..<Soak.rounds(share: 3) {
            try site.take(template)
            let quizzes = try (0..<2).map { _ in try site.start(["quiz", "--count", "12", "--seconds", "0"]) }
            var answered = [0, 0]
            var undone = 0
            func isAsked(_ number: Int) -> Bool {
                quizzes[number].wait(within: 300) { $0.questionCount > answered[number] }
            }
            for _ in 0..<site.random(10...20) {
                let number = site.random(0...2)
                if number == 2, answered[0] + answered[1] > undone {
                    let run = try site.run("undo")
                    #expect(run.errorText.contains("answer"), "\(run.errorText)")
                    undone += 1
                } else if number < 2, answered[number] < 10 {
                    #expect(isAsked(number), "\(quizzes[number].outputText)")
                    quizzes[number].send(site.random(0...1) == 0 ? "no idea\n" : "some meaning number 3\n")
                    answered[number] += 1
                    // When the next question appears, the answer is on disk.
                    #expect(isAsked(number), "\(quizzes[number].outputText)")
                }
            }
            for quiz in quizzes {
                quiz.endInput()
                #expect([0, 130].contains(try quiz.waitForExit()), "\(quiz.errorText)")
            }
            let answers = try site.survivor().practice().reduce(0) { $0 + $1.answers }
            #expect(answers == answered[0] + answered[1] - undone)
        }
    }

    @Test func eightProcessesOnAStoreLoseNothing() throws {
        let site = try CrashSite(15)
        // Enough for one who answers at once as long as it lasts.
        let count = Soak.isLong ? 9_900 : 400
        try site.fill(count)
        try site.run("config", "new-per-day", "9999")
        try site.run("config", "meet", "never")
        var neighbours: [Neighbour] = []
        for number in 0..<3 {
            neighbours.append(
                Neighbour(run: try site.start([]), done: "Added: ") { "add n\(number)x\($0) meaning \($0)\n" })
        }
        for number in 0..<2 {
            neighbours.append(
                Neighbour(run: try site.start([]), done: "Changed: ") { "edit s\(number) --note \"note \($0)\"\n" })
        }
        let folder = site.folder
        neighbours.append(
            Neighbour(run: try site.start([]), done: "100 new") { number in
                let lines = (0..<100).map { "I\(number)x\($0)\timported\n" }.joined()
                return (try? folder.file("f\(number).tsv", lines)).map { "import \($0)\n" } ?? ""
            })
        neighbours.append(
            Neighbour(run: try site.start(["quiz", "--count", "\(count - 10)", "--seconds", "0"]), done: "  right  ") {
                _ in
                "no idea\n"
            })
        neighbours.append(Neighbour(run: try site.start([]), done: "S3  ") { _ in "s3\n" })

        let clock = ContinuousClock()
        let end = clock.now + .seconds(Soak.seconds)
        while clock.now < end {
            for neighbour in neighbours { neighbour.step() }
        }
        for neighbour in neighbours { #expect(neighbour.settle(), "\(neighbour.run.errorText.suffix(300))") }
        let store = try site.survivor()
        let expected = count + neighbours[0..<3].map(\.doneCount).reduce(0, +) + neighbours[5].doneCount * 100
        #expect(store.count == expected)
        // Whoever is still there sees the sum of all.
        for neighbour in neighbours where neighbour.done != "  right  " {
            neighbour.run.send("check\n")
            #expect(neighbour.run.wait(within: 300) { $0.outputText.contains("Checked \(grouped(expected)) things") })
        }
        for (number, neighbour) in neighbours[3..<5].enumerated() {
            #expect(try store.meanings(of: "s\(number)")[0].note == "note \(neighbour.doneCount - 1)")
        }
        let answers = try store.practice().reduce(0) { $0 + $1.answers }
        #expect(answers == neighbours[6].doneCount)
        for neighbour in neighbours {
            #expect(neighbour.doneCount > 0)
            neighbour.run.endInput()
            #expect([0, 130].contains(try neighbour.run.waitForExit()), "\(neighbour.run.errorText.suffix(300))")
            #expect(!neighbour.run.errorText.contains("busy") && !neighbour.run.errorText.contains("locked"))
        }
    }

    /// A process that is given its next line when it has done the one before.
    private final class Neighbour {
        let run: ProgramRun
        /// The output after each line.
        let done: String
        private let line: (Int) -> String
        private var sent = 0

        init(run: ProgramRun, done: String, line: @escaping (Int) -> String) {
            self.run = run
            self.done = done
            self.line = line
        }

        /// How often it has said so.
        var doneCount: Int { (run.outputText + run.errorText).components(separatedBy: done).count - 1 }

        /// Gives it the next line if it waits for one.
        func step() {
            run.run(for: 0.001)
            guard doneCount == sent else { return }
            run.send(line(sent))
            sent += 1
        }

        /// Waits until it has done the last one.
        func settle() -> Bool { run.wait(within: 300) { _ in doneCount == sent } }
    }
}
