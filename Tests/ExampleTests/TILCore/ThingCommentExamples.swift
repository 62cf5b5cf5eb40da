import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments about the model. `ArticleTests` compares each block with a passage.
@Suite struct ThingCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfMemories() throws {
        try store.record(answer)
        // article
        if let memory = try store.memories(of: thing.id)[.meaning] {
            print("due on \(memory.dueDay), forgotten \(memory.lapses) times")
        }
        // end
    }

    @Test func theExampleOfPhases() throws {
        // article
        if case .learning(let step) = memory.phase {
            print("learning step \(step + 1)")  // learning step 2
        }
        // end
        #expect(memory.phase == .learning(step: 1))
    }

    @Test func theExampleOfMadeMemories() throws {
        // article
        let preview = Memory(
            stability: 30, difficulty: 4.5, lastReview: now, due: now + 30 * 86_400, dueDay: today.advanced(by: 30),
            interval: 30, reviews: 6, lapses: 1)
        let hardest = [QueueEntry(thing: thing, direction: .meaning, memory: preview)]
        // end
        #expect(hardest[0].memory?.lapses == 1)
    }

    @Test func theExampleOfReviews() throws {
        try store.record(answer)
        // article
        for review in try store.reviews(of: thing.id) {
            print("\(review.studyDay): \(review.typed), \(review.verdict.words)")
        }
        // end
    }

    @Test func theExampleOfDirections() throws {
        // article
        let reverse = Question(thing: thing, direction: .acronym)
        print("Which acronym is \(reverse.asked)?")  // Which acronym is For the Win?
        // end
        #expect(reverse.answer == "FTW")
    }

    @Test func theExampleOfVerdicts() throws {
        // article
        let verdict = Judge().judge("for the wim", asked: .meaning, accepted: [thing]).verdict
        print(verdict.words, verdict.isRemembered)  // typo true
        // end
        #expect(verdict == .close)
    }

    @Test func theExampleOfGrades() throws {
        // article
        let buttons = Grade.allCases.map(\.name)  // ["again", "hard", "good", "easy"]
        let pressed = Grade(rawValue: 3)  // good
        // end
        #expect(buttons.count == 4 && pressed == .good)
    }

    @Test func theExampleOfLowerGrades() throws {
        try store.record(answer)
        // article
        let weak = try store.reviews(of: thing.id).filter { $0.grade < .good }
        print("\(weak.count) answers were again or hard")
        // end
        #expect(weak.isEmpty)
    }

    @Test func theExampleOfTitles() throws {
        // article
        let every = Capitals.long("point of sale", titles: .every)  // Point Of Sale
        let same = Capitals.long("point of sale", titles: .off)  // point of sale
        // end
        #expect(every == "Point Of Sale" && same == "point of sale")
    }

    @Test func theExampleOfOrders() throws {
        // article
        let german = Locale(identifier: "de_DE")
        let order = TextOrder { Array($0.folding(options: .diacriticInsensitive, locale: german).utf8) }
        let found = try store.search("win", textOrder: order)
        // end
        #expect(found == [thing])
    }

    @Test func theExampleOfSpellings() throws {
        // article
        let copied = try ThingDraft(short: "mRNA", long: "messenger RNA", spelling: .asIs)
        let typed = try ThingDraft(short: "pos", long: "point of sale", spelling: .byHand(.every))  // Point Of Sale
        // end
        #expect(copied.long == "messenger RNA" && typed.long == "Point Of Sale")
    }

    @Test func theExampleOfWholeDrafts() throws {
        // article
        let draft = try ThingDraft(
            short: "bol", long: "bill of lading", note: "Lists the goods.", tags: ["shipping, work"])
        print(draft.tags)  // ["shipping", "work"]
        // end
        #expect(draft.tags == ["shipping", "work"])
    }

    @Test func theExampleOfKindsOfOrigins() throws {
        // article
        let captured = try store.things().filter { $0.origin.kind == .capture }
        let documents = Set(captured.map(\.origin.name))
        // end
        #expect(documents.isEmpty)
    }

    @Test func theExampleOfMadeOrigins() throws {
        // article
        var draft = try ThingDraft(short: "bol", long: "bill of lading")
        draft.origin = ThingOrigin(.list, name: "shipping.csv")
        // end
        #expect(draft.origin.text == "list shipping.csv")
    }

    @Test func theExampleOfWeakerOrigins() throws {
        // article
        let origins = [ThingOrigin.hand, ThingOrigin(.deck, name: "starter")]
        let strongest = origins.max()  // hand
        // end
        #expect(strongest == .hand)
    }
}
