import Foundation
import TestSupport
import Testing

/// The map of the house names no file, folder or function that is not there.
@Suite struct ArchitectureTests {
    private static let tops = ["Sources/", "Tests/", "Benchmarks", "Examples/", "Scripts/", "data/"]

    /// The code spans of a line, without their backticks.
    private func spans(_ line: some StringProtocol) -> [String] {
        let parts = line.components(separatedBy: "`")
        return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    }

    private func lines() throws -> [String] {
        try String(contentsOf: Checkout.file("ARCHITECTURE.md"), encoding: .utf8).components(separatedBy: "\n")
    }

    @Test func everyPlaceThatIsNamedIsThere() throws {
        let places = try lines().flatMap(spans).filter { span in Self.tops.contains { span.hasPrefix($0) } }
        #expect(places.count > 60)
        for place in places {
            #expect(FileManager.default.fileExists(atPath: Checkout.file(place).path), "There is no \(place).")
        }
    }

    /// A line of a walk has a file and what is called there: `Sources/….swift` and `name(of:)` or `init(of:)`.
    @Test func everyFunctionOfAWalkIsInItsFile() throws {
        var count = 0
        for line in try lines() {
            let spans = spans(line)
            guard let file = spans.first, file.hasSuffix(".swift"), line.hasPrefix("|") else { continue }
            let text = try String(contentsOf: Checkout.file(file), encoding: .utf8)
            for span in spans.dropFirst() where span.hasSuffix(")") {
                let name = span.prefix { $0 != "(" }
                let head = name == "init" ? "init" : "func \(name)"
                #expect(
                    text.contains("\(head)(") || text.contains("\(head)?(") || text.contains("\(head)<"),
                    "There is no \(span) in \(file).")
                count += 1
            }
        }
        #expect(count > 15)
    }

    @Test func everyRoomIsOnTheMap() throws {
        let map = try lines().joined(separator: "\n")
        for top in ["Sources/TILProse", "Sources/TILCore", "Sources/TILCore/Store", "Sources/til"] {
            let folder = Checkout.file(top)
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(
                    atPath: folder.appendingPathComponent(name).path, isDirectory: &isFolder)
                guard isFolder.boolValue, !name.hasSuffix(".docc") else { continue }
                #expect(map.contains("`\(top)/\(name)`"), "\(top)/\(name) is not on the map.")
            }
        }
    }
}
