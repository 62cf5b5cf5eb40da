import Foundation
import Testing

@testable import til

extension CommandRunner {
    /// A runner whose store has things, each as `add` takes it.
    convenience init(having lines: String...) throws {
        try self.init()
        for line in lines {
            let result = try run("add " + line)
            try #require(result.code == 0, "add \(line): \(result)")
        }
    }

    /// The identifier of the first thing with a meaning, as it is printed.
    func id(_ long: String) throws -> String {
        let things = try store().search(long)
        return try #require(things.first { $0.long == long }).id.uuidString.lowercased()
    }

    /// Writes a file into the runner's folder and gives its path.
    func file(_ name: String, _ text: String) throws -> String {
        let path = folder + "/" + name
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    /// Answers the next question wrong, some time ago.
    func answer(secondsAgo: Double) throws {
        let present = now
        now = present - secondsAgo
        _ = try run("quiz --count 1", input: "no idea\n")
        now = present
    }
}
