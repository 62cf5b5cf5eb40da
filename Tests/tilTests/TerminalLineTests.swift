import Foundation
import Testing

@testable import til

/// The line editor at a real terminal: the whole screen and the cursor after each step.
@Suite struct TerminalLineTests {
    @Test func theCountdownLeavesTheTypedTextAndTheCursorAlone() throws {
        let terminal = try PseudoTerminal(["editor-probe", "--kind", "answer", "--seconds", "9"])
        try terminal.wait(forLine: "0:09 probe>")
        terminal.send("for the wni")
        try terminal.wait(forLine: "0:09 probe> for the wni")
        for second in [8, 7, 6, 5, 4] {
            try terminal.wait(forLine: "0:0\(second) probe> for the wni")
            #expect(terminal.screen.column == 23)
        }
        #expect(terminal.screen.unknown.isEmpty)
    }
}
