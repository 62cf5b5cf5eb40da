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

    /// The functions and initializers of a file as `name(label:label:)`.
    private func signatures(in text: String) -> Set<String> {
        var found: Set<String> = []
        for declaration in text.matches(of: /(?:func (\w+)(?:<[^(]*>)?|\b(init)\??(?:<[^(]*>)?)\(/) {
            let name = declaration.output.1 ?? declaration.output.2 ?? ""
            var labels = ""
            var depth = 1
            var parameter = ""
            for character in text[declaration.range.upperBound...] {
                if "([{<".contains(character) { depth += 1 }
                // The arrow of a closure's type closes nothing.
                if ")]}".contains(character) || (character == ">" && parameter.last != "-") { depth -= 1 }
                if depth == 0 || (depth == 1 && character == ",") {
                    let words = parameter.split(whereSeparator: { $0.isWhitespace || $0 == ":" })
                    if let label = words.first(where: { !$0.hasPrefix("@") }) { labels += label + ":" }
                    parameter = ""
                } else {
                    parameter.append(character)
                }
                if depth == 0 { break }
            }
            found.insert("\(name)(\(labels))")
        }
        return found
    }

    @Test func everyFileAndFolderOnTheMapExists() throws {
        let places = try lines().flatMap(spans).filter { span in Self.tops.contains { span.hasPrefix($0) } }
        #expect(places.count > 60)
        for place in places {
            #expect(FileManager.default.fileExists(atPath: Checkout.file(place).path), "There is no \(place).")
        }
    }

    /// A line of a walk has a file and a function: `Sources/….swift` and `name(of:)` or `init(of:)`.
    @Test func everyFunctionOfAWalkIsInItsFile() throws {
        var count = 0
        for line in try lines() {
            let spans = spans(line)
            guard let file = spans.first, file.hasPrefix("Sources/"), file.hasSuffix(".swift"), line.hasPrefix("|")
            else { continue }
            let text = try String(contentsOf: Checkout.file(file), encoding: .utf8)
            for span in spans.dropFirst() where span.hasSuffix(")") {
                #expect(signatures(in: text).contains(String(span)), "There is no \(span) in \(file).")
                count += 1
            }
        }
        #expect(count > 15)
    }

    @Test func everyFolderOfTheSourcesIsOnTheMap() throws {
        let map = try lines().joined(separator: "\n")
        for top in [
            "Sources/TILText", "Sources/TILProse", "Sources/TILLint", "Sources/TILCore", "Sources/TILCore/Store",
            "Sources/til",
        ] {
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
