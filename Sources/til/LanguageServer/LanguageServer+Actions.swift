import TILProse

/// Code actions: changes of a document, of the allow list and of the store.
extension LanguageServer {
    /// The greatest number of actions that add meanings of an acronym.
    private static let mostCaptures = 6

    /// Returns the actions for a range of a document.
    func codeActions(_ parameters: CodeActionParameters) throws -> (any Encodable)? {
        let document = try document(parameters.textDocument)
        var actions: [JSONObject] = []
        if parameters.wants(.quickFix) {
            let range = document.text.offsets(of: parameters.range)
            for finding in try check(document).findings
            where finding.place.range.lowerBound <= range.upperBound
                && range.lowerBound <= finding.place.range.upperBound
            {
                actions += self.actions(for: finding, document)
            }
            actions += try captures(at: range.lowerBound, document)
        }
        if parameters.wants(.fixAll) {
            let fixes = try fixes(document)
            if !fixes.isEmpty {
                actions.append(action("Fix all acronyms of the document", document, fixes, kind: .fixAll))
            }
        }
        return actions
    }

    /// Returns the actions that remove a finding.
    private func actions(for finding: LintFinding, _ document: OpenDocument) -> [JSONObject] {
        var actions: [JSONObject] = []
        if !finding.edits.isEmpty {
            let edits = finding.edits.map { ($0.range, $0.text) }
            // The message says what to do.
            actions.append(action(finding.message, document, edits, for: finding, isPreferred: true))
        }
        if finding.rule == .undefined {
            let arguments = ["short": finding.short, "file": configurationPath(for: document)]
            let title = "Add \(finding.short) to the allow list"
            actions.append(action(title, document, for: finding, command: ServerCommand.allow.call(arguments)))
        }
        if let edits = document.disabling(finding) {
            actions.append(action("Disable '\(finding.rule.name)' here", document, edits, for: finding))
        }
        return actions
    }

    private func action(
        _ title: String, _ document: OpenDocument, _ edits: [Replacement]? = nil, kind: ActionKind = .quickFix,
        for finding: LintFinding? = nil, command: JSONObject? = nil, isPreferred: Bool? = nil
    ) -> JSONObject {
        [
            "title": title.visible, "kind": kind.rawValue, "diagnostics": finding.map { [document.diagnostic($0)] },
            "edit": edits.map { edit(document, $0) }, "command": command, "isPreferred": isPreferred,
        ]
    }

    /// Returns replacements for the client, with the version if it supports that.
    private func edit(_ document: OpenDocument, _ replacements: [Replacement]) -> JSONObject {
        let edits = replacements.map { TextEdit(range: document.text.range(of: $0.range), newText: $0.text) }
        guard capabilities?.workspace?.workspaceEdit?.documentChanges == true else {
            return ["changes": [document.uri: edits]]
        }
        let version: any Encodable = document.version
        let identifier: JSONObject = ["uri": document.uri, "version": version]
        return ["documentChanges": [["textDocument": identifier, "edits": edits] as JSONObject]]
    }

    /// Returns the edits that `til lint --fix` would make.
    private func fixes(_ document: OpenDocument) throws -> [Replacement] {
        let report = try check(document)
        if let fixes = document.fixes { return fixes }
        var fixes: [Replacement] = []
        if report.findings.contains(where: { !$0.edits.isEmpty }) {
            fixes = try UnifiedDiff.edits(from: document.prose, to: checker.fixed(document))
        }
        document.fixes = fixes
        return fixes
    }

    /// Returns the actions that add definitions of the document and entries of glossaries to the person's things.
    private func captures(at offset: Int, _ document: OpenDocument) throws -> [JSONObject] {
        let reading = document.reading
        let here = reading.definition(at: offset)?.singular.short ?? reading.acronym(at: offset)?.short
        guard let here else { return [] }
        let explanation = try explanation(of: here, in: document)
        let new = Explanation.different(explanation.definitions + explanation.entries, from: explanation.own)
        return new.prefix(Self.mostCaptures).map { thing in
            let arguments = [
                "short": thing.short, "long": thing.long, "note": thing.note, "source": thing.source,
                "tags": thing.tags.joined(separator: " "),
            ]
            let title = "Add \(thing.short) (\(thing.long)) from \(thing.source) to my things"
            return action(title, document, command: ServerCommand.add.call(arguments))
        }
    }
}

extension OpenDocument {
    /// Returns the replacements that disable a finding with a comment, or nil if the format has no comments that stay
    /// hidden.
    fileprivate func disabling(_ finding: LintFinding) -> [Replacement]? {
        if isCommitMessage { return nil }
        let number = text.lineNumber(of: finding.place.range.lowerBound)
        let rule = finding.rule.name
        func insert(_ texts: (offset: Int, text: String)...) -> [Replacement] {
            texts.map { ($0.offset..<$0.offset, $0.text) }
        }
        switch format {
        case .latex: return insert((text.line(number).upperBound, " % til-lint-disable-line \(rule)"))
        case .roff: return insert((text.line(number).lowerBound, ".\\\" til-lint-disable-next-line \(rule)\n"))
        case .restructuredText:
            // A comment cannot stand inside a paragraph.
            func isText(_ number: Int) -> Bool { text.bytes[text.line(number)].contains { $0 > 0x20 } }
            var (first, last) = (number, number)
            while first > 0, isText(first - 1) { first -= 1 }
            while last + 1 < text.lineCount, isText(last + 1) { last += 1 }
            let (start, end) = (text.line(first).lowerBound, text.line(last).upperBound)
            let indent = String(decoding: text.bytes[start...].prefix { $0 == 0x20 }, as: UTF8.self)
            return insert(
                (start, "\(indent).. til-lint-disable \(rule)\n\n"), (end, "\n\n\(indent).. til-lint-enable \(rule)"))
        default: return insert((text.line(number).upperBound, " <!-- til-lint-disable-line \(rule) -->"))
        }
    }
}
