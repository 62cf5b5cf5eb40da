import Foundation
import TestSupport
import Testing
import TILText

@testable import TILCore

@Suite struct PrivateFileTests {
    private let temporary: TemporaryFolder
    private var path: String { temporary.path + "/a" }

    init() throws { temporary = try TemporaryFolder() }

    @Test func aReplacedFileIsPrivateAndLeavesNoTemporaryFile() throws {
        try PrivateFile.replace(path, with: Array("one".utf8))
        try PrivateFile.replace(path, with: [1, 2, 3])
        #expect(try RegularFile.contents(path, atMost: 3) == [1, 2, 3])
        #expect { try RegularFile.contents(path, atMost: 2) } throws: { ($0 as? SystemError)?.number == EFBIG }
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try names(in: temporary.path) == ["a"])
    }

    /// A folder in the place of the file stays, and no other file remains.
    @Test func aFileThatCannotBeReplacedIsUnchanged() throws {
        mkdir(path, 0o700)
        #expect { try PrivateFile.replace(path, with: [1]) } throws: { ($0 as? SystemError)?.number == EISDIR }
        #expect(try names(in: temporary.path) == ["a"])
        for (path, number) in [(path, EINVAL), (path + "b", ENOENT)] {
            #expect { try RegularFile.contents(path) } throws: { ($0 as? SystemError)?.number == number }
        }
    }

    @Test func onlyALinkToARegularFileIsFollowed() throws {
        let link = temporary.path + "/link"
        #expect(try PrivateFile.replaceable(path) == path)
        symlink(path, link)
        #expect { try PrivateFile.replaceable(link) } throws: { ($0 as? SystemError)?.number == ELOOP }
        try PrivateFile.replace(path, with: [1])
        #expect(try PrivateFile.replaceable(path) == path)
        #expect(try PrivateFile.replaceable(link) == PrivateFile.whole(path))
        for other in [temporary.path, "/dev/zero"] {
            unlink(link)
            symlink(other, link)
            #expect { try PrivateFile.replaceable(link) } throws: { ($0 as? SystemError)?.number == EINVAL }
        }
    }

    @Test func kernelFilesAreRecognisedByTheirFileSystem() throws {
        try PrivateFile.replace(path, with: [])
        #expect(!Platform.isKernelFile(path) && !Platform.isKernelFile(temporary.path + "/nowhere"))
        #expect(Platform.isKernelFile("/proc/self/stat"))
        if access("/sys/kernel", F_OK) == 0 { #expect(Platform.isKernelFile("/sys/kernel")) }
    }
}
