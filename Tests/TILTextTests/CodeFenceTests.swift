import TILText
import Testing

@Suite struct CodeFenceTests {
    private func fence(_ line: String) -> CodeFence? {
        Array(line.utf8).withUnsafeBufferPointer { CodeFence(openedBy: $0) }
    }

    @Test(arguments: ["```", "~~~", "````  swift", "~~~ `x`", "```a b\r"])
    func threeMarksAtTheStartOfALineOpenAFence(line: String) {
        #expect(fence(line) != nil)
    }

    @Test(arguments: ["", "``", "~~ ~", "```x``` is code", "text ```"])
    func otherLinesOpenNoFence(line: String) {
        #expect(fence(line) == nil)
    }

    @Test(arguments: [
        ("```", "```", true), ("```", "`````  \r", true), ("````", "```", false), ("```", "~~~", false),
        ("```", "``` x", false), ("~~~ x", "~~~\t", true), ("~~~", "", false),
    ])
    func aFenceIsClosedByALineOfAtLeastAsManyMarks(open: String, line: String, isClosed: Bool) throws {
        let opened = try #require(fence(open))
        #expect(Array(line.utf8).withUnsafeBufferPointer { opened.isClosed(by: $0) } == isClosed)
    }
}
