import Foundation

/// A folder for one test, gone with it.
public final class TemporaryFolder: Sendable {
    /// The path.
    public let path: String

    /// Makes a folder in the one for temporary files.
    public init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("til-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file and gives its path.
    public func file(_ name: String, _ text: String = "") throws -> String {
        let file = path + "/" + name
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        return file
    }
}
