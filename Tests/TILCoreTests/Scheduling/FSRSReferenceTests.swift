import Foundation
import Testing

@testable import TILCore

@Suite struct FSRSReferenceTests {
    private let seed = FuzzSeed(thing: UUID(), direction: .meaning)
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    /// Answers one after the other, each a number of seconds after the one before, or when it is due.
    private func memories(
        _ answers: [(elapsed: Double?, grade: Grade)], by options: SchedulingOptions
    ) -> [Memory] {
        let scheduler = Scheduler(options)
        var instant = start
        var memory: Memory?
        return answers.map { answer in
            instant = answer.elapsed.map { instant + $0 } ?? memory?.due ?? start
            let next = scheduler.memory(
                after: answer.grade, at: instant, studyDay: .utc(instant),
                from: memory, seed: seed)
            memory = next
            return next
        }
    }

    @Test func allFortyRowsOfTheReferenceTableAreRead() {
        #expect(FSRSFixture.all.count == 40)
    }

    @Test(arguments: FSRSFixture.all)
    func aHistoryGivesTheMemoryAndWaitsOfTheReference(fixture: FSRSFixture) throws {
        let memories = memories(fixture.answers.map { ($0, $1) }, by: fixture.options)
        let last = try #require(memories.last)
        #expect(abs(last.stability / fixture.stability - 1) < 1e-4)
        #expect(abs(last.difficulty / fixture.difficulty - 1) < 1e-4)
        #expect(memories.map { $0.due.timeIntervalSince($0.lastReview) } == fixture.waits)
    }

    @Test func theGradesOfTheReferenceGiveItsIntervals() {
        let grades = [Grade](repeating: .good, count: 6) + [.again, .again] + [Grade](repeating: .good, count: 5)
        let memories = memories(grades.map { (nil, $0) }, by: .unfuzzed)
        #expect(memories.map(\.interval) == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
        #expect(memories.last?.lapses == 1 && memories.last?.reviews == 13)
    }

    @Test func withoutStepsTheGradesOfTheReferenceGiveItsMemory() throws {
        let grades: [Grade] = [.again, .good, .good, .good, .good, .good]
        let days: [Double] = [0, 0, 1, 3, 8, 21]
        let answers = zip(days, grades).map { (elapsed: Double?($0 * 86_400), grade: $1) }
        let last = try #require(memories(answers, by: .withoutSteps).last)
        #expect(abs(last.stability - 53.62691) < 1e-4)
        #expect(abs(last.difficulty - 6.3574867) < 1e-6)
    }

    @Test(arguments: zip(1...9, [36_500, 34_793, 2_508, 387, 90, 27, 9, 3, 1]))
    func eachDesiredRetentionGivesTheIntervalOfTheReference(tenths: Int, days: Int) throws {
        let options = try SchedulingOptions(desiredRetention: Double(tenths) / 10, isFuzzed: false)
        #expect(Scheduler(options).interval(stability: 1, fraction: 0) == days)
    }

    @Test func stabilityIsLimitedTo36500DaysAsInTheReference() throws {
        let recalls = [(elapsed: Double?, grade: Grade)](repeating: (20_000 * 86_400, .easy), count: 40)
        let last = try #require(memories([(0, .easy)] + recalls, by: .unfuzzed).last)
        #expect(last.stability == 36_500)
        #expect(last.interval == 36_500)
    }

    @Test func otherWeightsGiveTheMemoryOfTheReference() throws {
        // fsrs-rs 6.6.2 with these weights: 6.272727966308594 and 7.653891563415527.
        var weights = FSRSParameters.standard.weights
        weights.replaceSubrange(0..<4, with: [0.4, 1.5, 3.1, 9.9])
        (weights[8], weights[17], weights[19], weights[20]) = (1.5, 0.9, 0.2, 0.3)
        let options = try SchedulingOptions(parameters: FSRSParameters(weights: weights))
        let answers: [(elapsed: Double?, grade: Grade)] = [
            (0, .good), (0, .good), (4 * 86_400, .good), (9 * 86_400, .again), (0, .hard), (3 * 86_400, .easy),
        ]
        let last = try #require(memories(answers, by: options).last)
        #expect(abs(last.stability / 6.272727966308594 - 1) < 1e-4)
        #expect(abs(last.difficulty / 7.653891563415527 - 1) < 1e-4)
    }
}
