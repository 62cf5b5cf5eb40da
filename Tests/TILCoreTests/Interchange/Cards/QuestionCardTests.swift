import Foundation
import Testing

@testable import TILCore

/// Decks of hashcards and SuperMemo's texts.
@Suite struct QuestionCardTests {
    typealias Support = InterchangeSupport

    @Test func cardsOfHashcardsGoOnOnTheLinesBelow() throws {
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
            C: The [mitochondria] is the powerhouse of the cell.
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

    @Test func whatIsNoCardIsRejectedAndTheRestIsRead() throws {
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

    @Test func askingTheOtherWayRoundTellsAnAcronymThatReadsLikeASentence() throws {
        let text = "Q: Why so late again?\nA: Worry\n\nQ: Worry\nA: Why so late again?\n"
        #expect(try Support.lines(Hashcards.format, text) == ["1 Why so late again?|Worry"])
    }

    @Test func gapsAreKnownByTheirPlacesInTheTextWithoutBrackets() {
        let gaps = BracketGaps("A \\[b\\] ![p](q) [HTTP] is [Hypertext Transfer Protocol] []!")
        #expect(String(decoding: gaps.text, as: UTF8.self) == "A [b] ![p](q) HTTP is Hypertext Transfer Protocol !")
        #expect(gaps.gaps == [.init(first: 14, last: 17), .init(first: 22, last: 48)])
        #expect(gaps.cloze.gaps == [1: "HTTP", 2: "Hypertext Transfer Protocol"])
    }

    @Test func superMemoSaysOnEachLineWhatItIs() throws {
        let text = """
            Q: HTTP
            A: Hypertext Transfer
            A: Protocol &amp; web
            A1: High Tension Trip Point
            I: REP=8 LAP=0 EF=3.200 UF=2.370 INT=429 LAST=27.01.06
            O: 36

            q: Transmission Control Protocol
            a: TCP

            Q: TCP
            A: Transmission Control Protocol

            Q: What city is the capital of Poland?
            A: Warszawa

            stray
            O: 3
            """
        #expect(
            try Support.lines(SuperMemo.format, text) == [
                "1 HTTP|Hypertext Transfer Protocol & web", "8 TCP|Transmission Control Protocol",
                "14 !\(RejectionReason.sentence)",
                "17 !\(RejectionReason.noCard)", "18 !\(RejectionReason.noCard)",
                "* What SuperMemo's schedule knows of 1 card was left out: it has no answers.",
            ])
    }

    @Test func whatWeWriteComesBack() throws {
        let things = [
            Support.thing("FTW", "For the Win", note: "Q: a note\n---\n\n- x", tags: ["a`b", "chat"]),
            Support.thing("US$", "U.S. *Dollar* [x] $1$"), Support.thing("e.g.", "For Example"),
            Support.thing("Why so late again?", "Worry"), Support.thing("Q:", "A: C:"), Support.thing("---", "Q: x"),
        ]
        let document = try Support.document(Hashcards.format, things)
        #expect(
            document.hasPrefix(
                "Q: FTW\nA: For the Win `` #a`b `` `#chat`\n\nQ\\: a note\n\\---\n\n\\- x\n\nQ: For the Win\n"))
        try Support.expectRoundTrip(Hashcards.format, things)
        try Support.expectRoundTrip(Hashcards.format, things)
        #expect(!SuperMemo.format.isExportable)
    }

    /// Sizes around those of blocks, chunks and whole trees; the bytes count from 0 to 250 over and over.
    @Test(arguments: [
        (0, "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262"),
        (64, "4eed7141ea4a5cd4b788606bd23f46e212af9cacebacdc7d1f4c6dc7f2511b98"),
        (65, "de1e5fa0be70df6d2be8fffd0e99ceaa8eb6e8c93a63f2d8d1c30ecb6b263dee"),
        (1_024, "42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7"),
        (1_025, "d00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444"),
        (2_048, "e776b6028c7cd22a4d0ba182a8bf62205d2ef576467e838ed6f2529b85fba24a"),
        (3_072, "b98cb0ff3623be03326b373de6b9095218513e64f1ee2edd2525c7ad1e5cffd2"),
        (31_744, "62b6960e1a44bcc1eb1a611a8d6235b6b4b78f32e7abc4fb4c6cdcce94895c47"),
    ])
    func hashesAreThoseOfBLAKE3(size: Int, expected: String) {
        let hash = BLAKE3.hash((0..<size).map { UInt8($0 % 251) })
        #expect(hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == expected)
    }
}
