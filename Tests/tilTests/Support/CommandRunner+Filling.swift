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

    /// Writes a file into the runner's folder and gives its path.
    func file(_ name: String, _ text: String) throws -> String {
        let path = folder + "/" + name
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }
}
