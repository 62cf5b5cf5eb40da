import TILText
import Testing

@Suite struct CodeFenceTests {
    @Test(arguments: ["```", "~~~", "````  swift", "~~~ `x`", "```a b\r"])
    func aFenceIsOpened(line: String) {
        #expect(CodeFence(openedBy: Array(line.utf8)) != nil)
    }

    @Test(arguments: ["", "``", "~~ ~", "```x``` is code", "text ```"])
    func otherLinesOpenNone(line: String) {
        #expect(CodeFence(openedBy: Array(line.utf8)) == nil)
    }

    @Test(arguments: [
        ("```", "```", true), ("```", "`````  \r", true), ("````", "```", false), ("```", "~~~", false),
        ("```", "``` x", false), ("~~~ x", "~~~\t", true), ("~~~", "", false),
    ])
    func itIsClosedByAsManyMarks(open: String, line: String, isClosed: Bool) throws {
        let fence = try #require(CodeFence(openedBy: Array(open.utf8)))
        #expect(fence.isClosed(by: Array(line.utf8)) == isClosed)
    }
}
