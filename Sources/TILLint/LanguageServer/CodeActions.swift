import TILProse
import TILText

/// The commands of code actions that change files.
enum ServerCommand: String, CaseIterable {
    /// Adds a meaning to the person's own.
    case add = "til.add"
    /// Adds an acronym to an allow list.
    case allow = "til.allow"

    /// Returns a call of the command for a code action.
    func call(_ arguments: [String: String]) -> JSONObject {
        ["title": rawValue, "command": rawValue, "arguments": [arguments]]
    }
}

/// The actions that a client offers at a place: changes of the document, of the allow list and of the person's
/// meanings.
struct CodeActions {
    let document: OpenDocument
    let checker: DocumentChecker
    /// Whether the client takes edits with the version of the document.
    let hasVersionedEdits: Bool
    /// The path of the document's allow list.
    let allowList: String

    /// The greatest number of actions that add meanings of an acronym.
    private static let mostCaptures = 6

    /// Returns the actions for a range of the document.
    func actions(_ parameters: CodeActionParameters) throws -> [JSONObject] {
        var actions: [JSONObject] = []
        if parameters.wants(.quickFix) {
            let range = document.text.offsets(of: parameters.range)
            for finding in try checker.check(document).findings where finding.touches(range) {
                actions += self.actions(for: finding)
            }
            actions += try captures(at: range.lowerBound)
        }
        if parameters.wants(.fixAll) {
            let fixes = try fixes()
            if !fixes.isEmpty {
                let title = "Fix all acronyms of the document"
                actions.append(["title": title, "kind": ActionKind.fixAll.rawValue, "edit": edit(fixes)])
            }
        }
        return actions
    }

    /// Returns the actions that remove a finding.
    private func actions(for finding: LintFinding) -> [JSONObject] {
        var actions: [JSONObject] = []
        let diagnostics = [document.diagnostic(finding)]
        let kind = ActionKind.quickFix.rawValue
        if !finding.edits.isEmpty {
            let edits = finding.edits.map { edit in Replacement(range: edit.range, text: edit.text) }
            // The message says what to do.
            actions.append([
                "title": finding.message.visible, "kind": kind, "diagnostics": diagnostics, "edit": edit(edits),
                "isPreferred": true,
            ])
        }
        if finding.rule == .undefined {
            let title = "Add \(finding.short) to the allow list"
            let command = ServerCommand.allow.call(["short": finding.short, "file": allowList])
            actions.append([
                "title": title.visible, "kind": kind, "diagnostics": diagnostics, "command": command,
            ])
        }
        if let edits = document.disabling(finding) {
            let title = "Disable '\(finding.rule.name)' here"
            actions.append(["title": title, "kind": kind, "diagnostics": diagnostics, "edit": edit(edits)])
        }
        return actions
    }

    /// Returns the actions that add definitions of the document and entries of glossaries to the person's meanings.
    private func captures(at offset: Int) throws -> [JSONObject] {
        let reading = document.reading
        let here = reading.definition(at: offset)?.singular.short ?? reading.acronym(at: offset)?.short
        guard let here else { return [] }
        let explanation = try checker.explanation(of: here, in: document)
        let new = Explanation.different(explanation.definitions + explanation.listed, from: explanation.own)
        return new.prefix(Self.mostCaptures).map { meaning in
            let title = "Add \(meaning.short) (\(meaning.long)) from \(meaning.source) to my things"
            return [
                "title": title.visible, "kind": ActionKind.quickFix.rawValue,
                "command": ServerCommand.add.call(meaning.arguments),
            ]
        }
    }

    /// Returns the edits that `til lint --fix` would make.
    private func fixes() throws -> [Replacement] {
        let report = try checker.check(document)
        if let fixes = document.fixes { return fixes }
        var fixes: [Replacement] = []
        if report.findings.contains(where: { finding in !finding.edits.isEmpty }) {
            fixes = try UnifiedDiff.edits(from: document.prose, to: checker.fixed(document))
        }
        document.keep(fixes)
        return fixes
    }

    /// Returns replacements for the client, with the version if it supports that.
    private func edit(_ replacements: [Replacement]) -> JSONObject {
        let edits = replacements.map { replacement in
            TextEdit(range: document.text.range(of: replacement.range), newText: replacement.text)
        }
        guard hasVersionedEdits else { return ["changes": [document.uri: edits]] }
        let version: any Encodable = document.version
        let identifier: JSONObject = ["uri": document.uri, "version": version]
        return ["documentChanges": [["textDocument": identifier, "edits": edits] as JSONObject]]
    }
}

extension LintFinding {
    /// Whether the finding overlaps a range or touches its ends.
    fileprivate func touches(_ range: Range<Int>) -> Bool {
        place.range.lowerBound <= range.upperBound && range.lowerBound <= place.range.upperBound
    }
}

extension ExplainedMeaning {
    /// The meaning as the arguments of a command.
    var arguments: [String: String] {
        [
            "short": short, "long": long, "note": note, "source": source, "tags": tags.joined(separator: " "),
            "origin": origin,
        ]
    }

    /// Creates the meaning of a command's arguments.
    init(short: String, arguments: [String: String]) {
        self.init(
            short: short, long: arguments["long"] ?? "", note: arguments["note"] ?? "",
            tags: [arguments["tags"] ?? ""], source: arguments["source"] ?? "", origin: arguments["origin"] ?? "")
    }
}
