import Foundation

@testable import til

extension CommandRunner {
    /// A runner with documents in a folder, in which there is no store.
    static func withDocuments(_ files: [String: String]) throws -> (runner: CommandRunner, folder: String) {
        let runner = try CommandRunner()
        let folder = runner.folder + "/docs"
        for (name, text) in files {
            let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return (runner, folder)
    }
}
