import Foundation
import Testing

@testable import TILCore

/// Quizlet's and Mnemosyne's files.
@Suite struct CardListTests {
    typealias Support = InterchangeSupport

    @Test func quizletDefinitionsMayHaveSeveralLines() throws {
        let text = "stray\nFTW\tfor \"the\nwin\n\nhooray\n\nCD\tcompact disc\n\"IT\"\tinformation\ttechnology\n"
        #expect(
            try Support.lines(Quizlet.format, text) == [
                "1 !\(RejectionReason.noTab)", "2 FTW|for \"the\nwin\n\nhooray", "7 CD|compact disc",
                "8 \"IT\"|information\ttechnology",
            ])
    }

    @Test func quizletGoesOnAfterABrokenLine() throws {
        var bytes = Array("A\ta\n".utf8)
        bytes += [0xFF, 0x0A]
        bytes += Array("B\tb\n\0\nC\t\n".utf8)
        #expect(
            Support.lines(try Support.items(Quizlet.format, bytes)) == [
                "1 A|a", "2 !\(RejectionReason.notUTF8)", "3 B|b", "4 !\(RejectionReason.holdsNUL)",
                "5 !\(RejectionReason.emptyLong)",
            ])
    }

    @Test func mnemosyneHasTwoToFourColumns() throws {
        let text =
            "FTW\tfor <b>the</b><br>win\n\"q\"\t&#8220;x&#8221;\nmot\tmo\tword\nmot2\tmo2\tword2\tnoted\nlonely\n\n"
        #expect(
            try Support.lines(Mnemosyne.format, text) == [
                "1 FTW|for the\nwin", "2 \"q\"|“x”", "3 mot|word|mo", "4 mot2|word2|mo2\nnoted",
                "5 !\(RejectionReason.noTab)",
            ])
    }

    @Test func mnemosynesCardsMayAskEitherWay() throws {
        let text = "Transmission Control Protocol\tTCP\nTCP\tTransmission Control Protocol\nWhat is it?\tThat.\n"
        #expect(
            try Support.lines(Mnemosyne.format, text) == [
                "1 TCP|Transmission Control Protocol", "3 !\(RejectionReason.sentence)",
            ])
    }

    @Test func theyAreOnlyImported() throws {
        for name in ["quizlet", "mnemosyne"] {
            let format = try InterchangeFormat.named(name)
            #expect(!format.isExportable)
            #expect(throws: InterchangeError.importOnly(format: name)) { try format.writer() }
        }
    }
}
