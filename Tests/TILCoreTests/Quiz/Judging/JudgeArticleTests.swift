import Testing

@testable import TILCore

/// Articles between words, which are free.
@Suite struct JudgeArticleTests {
    @Test func articlesBetweenWordsMayBeAddedOrOmitted() {
        JudgedPair.check(
            JudgedPair.table(
                """
                correct|End of Day|end of the day
                correct|End of the Day|end of day
                correct|State of the Art|state of art
                correct|Request for a Quote|request for quote
                correct|Request for Quote|request for a quote
                correct|Man in the Middle|man in middle
                close|End of Day|end of the dya
                close|Hepatitis A Virus|hepatitis virus
                correct|Hepatitis A Virus|hepatitis a virus
                wrong|Hepatitis A|hepatitis
                close|Vitamin A Deficiency|vitamin deficiency
                wrong|End of Day|end of a the
                """))
    }

    @Test func anAnswerWithAnArticleIsWrongIfItIsAnotherMeaning() {
        let asked = QuizFixture.thing("EOD", "End of Day")
        let others = ["End of the Day"]
        let judgement = Judge().judge("end of the day", asked: .meaning, accepted: [asked], others: others)
        #expect(judgement.verdict == .wrong)
        #expect(Judge().judge("end of day", asked: .meaning, accepted: [asked], others: others).verdict == .correct)
    }
}
