import Foundation
import Glibc
import TILProcess
import TestSupport
import Testing

@testable import til

/// The parts of the line editors that need no terminal.
@Suite struct TerminalEditorPartsTests {
    // MARK: - Lines from a pipe

    /// An editor that reads a text from a pipe.
    private func editor(_ text: String) throws -> PipeEditor {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let bytes = Array(text.utf8)
        #expect(write(ends[1], bytes, bytes.count) == bytes.count)
        close(ends[1])
        return PipeEditor(descriptor: ends[0], announcements: Output(descriptor: -1), now: { Date() })
    }

    @Test(arguments: [
        ("one\ntwo\n", ["one", "two"]), ("one\r\n\r\ntwo", ["one", "", "two"]), ("\u{FEFF}one\n", ["one"]), ("", []),
        ("\n", [""]), ("last", ["last"]),
    ])
    func aPipeIsReadLineByLineToItsEnd(text: String, lines: [String]) throws {
        let editor = try editor(text)
        for (index, line) in lines.enumerated() {
            #expect(editor.read(LineRequest()) == .line(line))
            #expect(editor.lineNumber == index + 1)
        }
        #expect(editor.read(LineRequest()) == .endOfInput)
        #expect(editor.lineNumber == lines.count)
    }

    @Test func aLineLongerThanTheBufferIsReadWhole() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let long = String(repeating: "x", count: 300_000)
        let (input, text) = (ends[1], long + "\nshort\n")
        Thread.detachNewThread {
            let bytes = Array(text.utf8)
            var start = 0
            while start < bytes.count {
                start += bytes[start...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            }
            close(input)
        }
        let editor = PipeEditor(descriptor: ends[0], announcements: Output(descriptor: -1), now: { Date() })
        #expect(editor.read(LineRequest()) == .line(long))
        #expect(editor.read(LineRequest()) == .line("short"))
    }

    @Test func onAPipeTheFirstCharacterOfALineIsTheKey() throws {
        let editor = try editor("yes\n\nq\n")
        #expect(editor.read(LineRequest(kind: .keys(["y", "\n"]))) == .key("y"))
        #expect(editor.read(LineRequest(kind: .keys(["y", "\n"]))) == .key("\n"))
        #expect(editor.read(LineRequest(kind: .keys(["y", "\n"]))) == .line("q"))
    }

    @Test func theRestOfALineAfterTheDeadlineAnswersNothingElse() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let editor = PipeEditor(descriptor: ends[0], announcements: Output(descriptor: -1), now: { Date() })
        #expect(write(ends[1], "for the", 7) == 7)
        var request = LineRequest(kind: .answer)
        request.live = { _, now, text in
            LineUpdate(wake: now + 0.01, ending: text.string == "for the" ? .kept : nil)
        }
        #expect(editor.read(request) == .ended("for the"))
        #expect(editor.lineNumber == 1)
        #expect(write(ends[1], " win\nnext\n", 10) == 10)
        request.live = nil
        #expect(editor.read(request) == .line("next"))
        #expect(editor.lineNumber == 2)
    }

    @Test func aDeadlineEndsTheReadingOfASilentPipe() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let start = Date(timeIntervalSince1970: 1_795_248_000)
        let end = start + 15
        // It is the deadline when the editor looks at the clock again, before it waits.
        var instants = [start].makeIterator()
        let editor = PipeEditor(
            descriptor: ends[0], announcements: Output(descriptor: -1), now: { instants.next() ?? end })
        var request = LineRequest(kind: .answer)
        var ticks: [Date] = []
        request.live = { _, now, _ in
            ticks.append(now)
            return LineUpdate(wake: end, ending: now >= end ? .kept : nil)
        }
        #expect(editor.read(request) == .ended(""))
        #expect(ticks == [start, end])
        #expect(editor.lineNumber == 0)
    }

    // MARK: - Text

    @Test(arguments: [
        ("one\ntwo\r\nthree\n", "one two three"), ("a\tb\u{7}c\u{1B}[31m", "a bc[31m"), ("\n\n", ""),
        ("plain", "plain"), ("é\u{85}x", "éx"),
    ])
    func aPastedTextBecomesOneLineWithoutControlCharacters(text: String, line: String) {
        #expect(PastedText.inOneLine(text) == line)
    }

    @Test(arguments: [
        ("\\C-xt", "Ctrl-X t"), ("\\eOQ", "F2"), ("\\e[12~", "F2"), ("\\eh", "Alt-H"), ("\\C-o", "Ctrl-O"),
        ("\\M-\\C-a", "Alt-Ctrl-A"),
        ("\\e\\t", "Alt-Tab"), ("\\350", "\\350"), ("x", "x"), ("\\e", "Escape"),
    ])
    func aKeySequenceHasAReadableName(sequence: String, name: String) {
        #expect(KeyName.name(of: sequence) == name)
    }

    @Test func completionsAreFoundInAnyCaseWithTheirCommonBeginning() {
        let found = CompletionMatches(of: "ft", among: ["FTW", "ftp", "TLS", "FTW"])
        #expect(found.words == ["FTW", "ftp"])
        #expect(found.common == "FT")
        #expect(CompletionMatches(of: "x", among: ["FTW"]).words.isEmpty)
        #expect(CompletionMatches(of: "str", among: ["Straße 1", "STRASSE 2"]).common == "Stra")
    }

    @Test(
        arguments: [
            ("plain", nil, "plain"), ("two words", nil, "two\\ words"), ("it's", nil, "it\\'s"),
            ("a \"b\" \\", "\"", "a \\\"b\\\" \\\\"), ("a \\ b", "'", "a \\ b"), ("it's so", "'", "it'\\'s\\ so"),
        ] as [(String, Character?, String)])
    func unquotingAQuotedWordGivesTheWord(word: String, quote: Character?, quoted: String) {
        #expect(ReadlineQuoting.quoted(word, in: quote) == quoted)
        #expect(ReadlineQuoting.unquoted(quoted, in: quote) == word)
    }

    // MARK: - History

    @Test func theHistoryKeepsTheLastLinesInAPrivateFile() throws {
        let folder = try TemporaryFolder()
        var history = HistoryFile(path: folder.path + "/history")
        history.limit = 3
        #expect(history.load().isEmpty)
        for number in 1...7 { history.append("line \(number)") }
        #expect(history.load() == ["line 5", "line 6", "line 7"])
        #expect(try String(contentsOfFile: history.path, encoding: .utf8) == "line 5\nline 6\nline 7\n")
        history.append("line 8")
        #expect(history.load() == ["line 6", "line 7", "line 8"])
        #expect(try FileManager.default.attributesOfItem(atPath: history.path)[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history"])
    }

    @Test func aDamagedHistoryIsReadWithVisibleControlCharacters() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/history"
        var data = Data("good\n\u{1B}[31m red\n".utf8) + Data([0xFF, 0xFE, 0x0A, 0x61, 0x00, 0x62, 0x0A])
        data += Data(repeating: 0x78, count: 1 << 20) + Data("\nlast".utf8)
        try data.write(to: URL(fileURLWithPath: path))
        #expect(HistoryFile(path: path).load() == ["good", "^[[31m red", "\u{FFFD}\u{FFFD}", "last"])
        #expect(HistoryFile(path: folder.path).load().isEmpty)
        HistoryFile(path: folder.path + "/none/there").append("nowhere")
    }

    @Test func emptyIndentedAndHugeLinesAreNotKeptInTheHistory() {
        #expect(!HistoryFile.isWorthKeeping(""))
        #expect(!HistoryFile.isWorthKeeping(" secret"))
        #expect(!HistoryFile.isWorthKeeping(String(repeating: "x", count: 5000)))
        #expect(HistoryFile.isWorthKeeping("add FTW for the win"))
    }
}
