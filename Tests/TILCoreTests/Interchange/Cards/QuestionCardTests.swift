import Foundation
import Testing

@testable import TILCore

/// Decks of hashcards.
@Suite struct QuestionCardTests {
    typealias Support = InterchangeSupport

    @Test func aCardOfHashcardsContinuesOnTheLinesBelow() throws {
        let text = """
            ---
            name = "Net work"
            other = 1
            ---
            Q: HTTP
            A: **Hypertext** Transfer Protocol `#web`

            The web's.

            Q: Transmission Control
            Protocol
            A: TCP
            ---
            Q: Link Layer Discovery Protocol
            A: LLDP

            Q: LLDP
            A: Link Layer Discovery Protocol
            Q: What is the capital of France?
            A: Paris
            C: A [GPU] is a [Graphics Processing Unit].
            C: A \\[b\\] ![p](q) [mitochondria] is the powerhouse of the cell.
            """
        #expect(
            try Support.lines(Hashcards.format, text) == [
                "5 HTTP|Hypertext Transfer Protocol|The web's.|Net_work,web",
                "10 TCP|Transmission Control Protocol||Net_work",
                "14 LLDP|Link Layer Discovery Protocol||Net_work",
                "19 !\(RejectionReason.sentence)", "21 GPU|Graphics Processing Unit||Net_work",
                "22 !\(RejectionReason.gaps)",
            ])
    }

    @Test func aLineOutsideOfCardsIsRejectedAndTheRestIsRead() throws {
        let text = "# Deck\nA: x\nQ: lonely\nQ: AB\nA: Alpha Beta\nA: again\nmore\n\nC: CD [x\nQ: EF\nA: Echo Fox\n"
        #expect(
            try Support.lines(Hashcards.format, text) == [
                "1 !\(RejectionReason.noCard)", "2 !\(RejectionReason.answerWithoutQuestion)",
                "3 !\(RejectionReason.questionWithoutAnswer)", "4 AB|Alpha Beta",
                "6 !\(RejectionReason.answerWithoutQuestion)", "7 !\(RejectionReason.noCard)",
                "9 !\(RejectionReason.gaps)", "10 EF|Echo Fox",
            ])
        let long = "Q: A\nA: " + String(repeating: String(repeating: "x", count: 1 << 16) + "\n", count: 17)
        #expect(
            try Support.lines(Hashcards.format, long + "Q: AB\nA: Alpha Beta\n") == [
                "1 !\(RejectionReason.cardTooLong)", "19 AB|Alpha Beta",
            ])
    }

    @Test func aCardThatAsksForTheAcronymIsReadInReverse() throws {
        let text = "Q: Why so late again?\nA: Worry\n\nQ: Worry\nA: Why so late again?\n"
        #expect(try Support.lines(Hashcards.format, text) == ["1 Why so late again?|Worry"])
    }
}
