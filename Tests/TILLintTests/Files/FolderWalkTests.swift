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

    @Test("Folders with packages of others or generated pages are skipped and named, and a folder about vendors is not")
    func packages() throws {
        let temporary = try TemporaryFolder()
        let names = [
            "a.md", "node_modules/b/readme.md", "docs/vendor/c.md", "go/vendor/modules.txt", "go/vendor/d.md",
            "third_party/e.md", "docs/_build/f.md",
        ]
        for name in names {
            let folder = (temporary.path + "/" + name as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            _ = try temporary.file(name, "text")
        }
        var skipped: [String] = []
        let walk = FolderWalk(path: temporary.path, skipsPackages: true)
        let found = try walk.files(
            proceed: { _ in }, leaveOut: { _, _ in }, skip: { folder in skipped.append(folder) })
        #expect(found == ["a.md", "docs/vendor/c.md"].map { name in temporary.path + "/" + name })
        let folders = ["node_modules", "third_party", "docs/_build", "go/vendor"]
        #expect(skipped == folders.map { name in temporary.path + "/" + name })
        #expect(try FolderWalk(path: temporary.path).files(proceed: { _ in }, leaveOut: { _, _ in }).count == 7)
    }
}
