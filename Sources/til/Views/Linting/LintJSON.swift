import TILProse

extension LintFinding {
    /// Returns the finding as JSON. Columns count characters and start at 1.
    func json(in path: String) -> JSONObject {
        [
            "file": path, "line": place.line, "column": place.column, "endLine": place.endLine,
            "endColumn": place.endColumn, "length": place.length, "rule": rule.name, "severity": severity.rawValue,
            "acronym": short, "message": message, "fixable": !edits.isEmpty, "fingerprint": fingerprint,
        ]
    }
}
