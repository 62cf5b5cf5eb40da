import Foundation
import TILProcess
import TestSupport
import Testing

@testable import TILLint

struct TOMLNestingTests {
    private static func repeated(_ text: String, _ count: Int = 20_000) -> String {
        String(repeating: text, count: count)
    }

    @Test(
        "Keys, lists and tables count, and texts and comments do not",
        arguments: [
            ("", 0), ("a = 1", 0), ("a.b.c = 1", 2), ("[a.b]\nc.d = 1", 3), ("[[a.b]]\nc = 1", 3),
            ("a = [1, [2, 3], 4]", 2), ("a = [\n  1,\n  [2],\n]\nb = 1", 2), ("a = {b.c = 1, d = {e = 2}}", 2),
            ("[a]\nb = 1\n[c.d]\n", 2), ("a = 1.5", 1),
            ("a = \".......\"", 0), ("a = '.......'", 0), ("\"....\" = 1", 0), ("'[[[[' = '{{{{'", 0),
            ("a = \"\\\"....\"", 0), ("a = '\\'\nb.c = 1", 1), ("# [[[[[\na = 1", 0), ("a = \"#\" # ....", 0),
            ("a = \"\"\"\n[[[[\n....\"\"\"", 0), ("a = '''\n[[[[\n....'''\nb.c = 1", 1),
            ("a = \"\"\"x\"\"\"\"\"\nb.c = 1", 1), ("a = '''''''\nb.c.d = 1", 2), ("a = \"\"\"\\\"\"\"\"\nb.c = 1", 1),
            ("a = \"\"\nb = ''\nc.d = 1", 1), ("  [ a . b ]\nc = 1", 2), ("\u{FEFF}[a.b]", 2),
            ("\"=\".a.\"=\".b = 1", 3), ("[\"[\".\"]\".a]", 3),
        ])
    func depth(text: String, depth: Int) {
        #expect(TOMLNesting(text).depth == depth)
    }

    @Test(
        "A configuration that is too deep is refused, and ends neither lint nor the server",
        arguments: [
            repeated("\"=\".a.") + "b = 1", "[" + repeated("\"[\".") + "a]", "a" + repeated(".\"\"\" \"\"\"") + " = 1",
            repeated("[[a]]\n", 10) + "[" + repeated("a.") + "b]", "a = " + repeated("["), "a = " + repeated("{b = "),
            "a = " + repeated("[{b = "), "a = {" + repeated("b.") + "c = 1}", "[a]\n" + repeated("'.'.") + "b = 1",
            "a = \"\"\"\"\"\"\n" + repeated("b.") + "c = 1", "a = '\\'\n" + repeated("b.") + "c = 1",
            "[[" + repeated("a.") + "b]]", repeated("x.", 31) + "x = {" + repeated("y.", 31) + "y = 1}",
        ])
    func hostile(text: String) throws {
        let temporary = try TemporaryFolder()
        let path = try temporary.file(".til-lint.toml", text)
        let failure = #expect(throws: CommandFailure.self) { try LintConfiguration(reading: path) }
        #expect(failure?.code == ExitStatus.data.rawValue)
    }

    @Test(
        "A header without a key is refused with its line, and does not end the program",
        arguments: ["a = 1\n[", "\n[[", "\n[.a]", "\n[[[a]]]", "\n  [ =", "\n[}]]", "\n[é]", "\n[[#\r"])
    func emptyHeader(text: String) throws {
        let temporary = try TemporaryFolder()
        let path = try temporary.file(".til-lint.toml", text)
        let failure = #expect(throws: CommandFailure.self) { try LintConfiguration(reading: path) }
        #expect(failure?.code == ExitStatus.data.rawValue)
        #expect(failure?.message == "\(path):2: invalid TOML: a table's name is missing after '['.")
    }

    @Test("A long allow list with strange texts is read")
    func long() throws {
        let temporary = try TemporaryFolder()
        let items = (0..<20_000).map { "\"A.B[{\($0)\"" }.joined(separator: ",\n  ")
        let path = try temporary.file(".til-lint.toml", "allow = [\n  \(items)\n]\n[severity]\n'plural' = \"note\"\n")
        #expect(try LintConfiguration(reading: path).allow.count == 20_000)
    }
}
