import Foundation
import Testing

@testable import TILCore

@Suite struct AnswerDifferenceTests {
    /// Writes a difference in one line: `-missing-`, `+extra+`, `<typed|right>`, and equal text as it is.
    private func line(_ typed: String, _ right: String) -> String {
        AnswerDifference(typed: typed, right: right).segments.map { segment in
            switch segment.kind {
            case .same: segment.right
            case .missing: "-\(segment.right)-"
            case .extra: "+\(segment.typed)+"
            case .changed: "<\(segment.typed)|\(segment.right)>"
            }
        }.joined()
    }

    @Test func aDifferenceMarksMissingExtraAndChangedText() {
        let table = """
            for the wni => For The Win => For The W<ni|in>
            for the wi => For The Win => For The Wi-n-
            for the winn => For The Win => For The Win+n+
            for the won => For The Win => For The W<o|i>n
            for win => For The Win => For -The -Win
            for the big win => For The Win => For The +big +Win
            free to watch => For The Win => <free|For> <to|The> <watch|Win>
            forthewin => For The Win => For- -The- -Win
            wide area netwrok => Wide-Area Network => Wide-Area Netw<ro|or>k
            dont repeat yoursef => Don't Repeat Yourself => Don't Repeat Yourse-l-f
            cafe oe lait => Café au Lait => Café <oe|au> Lait
            hypertext transfer protocol => Hypertext Markup Language => Hypertext <transfer|Markup> <protocol|Language>
            """
        for row in table.split(separator: "\n") {
            let fields = row.components(separatedBy: " => ")
            #expect(line(fields[0], fields[1]) == fields[2], "\(row)")
        }
        #expect(line("", "For The Win") == "-For The Win-")
        #expect(line("for the win", "") == "+for the win+")
    }

    @Test func aDifferenceOfLongTextsStartsAfterTheirCommonBeginning() {
        let long = String(repeating: "word ", count: 200)
        let segments = AnswerDifference(typed: long + "end", right: long + "fin").segments
        #expect(segments.map(\.kind) == [.same, .changed])
        #expect(segments.last?.right == "fin")
        #expect(AnswerDifference(typed: long, right: long).segments.count == 1)
        #expect(AnswerDifference(typed: long, right: long + "x").segments.last?.kind == .missing)
    }

    @Test func equalTextsGiveOneSegmentAndEmptyTextsNone() {
        #expect(
            AnswerDifference(same: "r and d", right: "R&D").segments == [
                .init(kind: .same, typed: "r and d", right: "R&D")
            ])
        #expect(AnswerDifference(same: "", right: "").segments.isEmpty)
    }
}
