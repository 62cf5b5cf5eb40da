import CVersion
import Foundation
import TILProse

/// Findings as SARIF 2.1.0, the OASIS format for results of static analysis. Columns count UTF-16 code units.
struct LintSARIF: LintOutput {
    private struct Text: Encodable {
        var text: String
    }

    private struct Level: Encodable {
        var level: String
    }

    private struct Rule: Encodable {
        var id: String
        var shortDescription: Text
        var fullDescription: Text
        var help: Text
        var defaultConfiguration: Level
    }

    private struct Result: Encodable {
        struct Location: Encodable {
            struct Physical: Encodable {
                struct Artifact: Encodable {
                    var uri: String
                }
                struct Region: Encodable {
                    var startLine: Int
                    var startColumn: Int
                    var endLine: Int
                    var endColumn: Int
                }
                var artifactLocation: Artifact
                var region: Region
            }
            var physicalLocation: Physical
        }
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Text
        var locations: [Location]
        var partialFingerprints: [String: String]
    }

    private var isFirst = true

    var start: String {
        let rules = LintRule.all.map { rule in
            Rule(
                id: rule.name, shortDescription: Text(text: rule.summary), fullDescription: Text(text: rule.reason),
                help: Text(text: "\(rule.reason)\n\nNot so: \(rule.bad)\n\nBut so: \(rule.good)"),
                defaultConfiguration: Level(level: rule.severity.rawValue))
        }
        let list = (try? rules.map { try JSONText.encode($0) }.joined(separator: ",\n")) ?? ""
        return """
            {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{
            "columnKind":"utf16CodeUnits","tool":{"driver":{"name":"til","semanticVersion":"\(Self.version)","rules":[
            \(list)
            ]}},"results":[
            """
    }

    let end = "\n]}]}\n"

    /// The semantic version of the program.
    private static var version: String {
        String(cString: til_version()).split { !$0.isNumber && $0 != "." }.first.map(String.init) ?? "0.0.0"
    }

    mutating func text(_ checked: LintRun.Checked) throws -> String {
        try checked.report.findings.map { finding in
            defer { isFirst = false }
            let place = finding.place
            let result = Result(
                ruleId: finding.rule, ruleIndex: LintRule.all.firstIndex { $0.name == finding.rule } ?? 0,
                level: finding.severity.rawValue, message: Text(text: finding.message),
                locations: [
                    .init(
                        physicalLocation: .init(
                            artifactLocation: .init(uri: Self.uri(checked.path)),
                            region: .init(
                                startLine: place.line, startColumn: place.utf16Column, endLine: place.endLine,
                                endColumn: place.utf16EndColumn)))
                ], partialFingerprints: ["tilLint/v1": finding.fingerprint])
            return (isFirst ? "\n" : ",\n") + (try JSONText.encode(result))
        }.joined()
    }

    /// Returns a path as a URI reference (RFC 3986). Relative paths stay relative, as expected by services that know
    /// the repository's root.
    private static func uri(_ path: String) -> String {
        if path == "-" { return "stdin" }
        let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        let escaped = plain.utf8.map { byte -> String in
            let isPlain =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-._~/".utf8.contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
        }.joined()
        return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
}
