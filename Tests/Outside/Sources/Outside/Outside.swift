import Foundation
import Observation
import TILCore
import TILProse

/// What an app's model does with the libraries, on its main actor, with nothing but what they make public.
@main @MainActor
struct Outside {
    private var failures = 0

    static func main() async throws {
        var outside = Outside()
        try await outside.keep()
        try outside.ask()
        try outside.preview()
        outside.read()
        print(outside.failures == 0 ? "The libraries do for another package what they promise." : "See above.")
        exit(outside.failures == 0 ? 0 : 1)
    }

    private mutating func expect(_ isSo: Bool, _ sentence: String) {
        if !isSo {
            print("Not so: \(sentence)")
            failures += 1
        }
    }

    /// The store: things and settings as values, imports from here, errors with facts.
    private mutating func keep() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("til-outside-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await ThingStore.open(path: folder.path + "/til.db")
        let draft = try ThingDraft(short: "ftw", long: "for the win")
        var thing = try await store.perform { try $0.add(draft, at: Date()) }
        thing.note = "said at the end"
        let edited = thing
        try await store.perform { _ = try $0.update(edited, at: Date()) }
        expect(store.things == [thing], "An edited copy is the thing.")
        try await store.perform { try $0.update(at: Date()) { $0.seconds = 9 } }
        expect(try store.settings().seconds == 9, "A setting is changed as a value.")
        let contents = FileContents(name: "deck.txt", bytes: Array("TLA = three letter acronym\n".utf8))
        let summary = try await store.perform { try $0.importThings([InterchangeFormat.open(contents)], at: Date()) }
        expect(summary.new == 1, "A file is imported from the main actor.")
        do {
            try await store.perform { _ = try $0.add(draft, at: Date()) }
            expect(false, "A thing is there once.")
        } catch StoreError.alreadyKnown(let known) {
            expect(known.id == thing.id, "An error has the facts.")
        }
        try await store.perform { _ = try $0.backUp(.manual, at: Date()) }
        expect(Backups(of: store.path).all.count == 1, "A backup is kept.")
    }

    /// A quiz over a store in memory.
    private mutating func ask() throws {
        let store = try ThingStore()
        try store.add(ThingDraft(short: "ftw", long: "for the win"), at: Date())
        let questions = try store.questions(at: Date())
        var session = QuizSession(questions: questions, settings: QuizSettings(seconds: 15))
        guard case .ask(let asked)? = session.apply(.begin, at: Date()).first else {
            return expect(false, "A quiz begins with a question.")
        }
        _ = session.apply(.submit(question: asked.number, typed: "for the win"), at: Date())
        expect(session.answers.first?.verdict == .correct, "A right answer is right.")
        if let answer = session.answers.first {
            try store.record(answer)
        }
        expect(try store.practice().first?.answers == 1, "An answer is in the history.")
    }

    /// The values that views show, made by hand.
    private mutating func preview() throws {
        let thing = Thing(short: "FTW", long: "For the Win")
        let now = Date()
        let day = StudyDay(of: now, rollover: 4)
        let statistics = try ThingStore().statistics(at: now, on: day)
        expect(statistics.year.isEmpty, "A store in memory has statistics for a preview.")
        let options = try SchedulingOptions(isFuzzed: false)
        let outlooks = Scheduler(options).outlooks(
            at: now, studyDay: day, from: nil, seed: FuzzSeed(thing: thing.id, direction: .meaning))
        expect(outlooks.map(\.grade) == Grade.allCases, "There is an outlook for each grade.")
        expect(now.formatted(.timer(countingDownIn: now..<now + 15)) == "0:15", "A countdown is formatted.")
    }

    /// Prose, without a store.
    private mutating func read() {
        let report = ProseScanner.scan("We use principal component analysis (PCA).\n")
        expect(report.definitions.map(\.short) == ["PCA"], "An acronym is found in prose.")
    }
}
