import Foundation
import TestSupport
import Testing

@testable import TILCore

@Suite struct DistractorsTests {
    private static func thing(_ short: String, _ long: String, tags: [String] = []) -> Thing {
        Thing(id: UUID(), short: short, long: long, tags: tags, added: Date(timeIntervalSince1970: 0))
    }

    private let lan = thing("LAN", "Local Area Network", tags: ["net"])

    /// The choices with each of twenty seeds.
    private func chosen(
        for thing: Thing, _ direction: Direction = .meaning, accepted: [Thing] = [], from candidates: [Thing]
    ) -> [[String]] {
        (0..<UInt64(20)).map { seed in
            var generator = SeededGenerator(seed: seed)
            return Distractors.choose(
                for: thing, asked: direction, accepted: accepted, from: candidates, using: &generator)
        }
    }

    @Test func thoseWithTheSameInitialsComeFirst() {
        let alike = [
            Self.thing("LAN", "Land Area Number"), Self.thing("LN", "Linear Algebra Node"),
            Self.thing("WAN", "Wide Area Network", tags: ["net"]),
        ]
        let unlike = (0..<50).map { Self.thing("X\($0)", "Quite a Different Thing Number \($0)") }
        for chosen in chosen(for: lan, from: unlike + alike) {
            #expect(chosen.first == "Linear Algebra Node")
            #expect(chosen.count == 3)
            #expect(!chosen.contains("Land Area Number"))
        }
    }

    @Test func meaningsArePutTogetherWordByWord() {
        let candidates = [
            Self.thing("VIN", "Vehicle Identification Number"), Self.thing("VPN", "Virtual Private Network"),
            Self.thing("IP", "Internet Protocol"), Self.thing("PDP", "Product Information Provider"),
        ]
        let vip = Self.thing("VIP", "Very Important Person")
        for chosen in chosen(for: vip, from: candidates) {
            #expect(chosen.count == 3)
            for meaning in chosen {
                let words = meaning.split(separator: " ").map(String.init)
                #expect(["Vehicle", "Virtual"].contains(words[0]), "\(meaning)")
                #expect(["Identification", "Internet", "Information"].contains(words[1]), "\(meaning)")
                #expect(["Private", "Protocol", "Provider", "Product"].contains(words[2]), "\(meaning)")
            }
        }
    }

    @Test func theirShapeIsThatOfTheRightOne() {
        let tos = Self.thing("TOS", "terms of service")
        let candidates = [Self.thing("TS", "Transport Security"), Self.thing("TS2", "Traffic Stream")]
        for answer in chosen(for: tos, from: candidates).flatMap({ $0.prefix(2) }) {
            #expect(answer.hasPrefix("t") && answer.contains(" of s") && answer == answer.lowercased())
        }
    }

    @Test func noRightAnswerIsAmongThem() {
        let other = Self.thing("LAN", "Landing Area Now")
        let candidates = [
            lan, other, Self.thing("lan", "Lazy Area Net"), Self.thing("L.A.N.", "Large Array Node"),
            Self.thing("XYZ", "local-area network"), Self.thing("XYY", "Local Area Netwrok"),
            Self.thing("ABC", "Alphabet"), Self.thing("ABD", "alphabet!"), Self.thing("ABE", "..."),
        ]
        for chosen in chosen(for: lan, accepted: [other], from: candidates) {
            #expect(Set(chosen).count == 3)
            for answer in chosen {
                #expect(Judge().judge(answer, asked: .meaning, accepted: [lan, other]).verdict == .wrong, "\(answer)")
            }
        }
    }

    @Test func acronymsAreDrawnForTheOtherDirection() {
        let twin = Self.thing("LN", "local area network")
        let candidates = [lan, twin, Self.thing("Lan", "Other"), Self.thing("WAN", "Wide Area Network")]
        #expect(chosen(for: lan, .acronym, from: candidates).allSatisfy { $0 == ["WAN"] })
        #expect(chosen(for: lan, .acronym, from: []).allSatisfy { $0.isEmpty })
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
