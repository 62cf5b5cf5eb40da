import Foundation
import TILCore
import Testing

@testable import til

@Suite struct OptimizeTests {
    /// A store with the answers of somebody whose memory fades fast: of each thing, so many days after the one before.
    /// - Parameter things: how many things; each has eight answers, of which seven are scored.
    private func runner(things: Int) throws -> CommandRunner {
        let runner = try CommandRunner()
        var generator = SeededGenerator(seed: 18)
        var lines = ""
        for number in 0..<things {
            let id = UUID(
                uuid: (1, 0, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, UInt8(number / 256), UInt8(number % 256)))
            lines += #"{"id":"\#(id)","short":"S\#(number)","long":"meaning \#(number)"}"# + "\n"
            var instant = 1_780_000_000.0 + Double(number) * 3_600
            for answer in 0..<8 {
                let days = answer == 0 ? 0 : Int.random(in: 1...(1 << min(answer, 5)), using: &generator)
                instant += Double(days) * 86_400
                let isRecalled = answer == 0 || Double.random(in: 0..<1, using: &generator) < pow(0.93, Double(days))
                let at = Date(timeIntervalSince1970: instant)
                lines +=
                    #"{"thing":"\#(id)","direction":"meaning","asked":"","typed":"","seconds":3,"limit":15,"#
                    + #""verdict":"\#(isRecalled ? "correct" : "wrong")","grade":"\#(isRecalled ? "good" : "again")","#
                    + #""scheduled":true,"at":"\#(at.ISO8601Format())","utcOffset":0,"#
                    + #""studyDay":"\#(StudyDay(of: at, utcOffset: 0, rollover: 4))"}"# + "\n"
            }
        }
        let result = try runner.run("import \(try runner.file("answers.jsonl", lines))")
        #expect(result.code == 0, "\(result)")
        return runner
    }

    private func stabilities(_ runner: CommandRunner) throws -> String { try runner.run("show s0 s1 --json").output }

    @Test func optimizeReportsHowManyAnswersAreMissing() throws {
        let result = try runner(things: 20).run("optimize")
        #expect(
            result
                == CommandRunner.Result(
                    output: "",
                    errors: """
                        til: Not enough answers to fit weights: 140 of 400. Only answers given at least a day after the previous one \
                        count. Until then, the default weights predict better.

                        """,
                    code: 1))
    }

    @Test func optimizeAdoptsBetterWeightsAndUndoRestoresTheEarlierOnes() throws {
        let runner = try runner(things: 150)
        let before = try stabilities(runner)
        let standard = try runner.run("config weights").output
        let table = """
            Fitted to 1,050 answers, and compared on the last 263, which the fit has not used.

                      log loss  RMSE (bins)
              in use    1.0084      41.48 %
              fitted    0.5909      12.75 %


            """
        let trial = try runner.run("optimize --dry-run")
        #expect(
            trial.output == table + """
                The fitted weights predict better. Run without --dry-run to use them. Nothing was changed.

                """)
        #expect(try stabilities(runner) == before)
        #expect(try runner.run("config weights").output == standard)
        #expect(
            try runner.run("optimize").output == table + """
                The fitted weights predict better and are in use now. 'til undo' restores the earlier ones.

                """)
        let after = try stabilities(runner)
        #expect(after != before)
        #expect(try runner.run("config weights").output != standard)
        #expect(try runner.run("check").output.hasSuffix("all well.\n"))
        // Fitted again, they are no better than themselves.
        #expect(
            try runner.run("optimize").output.hasSuffix(
                "The current weights predict at least as well, so nothing was changed.\n"))
        #expect(
            try runner.run("undo").errors == "Undone: the weights from before the fit are used again.\n")
        #expect(try stabilities(runner) == before)
        #expect(try runner.run("config weights").output == standard)
    }

    @Test func optimizeWithJSONPrintsOneDocument() throws {
        let runner = try runner(things: 100)
        let text = try runner.run("optimize --json --dry-run").output
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(
            document.keys.sorted() == ["adopted", "after", "before", "better", "heldOut", "scored", "weights"])
        #expect(document["scored"] as? Int == 700 && document["heldOut"] as? Int == 175)
        #expect((document["weights"] as? [Double])?.count == 21)
        #expect((document["before"] as? [String: Double])?.keys.sorted() == ["logLoss", "rmseBins"])
        #expect(document["adopted"] as? Bool == false && document["better"] as? Bool == true)
    }
}
