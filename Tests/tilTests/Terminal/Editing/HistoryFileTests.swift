import Foundation
import TestSupport
import Testing

@testable import til

@Suite struct HistoryFileTests {
    private let folder: TemporaryFolder
    private var history: HistoryFile { HistoryFile(path: folder.path + "/history", limit: 2) }

    init() throws { folder = try TemporaryFolder() }

    @Test func aHistoryThatIsALinkStaysALinkWhenItIsShortened() throws {
        let target = try folder.file("elsewhere", "a\nb\nc\nd\ne\n")
        symlink(target, history.path)
        #expect(history.load() == ["d", "e"])
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "d\ne\n")
        history.append("f")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: history.path) == target)
        #expect(history.load() == ["e", "f"])
    }
}
