import Foundation

@testable import TILCore

/// Things, lists and choices for tests.
enum ChoiceScript {
    static func thing(_ short: String, _ long: String, tags: [String] = []) -> Thing {
        Thing(id: UUID(), short: short, long: long, tags: tags, dateAdded: Date(timeIntervalSince1970: 0))
    }

    static let lan = thing("LAN", "Local Area Network", tags: ["net"])

    /// A maker with a list of words that stand in for each other, and of phrases that attest them.
    static func maker(_ words: String..., phrases: String = "", tags: String = "net") -> ChoiceMaker {
        let lines = ["#tags: \(tags)"] + words.map { "#choices: {\($0)}" } + [phrases]
        return ChoiceMaker(lists: [Array(lines.joined(separator: "\n").utf8)])
    }

    /// The choices with each of twenty seeds.
    static func chosen(
        for thing: Thing, _ direction: Direction = .meaning, accepted: [Thing] = [], from candidates: [Thing] = [],
        by maker: ChoiceMaker = ChoiceMaker()
    ) -> [[String]] {
        (0..<UInt64(20)).map { seed in
            var (generator, maker) = (SeededGenerator(seed: seed), maker)
            return maker.wrongAnswers(
                for: thing, asked: direction, accepted: accepted, from: candidates, using: &generator)
        }
    }

    /// A maker with a list that names choices for an acronym.
    static func list(_ short: String, _ long: String, _ choices: String...) -> ChoiceMaker {
        let lines = ["\(short) = \(long)"] + choices.map { "#choices: \($0)" }
        return ChoiceMaker(lists: [Array(lines.joined(separator: "\n").utf8)])
    }
}
