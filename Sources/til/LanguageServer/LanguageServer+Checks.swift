import TILProse

/// The findings in documents.
extension LanguageServer {
    /// Returns the findings in a document.
    func check(_ document: OpenDocument) throws -> LintReport {
        if let report = document.report { return report }
        let report = try checker.check(document)
        document.report = report
        return report
    }

    /// Sends the findings in a document to the client.
    func publish(_ document: OpenDocument) throws {
        document.due = .distantFuture
        _ = document.reading
        // Drop the work for an outdated version.
        if inbox.hasChange(of: document.uri) { return }
        var diagnostics: [JSONObject] = []
        do {
            let report = try check(document)
            diagnostics = report.findings.map(document.diagnostic) + report.faults.map(document.diagnostic)
            trouble = ""
        } catch {
            let sentence = try sentence(of: error)
            if sentence != trouble { try outbox.show(sentence, .error) }
            trouble = sentence
            Self.write(sentence, to: log)
        }
        try outbox.notify(
            "textDocument/publishDiagnostics",
            ["uri": document.uri, "version": document.version, "diagnostics": diagnostics])
    }
}

extension OpenDocument {
    /// Returns a finding as a diagnostic.
    func diagnostic(_ finding: LintFinding) -> JSONObject {
        [
            "range": text.range(of: finding.place.range), "severity": finding.severity.number,
            "code": finding.rule.name,
            "source": "til", "message": finding.message.visible,
        ]
    }

    /// Returns a comment that names an unknown rule as a diagnostic.
    func diagnostic(_ fault: LintDirectiveFault) -> JSONObject {
        [
            "range": text.range(of: text.line(fault.line - 1)), "severity": LintSeverity.warning.number,
            "source": "til", "message": fault.sentence.visible,
        ]
    }
}
