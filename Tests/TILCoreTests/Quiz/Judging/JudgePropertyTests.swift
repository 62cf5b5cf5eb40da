import Foundation
import TILText
import TestSupport
import Testing

@testable import TILCore

/// What holds for every answer, tried on many made by chance from a fixed seed.
@Suite struct JudgePropertyTests {
    private static let alphabet = Array(
        "aabcdeinorst  AEINORST''--..,/&+()[]{}éßøÄıİ中文한かガЖёσς\u{301}\u{FE0F}١२🎉\t#*")

    private static func text(_ length: Int, _ generator: inout SeededGenerator) -> String {
        String((0..<length).compactMap { _ in alphabet.randomElement(using: &generator) })
    }

    @Test(arguments: Direction.allCases)
    func everyTextIsARightAnswerToItself(direction: Direction) {
        var generator = SeededGenerator(seed: 1)
        for round in 0..<1_000 {
            let answer = Self.text(1 + round % 30, &generator)
            guard !answer.allSatisfy(\.isWhitespace) else { continue }
            let thing = Thing.sample("X", answer, direction)
            if Judge().judge(answer, asked: direction, accepted: [thing]).verdict != .correct {
                Issue.record("\(answer.debugDescription) is not right for itself.")
            }
        }
    }

    @Test func anAnswerWithTheSameFoldedTextIsRight() {
        var generator = SeededGenerator(seed: 2)
        for round in 0..<1_000 {
            let answer = Self.text(1 + round % 30, &generator)
            guard !FoldedText(answer).isEmpty else { continue }
            let disguised = "  " + answer.uppercased().replacingOccurrences(of: " ", with: "   ") + " !"
            guard FoldedText(disguised).matches(FoldedText(answer)) else { continue }
            let judgement = Judge().judge(disguised, asked: .meaning, accepted: [.sample("X", answer)])
            if judgement.verdict != .correct { Issue.record("\(disguised.debugDescription) is not right.") }
        }
    }

    @Test func oneInsertedLetterIsATypoAndManyAreWrong() {
        var generator = SeededGenerator(seed: 3)
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        for length in 8...40 {
            let word = String((0..<length).compactMap { _ in letters.randomElement(using: &generator) })
            let thing = Thing.sample("X", word)
            var mistyped = Array(word)
            mistyped.insert("é", at: Int.random(in: 0...length, using: &generator))
            if mistyped[0] == "é" { mistyped.swapAt(0, 1) }
            #expect(Judge().judge(String(mistyped), asked: .meaning, accepted: [thing]).verdict == .close, "\(word)")
            mistyped.append(contentsOf: String(repeating: "1q", count: length / 8 + 1))
            #expect(Judge().judge(String(mistyped), asked: .meaning, accepted: [thing]).verdict == .wrong, "\(word)")
        }
    }

    @Test func theSegmentsOfADifferenceJoinToBothTexts() {
        var generator = SeededGenerator(seed: 4)
        for round in 0..<1_000 {
            let (typed, right) = (Self.text(round % 25, &generator), Self.text(round / 7 % 25, &generator))
            let segments = AnswerDifference(typed: typed, right: right).segments
            let isWhole = segments.map(\.typed).joined() == typed && segments.map(\.right).joined() == right
            let isMerged = zip(segments, segments.dropFirst()).allSatisfy { $0.kind != $1.kind }
            if !isWhole || !isMerged { Issue.record("\(typed.debugDescription) beside \(right.debugDescription)") }
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: ["a", "é", " ", "한", "🎉", "\u{301}", "for the win ", "[", "1"])
    func aHugeAnswerIsJudgedInBoundedTime(unit: String) {
        let huge = String(repeating: unit, count: 50_000 / unit.utf8.count)
        let thing = Thing.sample("FTW", "For The Win")
        let other = Thing.sample("X", huge + "b")
        let time = processorSeconds {
            #expect(Judge().judge(huge, asked: .meaning, accepted: [thing]).verdict == .wrong)
            #expect(Judge().judge(huge, asked: .acronym, accepted: [thing]).verdict == .wrong)
            #expect(Judge().judge(huge, asked: .meaning, accepted: [other]).verdict != .close)
        }
        #expect(time < 10, "It took \(time) s")
    }
}
