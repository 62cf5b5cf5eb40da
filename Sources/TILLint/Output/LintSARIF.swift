import CVersion
import Foundation
import TILProse
import TILText

extension LintFinding {
    /// Returns the finding as a result of SARIF. Columns count UTF-16 code units.
    func sarif(in path: String) -> JSONObject {
        let region: JSONObject = [
            "startLine": place.line, "startColumn": place.utf16Column, "endLine": place.endLine,
            "endColumn": place.utf16EndColumn,
        ]
        let artifact = ["uri": Self.uri(path)]
        return [
            "ruleId": rule.name, "ruleIndex": LintRule.all.firstIndex(of: rule) ?? 0, "level": severity.rawValue,
            "message": ["text": message],
            "locations": [["physicalLocation": ["artifactLocation": artifact, "region": region] as JSONObject]],
            "partialFingerprints": ["tilLint/v1": fingerprint],
        ]
    }

    /// Returns a path as a URI reference (RFC 3986). Relative paths stay relative, as expected by services that know
    /// the repository's root.
    private static func uri(_ path: String) -> String {
        if path == "-" { return "stdin" }
        let plain = String(path.trimmingPrefix("./"))
        var escaped = ""
        for byte in plain.systemBytes {
            let isPlain = byte.isLetterOrDigit || byte.isOne(of: "-._~/")
            escaped += isPlain ? String(UnicodeScalar(byte)) : String(format: "%%%02X", byte)
        }
        return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
}

/// SARIF 2.1.0, the OASIS format for results of static analysis.
enum LintSARIF {
    /// Returns the document with some results, one per line.
    static func text(results: String) throws -> String {
        let rules = try LintRule.all.map { rule in
            try JSONText.encode(
                [
                    "id": rule.name, "shortDescription": ["text": rule.summary],
                    "fullDescription": ["text": rule.reason],
                    "help": ["text": "\(rule.reason)\n\nNot so: \(rule.bad)\n\nBut so: \(rule.good)"],
                    "defaultConfiguration": ["level": rule.severity.rawValue],
                ] as JSONObject)
        }
        return """
            {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{
            "columnKind":"utf16CodeUnits","tool":{"driver":{"name":"til","semanticVersion":"\(version)","rules":[
            \(rules.joined(separator: ",\n"))
            ]}},"results":[\(results)
            ]}]}

            """
    }

    /// The semantic version of the program.
    private static var version: String {
        let parts = String(cString: til_version()).split { character in !character.isNumber && character != "." }
        return parts.first.map(String.init) ?? "0.0.0"
    }
}
