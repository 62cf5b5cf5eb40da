import Foundation
import Testing

@testable import TILCore
@testable import til

@Suite(.waiting) struct LocalTimeTests {
    /// The program itself, because a time zone is the whole process's.
    @Test(arguments: [("NPT-5:45", 20_700), ("MST7", -25_200), ("UTC0", 0)])
    func anAnswerHasTheOffsetThatTZSays(zone: String, offset: Int) throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: PseudoTerminal.program)
        process.arguments = ["quiz", "--count", "1"]
        process.environment = ["TZ": zone, "TIL_DATABASE": runner.database, "HOME": runner.folder]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data("for the win\n".utf8))
        try input.fileHandleForWriting.close()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let store = try runner.store()
        let thing = try #require(store.meanings(of: "FTW").first)
        let review = try #require(
            store.reviews(of: thing.id).first, "\(String(decoding: printed, as: UTF8.self))")
        #expect(review.utcOffset == offset)
        #expect(review.studyDay == StudyDay(of: review.at, utcOffset: offset, rollover: 4))
    }
}
