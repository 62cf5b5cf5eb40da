import Foundation
import Testing

@testable import til

/// A quiz of choices at a terminal.
@Suite struct QuizModeTerminalTests {
    @Test(arguments: [80, 40])
    func aDigitAnswersAQuizOfChoicesAtOnce(columns: Int) throws {
        let runner = try CommandRunner(having: "e five", "d four", "c three", "b two", "a one")
        let terminal = try runner.terminal(
            ["til", "quiz", "--mode", "choice", "--count", "1", "--seconds", "60"],
            environment: ["NO_COLOR": "1", "COLUMNS": "\(columns)", "LINES": "12"])
        try terminal.wait("the question") { $0.cursorLine.hasPrefix(" 0:") && $0.cursorLine.hasSuffix(" 1-4>") }
        let heading = try #require(terminal.screen.lines.firstIndex(of: "1 new  E"))
        let right = try #require((1...4).first { terminal.screen.lines[heading + $0].hasSuffix("Five") })
        #expect(terminal.screen.lines[heading + right] == "  \(right)  Five")
        terminal.send("9")
        try terminal.wait("the bell") { $0.bells == 1 }
        terminal.send("\(right)")
        try terminal.wait(for: " 1-4> \(right)\nRight.\n  right  Five\n")
    }

    @Test func choicesThatScrollTheHeadingAwayLeaveTheAcronymAtThePrompt() throws {
        let long = "mitochondrial encephalopathy, lactic acidosis and stroke-like episodes of children"
        let runner = try CommandRunner(having: "melas \(long)", "d four", "c three", "b two", "a one")
        let terminal = try runner.terminal(
            ["til", "quiz", "--mode", "choice", "--count", "1", "--seconds", "60", "--meet", "never"],
            environment: ["NO_COLOR": "1", "COLUMNS": "40", "LINES": "8"])
        try terminal.wait("the question") { $0.cursorLine.hasSuffix(" MELAS 1-4>") }
    }

    @Test func aWrongChoiceIsShownNextToTheRightOne() throws {
        let runner = try CommandRunner(having: "mtu maximum transmission unit")
        let terminal = try runner.terminal(
            ["til", "quiz", "--mode", "choice", "--count", "1", "--seconds", "0"], environment: ["NO_COLOR": "1"])
        try terminal.wait("the question") { $0.cursorLine.hasPrefix(" 0:") && $0.cursorLine.hasSuffix(" 1-4>") }
        let options = (3...6).map { terminal.screen.lines[$0].dropFirst(5) }
        let wrong = try #require(options.firstIndex { $0 != "Maximum Transmission Unit" })
        terminal.send("\(wrong + 1)")
        try terminal.wait(for: "Wrong.  00:0")
        // Brackets mark the words that differ.
        try terminal.wait("both") { screen in
            let lines = screen.lines.map { $0.filter { !"[]".contains($0) } }
            return lines.contains("  chose  \(options[wrong])") && lines.contains("  right  Maximum Transmission Unit")
        }
    }
}
