import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments about schedules. `ArticleTests` compares each block with a passage.
@Suite struct MemoryCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfEqualWeights() throws {
        // article
        let weights = try store.settings().scheduling.parameters
        let isStandard = weights == .standard  // true until fitted weights are adopted
        // end
        #expect(isStandard)
    }

    @Test func theExampleOfRecallByWeights() throws {
        // article
        let parameters = FSRSParameters.standard
        let chance = parameters.retrievability(after: 30, stability: 10)  // about 0.81
        // end
        #expect(abs(chance - 0.81) < 0.01)
    }

    @Test func theExampleOfSamples() throws {
        try store.record(answer)
        let curve = ForgettingCurve(of: try store.reviews(of: thing.id), by: Scheduler())
        // article
        for sample in curve.samples(from: now, to: now + 7 * 86_400, count: 8) {
            if let chance = sample.retrievability { print("\(sample.instant): \(Int(chance * 100)) %") }
        }
        // end
    }

    @Test func theExampleOfMadeCurves() throws {
        try store.record(answer)
        // article
        let curve = ForgettingCurve(of: try store.reviews(of: thing.id), by: Scheduler())
        let chance = curve.retrievability(at: now + 7 * 86_400)
        // end
        #expect(chance != nil)
    }

    @Test func theExampleOfSamplesOfAWeek() throws {
        try store.record(answer)
        let curve = ForgettingCurve(of: try store.reviews(of: thing.id), by: Scheduler())
        // article
        let week = curve.samples(from: now, to: now + 7 * 86_400, count: 8)  // one a day
        let chances = week.compactMap(\.retrievability)
        // end
        #expect(chances.count == 8)
    }

    @Test func theExampleOfTimeoutGrades() throws {
        // article
        try store.update(at: now) { $0.grading.onTimeout = .hard }
        let rule = try store.settings().grading
        // end
        #expect(rule.onTimeout == .hard)
    }

    @Test func theExampleOfMadeRules() throws {
        // article
        let strict = GradingRule()  // a timeout is again
        let generous = GradingRule(onTimeout: .hard, rewardsSpeed: true)
        // end
        #expect(strict != generous)
    }

    @Test func theExampleOfQuickAnswers() throws {
        // article
        let rule = GradingRule(rewardsSpeed: true)
        let grade = rule.grade(for: .correct, seconds: 2, limit: 15, letters: 11, medianSecondsPerLetter: 0.4)  // easy
        // end
        #expect(grade == .easy)
    }

    @Test func theExampleOfMadeSeeds() throws {
        // article
        let seed = FuzzSeed(thing: thing.id, direction: .meaning)
        let memory = scheduler.memory(after: .easy, at: now, studyDay: day, from: nil, seed: seed)
        // end
        #expect(memory.interval > 0)
    }

    @Test func theExampleOfStepOutcomes() throws {
        // article
        switch try LearningSteps("1m,10m").outcome(of: .good, at: 0) {
        case .step(_, let seconds): print("again in \(Int(seconds)) seconds")  // again in 600 seconds
        case .graduation: print("again on another day")
        }
        // end
    }

    @Test func theExampleOfMadeRequests() throws {
        // article
        let request = QueueRequest(directions: [.acronym], tag: "work", limit: 20)
        let questions = try store.questions(for: request, at: now)
        // end
        #expect(questions.isEmpty)
    }

    @Test func theExampleOfQueueEntries() throws {
        // article
        for entry in try store.queue(at: now, on: day) {
            print(entry.thing.short, entry.memory.map { "due on \($0.dueDay)" } ?? "new")  // FTW new
        }
        // end
    }

    @Test func theExampleOfMadeEntries() throws {
        // article
        let preview = QueueEntry(thing: thing, direction: .meaning, memory: memory)
        let isNew = preview.memory == nil  // false
        // end
        #expect(!isNew)
    }

    @Test func theExampleOfMemoryAfterReviews() throws {
        try store.record(answer)
        // article
        var memory: Memory?
        for review in try store.reviews(of: thing.id) {
            memory = scheduler.memory(after: review, from: memory)
        }
        // end
        #expect(memory?.reviews == 1)
    }

    @Test func theExampleOfSchedulingErrors() throws {
        // article
        do {
            let options = try SchedulingOptions(desiredRetention: 90)
            print(options.desiredRetention)
        } catch {
            print(error)  // The desired retention must be a number from 0.1 to 0.99, not 90; for 90 % write 0.9.
        }
        // end
        #expect(throws: SchedulingError.self) { try SchedulingOptions(desiredRetention: 90) }
    }

    @Test func theExampleOfMadeOptions() throws {
        // article
        let options = try SchedulingOptions(
            desiredRetention: 0.85, learningSteps: LearningSteps("1m,10m,1h"), maximumInterval: 365)
        try store.update(at: now) { $0.scheduling = options }
        // end
        #expect(try store.settings().scheduling == options)
    }

    @Test func theExampleOfMadeProgress() throws {
        // article
        let preview = WorkProgress(50, of: 200)
        print(preview.fraction ?? 0)  // 0.25
        // end
        #expect(preview.fraction == 0.25)
    }

    @Test func theExampleOfProgressHandlers() throws {
        // article
        let endsIfCancelled: ProgressHandler = { _ in try Task.checkCancellation() }
        let report = try store.check(progress: endsIfCancelled)
        // end
        #expect(report.isClean)
    }

    @Test func theExampleOfEvaluations() throws {
        // article
        let answers = try store.answerSequences()
        let standard = FitEvaluation(.standard, on: answers)
        let own = FitEvaluation(try store.settings().scheduling.parameters, on: answers)
        print(own.isBetter(than: standard) ? "Your weights predict better." : "The standard weights do.")
        // end
        #expect(standard == own)
    }

    @Test func theExampleOfMadeEvaluations() throws {
        // article
        let answers = try store.answerSequences()
        let later = FitEvaluation(.standard, on: answers, from: answers.scoredCount / 2)
        print("\(later.count) answers were predicted")
        // end
        #expect(later.count == 0)
    }

    @Test func theExampleOfSequences() throws {
        // article
        let answers = try store.answerSequences()
        print("\(answers.scoredCount) answers count for a fit")
        // end
        #expect(answers.scoredCount == 0)
    }

    @Test func theExampleOfOptimizations() throws {
        let scheduling = try store.settings().scheduling
        func optimize() throws {
            // article
            let optimization = try WeightOptimization(
                store.answerSequences(), current: scheduling.parameters,
                relearningSteps: scheduling.relearningSteps.seconds.count)
            if optimization.isBetter { try store.adopt(optimization.fitted, at: now) }
            // end
        }
        #expect(throws: SchedulingError.self) { try optimize() }
    }

    @Test func theExampleOfMadeOptimizations() throws {
        let answers = try store.answerSequences()
        // article
        do {
            let result = try WeightOptimization(answers, current: .standard, relearningSteps: 1)
            print(result.isBetter ? "Better weights were found." : "The present weights are the best.")
        } catch {
            print(error)  // Not enough answers to fit weights: 0 of ...
        }
        // end
    }

    @Test func theExampleOfRandomQueues() throws {
        // article
        var generator = SeededGenerator(seed: 7)
        let cram = QueueRequest(limit: 10, isCram: true)
        let entries = try store.queue(cram, at: now, on: day, using: &generator)
        // end
        #expect(entries.map(\.thing) == [thing])
    }

    @Test func theExampleOfMadeDueSummaries() throws {
        // article
        let preview = DueSummary(due: 40, dueToday: 25, new: 10, duePerDay: 25)
        print("\(preview.due - preview.dueToday) wait for another day")  // 15 wait for another day
        // end
        #expect(preview.all == 35)
    }
}
