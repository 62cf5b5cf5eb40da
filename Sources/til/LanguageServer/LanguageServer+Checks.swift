import Foundation
import TILCore
import TILProse
import TILText

/// Parsing and checking documents, at most once for each version.
extension LanguageServer {
    /// From this size on, a document is parsed on another thread, so that messages can end the work.
    private static let large = 1 << 20

    /// Returns the parsed document.
    /// - Throws: `ProtocolError.contentModified` or `.cancelled` if it is no longer needed.
    func reading(_ document: OpenDocument) throws -> DocumentReading {
        if let reading = document.reading { return reading }
        let reading = DocumentReading(try read(document.prose, of: document))
        document.reading = reading
        return reading
    }

    /// Returns the parsed text of a document.
    func read(_ text: [UInt8], of document: OpenDocument) throws -> LintReading {
        if let reading = document.reading?.lint, reading.document == text { return reading }
        let format = document.format
        if text.count < Self.large { return LintReading(text, format: format) }
        func checkNeed() throws {
            try interruption.check()
            try inbox.checkNeed(of: document.uri)
        }
        _ = try abandoned?.value(isAbandoned: true, checking: checkNeed)
        let task = AwaitedTask { LintReading(text, format: format) }
        abandoned = task
        let reading = try task.value(isAbandoned: true, checking: checkNeed)
        abandoned = nil
        return reading
    }

    /// Returns the findings in a document.
    func check(_ document: OpenDocument) throws -> DocumentCheck {
        if let check = document.check { return check }
        let check = try checker.check(document, reading(document).lint)
        document.check = check
        return check
    }

    /// Sends the findings in a document to the client.
    func publish(_ document: OpenDocument) throws {
        document.due = nil
        var diagnostics: [JSONObject] = []
        do {
            let check = try check(document)
            diagnostics = check.findings.map(document.diagnostic) + check.faults.map(document.diagnostic)
            trouble = ""
        } catch is ProtocolError {
            // The next version is due after the message that has ended the work.
            document.due = session.now + Self.pause
            return
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
        let advice =
            LintRule.nearest(to: fault.name).map { "Did you mean '\($0)'?" }
            ?? "'til lint --explain all' lists the rules."
        return [
            "range": text.range(of: text.line(fault.line - 1)),
            "severity": LintSeverity.warning.number, "source": "til",
            "message": "There is no rule '\(fault.name.visible)'. \(advice)",
        ]
    }
}
