import Foundation
import TestSupport
import Testing

@testable import TILCore

@Suite struct PrivateFileTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/til-files-" + UUID().uuidString

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    @Test func aFileIsReplacedAsAWhole() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/a"
        try PrivateFile.replace(path, with: Array("one".utf8))
        try PrivateFile.replace(path, with: Array("another".utf8))
        #expect(try RegularFile.contents(path) == Array("another".utf8))
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }

    /// A folder stands in the place of the file: it stays, and nothing is left beside it.
    @Test func whatCannotBeReplacedStays() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/a"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect { try PrivateFile.replace(path, with: [1]) } throws: { ($0 as? SystemError)?.number == EISDIR }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
        #expect { try RegularFile.contents(path) } throws: { ($0 as? SystemError)?.number == EINVAL }
        #expect { try RegularFile.contents(folder + "/b") } throws: { ($0 as? SystemError)?.number == ENOENT }
    }

    @Test func aFileThatIsTooLargeIsNotRead() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/a"
        try PrivateFile.replace(path, with: [1, 2, 3])
        #expect(try RegularFile.contents(path, atMost: 3) == [1, 2, 3])
        #expect { try RegularFile.contents(path, atMost: 2) } throws: { ($0 as? SystemError)?.number == EFBIG }
    }
}
