import Foundation
import TestSupport
import Testing

@testable import TILGit

/// What becomes of a repository of til's own after a kill.
struct OwnRepositoryTests {
    @Test func locksAreRemovedWhenNoGitRuns() async throws {
        let site = try Site()
        try await site.repository.tidyAfterKill()
        #expect(try site.names() == ["HEAD", "objects", "refs"])
        #expect(try site.names(in: "refs/heads") == ["main"])
    }

    @Test func locksAreKeptWhileAGitRuns() async throws {
        let site = try Site()
        let mark = try #require(site.repository.markInUse())
        try await site.repository.tidyAfterKill(patience: .zero)
        #expect(try site.names() == ["HEAD", "HEAD.lock", "objects", "refs"])
        close(mark)
        try await site.repository.tidyAfterKill(patience: .zero)
        #expect(try site.names() == ["HEAD", "objects", "refs"])
    }

    @Test func aRepositoryWithoutObjectsIsRemoved() async throws {
        let site = try Site()
        try FileManager.default.removeItem(atPath: site.repository.path + "/objects")
        try await site.repository.tidyAfterKill()
        #expect(!FileManager.default.fileExists(atPath: site.repository.path))
    }

    /// A repository in which a killed git has left two locks.
    private struct Site {
        let folder: TemporaryFolder
        let repository: OwnRepository

        init() throws {
            folder = try TemporaryFolder()
            repository = OwnRepository(path: folder.path + "/own.git")
            for name in ["objects", "refs/heads"] {
                try FileManager.default.createDirectory(
                    atPath: "\(repository.path)/\(name)", withIntermediateDirectories: true)
            }
            for name in ["HEAD", "HEAD.lock", "refs/heads/main", "refs/heads/main.lock"] {
                _ = try folder.file("own.git/\(name)", "content\n")
            }
        }

        /// The sorted names of the files of a folder of the repository.
        func names(in folder: String = "") throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: "\(repository.path)/\(folder)").sorted()
        }
    }
}
