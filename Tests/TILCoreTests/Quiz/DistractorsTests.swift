import Foundation
import Testing

@testable import TILCore

@Suite struct DistractorsTests {
    private static func thing(_ short: String, _ long: String, tags: [String] = []) -> Thing {
        Thing(id: UUID(), short: short, long: long, tags: tags, added: Date(timeIntervalSince1970: 0))
    }

    private let lan = thing("LAN", "Local Area Network", tags: ["net"])

    @Test func thoseThatLookAlikeComeFirst() {
        let alike = [
            Self.thing("LAN", "Land Area Number"), Self.thing("LAM", "Linear Algebra Module", tags: ["net"]),
            Self.thing("WAN", "Wide Area Network", tags: ["net"]), Self.thing("LAB", "Large Area Network"),
        ]
        let unlike = (0..<50).map { Self.thing("X\($0)", "Quite a Different Thing Number \($0)") }
        for seed in 0..<20 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let chosen = Distractors.choose(for: lan, asked: .meaning, from: unlike + alike, using: &generator)
            #expect(Set(chosen) == ["Linear Algebra Module", "Wide Area Network", "Large Area Network"])
        }
    }

    @Test func noRightAnswerIsAmongThem() {
        let other = Self.thing("LAN", "Landing Area Now")
        let candidates = [
            lan, other, Self.thing("lan", "Lazy Area Net"), Self.thing("L.A.N.", "Large Array Node"),
            Self.thing("XYZ", "local-area network"), Self.thing("XYY", "Local Area Netwrok"),
            Self.thing("ABC", "Alphabet"), Self.thing("ABD", "alphabet!"), Self.thing("ABE", "..."),
        ]
        var generator = SeededGenerator(seed: 3)
        let chosen = Distractors.choose(
            for: lan, asked: .meaning, accepted: [other], from: candidates, using: &generator)
        #expect(chosen.count == 1)
        #expect(chosen.first?.lowercased().hasPrefix("alphabet") == true)
    }

    @Test func acronymsAreDrawnForTheOtherDirection() {
        let twin = Self.thing("LN", "local area network")
        let candidates = [lan, twin, Self.thing("Lan", "Other"), Self.thing("WAN", "Wide Area Network")]
        var generator = SeededGenerator(seed: 4)
        #expect(
            Distractors.choose(for: lan, asked: .acronym, from: candidates, using: &generator) == ["WAN"])
        #expect(Distractors.choose(for: lan, asked: .acronym, from: [], using: &generator).isEmpty)
    }

    @Test func theRightOneStandsAnywhereAmongTheChoices() {
        var places: [Int: Int] = [:]
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<4_000 {
            let choices = AnswerChoices(right: "r", wrong: ["a", "b", "c"], using: &generator)
            #expect(choices.texts[choices.right] == "r")
            #expect(choices.texts.filter { $0 != "r" } == ["a", "b", "c"])
            places[choices.right, default: 0] += 1
        }
        #expect(places.count == 4 && places.values.allSatisfy { abs($0 - 1_000) < 140 })
    }

    @Test func choicesTurnAndFollowAnEdit() {
        var generator = SeededGenerator(seed: 7)
        let choices = AnswerChoices(right: "r", wrong: ["a", "b", "c"], using: &generator)
        for places in -5...9 {
            let rotated = choices.rotated(by: places)
            #expect(rotated.texts[rotated.right] == "r")
            #expect(Set(rotated.texts) == Set(choices.texts))
        }
        #expect(choices.rotated(by: 1).texts.first == choices.texts[1])
        let edited = choices.replacingRight(with: "e")
        #expect(edited.texts[edited.right] == "e")
        #expect(AnswerChoices(right: "r", wrong: [], using: &generator).texts == ["r"])
    }
}
