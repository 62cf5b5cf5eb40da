import Foundation
import TestSupport
import Testing

@testable import TILLint

struct FolderWalkTests {
    @Test("A folder's files come before its folders, and both are in the order of their names")
    func order() throws {
        let temporary = try TemporaryFolder()
        let names = ["b/2.md", "b/1.md", "c.md", "a/z/1.md", "a/2.md", "d/1.md", "a/b/1.md", "1.md"]
        for name in names {
            let folder = (temporary.path + "/" + name as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            _ = try temporary.file(name, "text")
        }
        let found = try FolderWalk(path: temporary.path).files(proceed: { _ in }, leaveOut: { _, _ in })
        let order = ["1.md", "c.md", "a/2.md", "a/b/1.md", "a/z/1.md", "b/1.md", "b/2.md", "d/1.md"]
        #expect(found == order.map { name in temporary.path + "/" + name })
    }
}
