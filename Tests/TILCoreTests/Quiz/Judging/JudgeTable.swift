import Foundation
import Testing

@testable import TILCore

/// One line of a table: the verdict, the right answer and the typed answer, separated by bars.
struct JudgedPair: Sendable {
    var verdict: String
    var right: String
    var typed: String

    /// Reads a table, one pair a line.
    static func table(_ text: String) -> [JudgedPair] {
        text.split(separator: "\n").map { line in
            let fields = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 3 else { return JudgedPair(verdict: "malformed", right: String(line), typed: "") }
            return JudgedPair(verdict: fields[0], right: fields[1], typed: fields[2])
        }
    }

    /// Checks every pair of a table and says all that are judged otherwise.
    static func check(
        _ table: [JudgedPair], asked direction: Direction = .meaning, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for pair in table {
            let thing = Thing.sample("X", pair.right, direction)
            let judgement = Judge().judge(pair.typed, asked: direction, accepted: [thing])
            if judgement.verdict.rawValue != pair.verdict {
                Issue.record("\(pair.right) <- \(pair.typed): \(judgement.verdict)", sourceLocation: sourceLocation)
            }
            let isCredited = (judgement.credited == thing) == judgement.verdict.isRemembered
            let isWhole = judgement.difference.segments.map(\.typed).joined() == pair.typed
            if !isCredited || !isWhole {
                Issue.record("\(pair.right) <- \(pair.typed): \(judgement)", sourceLocation: sourceLocation)
            }
        }
    }
}

extension Thing {
    /// A thing whose answer in a direction is a text.
    static func sample(_ question: String, _ answer: String, _ direction: Direction = .meaning) -> Thing {
        Thing(
            id: UUID(), short: direction == .meaning ? question : answer,
            long: direction == .meaning ? answer : question, dateAdded: Date(timeIntervalSince1970: 0))
    }
}
