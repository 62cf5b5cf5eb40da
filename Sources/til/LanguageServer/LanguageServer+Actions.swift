import Foundation
import TILCore
import TILProse

/// The kinds of code actions.
enum ActionKind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.til"
}

/// Code actions: changes of a document, of the allow list and of the store.
extension LanguageServer {
    /// The greatest number of actions that add meanings of an acronym.
    private static let mostCaptures = 6

    /// Returns the actions for a range of a document.
    func codeActions(_ parameters: CodeActionParameters) throws -> (any Encodable)? {
        let document = try document(parameters.textDocument)
        var actions: [JSONObject] = []
        if parameters.wants(ActionKind.quickFix.rawValue) {
            let range = document.text.offsets(of: parameters.range)
            let check = try check(document)
            let touched = check.findings.filter {
                $0.place.range.lowerBound <= range.upperBound && range.lowerBound <= $0.place.range.upperBound
            }
            for finding in touched {
                let diagnostics = [document.diagnostic(finding)]
                if let longest = finding.edits.max(by: { $0.range.count < $1.range.count }) {
                    let edits = document.edits(finding.edits.map { ($0.range, $0.text) })
                    actions.append(
                        action(
                            "Change '\(document.text[longest.range].shortened)' to '\(longest.text.shortened)'",
                            diagnostics, edit: edit(document, edits), isPreferred: true))
                }
                if finding.rule == .undefined {
                    let command = ServerCommand.allow.call(["short": finding.short, "uri": document.uri])
                    actions.append(action("Add \(finding.short) to the allow list", diagnostics, command: command))
                }
                if let edits = document.disabling(finding) {
                    actions.append(
                        action("Disable '\(finding.rule.name)' here", diagnostics, edit: edit(document, edits)))
                }
            }
            actions += try captures(at: range.lowerBound, document)
        }
        if parameters.wants(ActionKind.fixAll.rawValue) {
            let edits = try fixes(document)
            if !edits.isEmpty {
                actions.append([
                    "title": "Fix all acronyms of the document", "kind": ActionKind.fixAll.rawValue,
                    "edit": edit(document, edits),
                ])
            }
        }
        return actions
    }

    private func action(
        _ title: String, _ diagnostics: [JSONObject]? = nil, edit: JSONObject? = nil, command: JSONObject? = nil,
        isPreferred: Bool? = nil
    ) -> JSONObject {
        [
            "title": title.visible, "kind": ActionKind.quickFix.rawValue, "diagnostics": diagnostics, "edit": edit,
            "command": command, "isPreferred": isPreferred,
        ]
    }

    /// Returns edits for the client, with the version if it supports that.
    private func edit(_ document: OpenDocument, _ edits: [TextEdit]) -> JSONObject {
        guard capabilities?.workspace?.workspaceEdit?.documentChanges == true else {
            return ["changes": [document.uri: edits]]
        }
        let identifier: JSONObject = ["uri": document.uri, "version": document.version]
        return ["documentChanges": [["textDocument": identifier, "edits": edits] as JSONObject]]
    }

    /// Returns the edits that `til lint --fix` would make.
    private func fixes(_ document: OpenDocument) throws -> [TextEdit] {
        var check = try check(document)
        if let fixes = check.fixes { return fixes }
        var edits: [TextEdit] = []
        if check.findings.contains(where: { !$0.edits.isEmpty }) {
            let fixed = try checker.fixed(document) { try read($0, of: document) }
            edits = document.edits(UnifiedDiff.edits(from: document.prose, to: fixed))
        }
        check.fixes = edits
        document.check = check
        return edits
    }

    /// Returns the actions that add definitions of the document and entries of glossaries to the person's things.
    private func captures(at offset: Int, _ document: OpenDocument) throws -> [JSONObject] {
        let reading = try reading(document)
        let here = reading.definition(at: offset)?.singular.short ?? reading.acronym(at: offset)?.short
        guard let here else { return [] }
        let explanation = try explanation(of: here, in: document)
        let own = explanation.meanings.filter { $0.glossary == nil }
        var known = Set(own.map { RepeatKey($0.thing.long).text })
        let name = PrivateFile.name(of: document.path)
        let defined = explanation.definitions.map { definition in
            let (short, long) = definition.singular
            return (verb: "Add", Thing(short: short, long: long, source: "\(name) line \(definition.line)"))
        }
        let others = explanation.meanings.dropFirst(own.count).map { meaning in
            var thing = meaning.thing
            thing.source = meaning.glossary ?? ""
            return (verb: "Copy", thing)
        }
        let new = (defined + others).filter { known.insert(RepeatKey($0.1.long).text).inserted }
        return new.prefix(Self.mostCaptures).map { verb, thing in
            let target = verb == "Add" ? "to my things" : "from \(thing.source)"
            let arguments = [
                "short": thing.short, "long": thing.long, "note": thing.note, "source": thing.source,
                "tags": thing.tags.joined(separator: " "),
            ]
            return action(
                "\(verb) \(thing.short) (\(thing.long.shortened)) \(target)", command: ServerCommand.add.call(arguments)
            )
        }
    }
}

extension OpenDocument {
    /// Returns the edits that disable a finding with a comment, or nil if the format has no comments that stay hidden.
    fileprivate func disabling(_ finding: LintFinding) -> [TextEdit]? {
        if isCommitMessage { return nil }
        let line = text.line(text.lineNumber(of: finding.place.range.lowerBound))
        func insertion(_ offset: Int, _ text: String) -> TextEdit {
            TextEdit(range: self.text.range(of: offset..<offset), newText: text)
        }
        switch format {
        case .latex: return [insertion(line.upperBound, " % til-lint-disable-line \(finding.rule.name)")]
        case .roff: return [insertion(line.lowerBound, ".\\\" til-lint-disable-next-line \(finding.rule.name)\n")]
        case .restructuredText:
            // A comment cannot stand inside a paragraph.
            let blank: [UInt8] = [0x0A, 0x0A]
            let start = text.bytes[..<line.upperBound].ranges(of: blank).last?.upperBound ?? 0
            let end = text.bytes[line.upperBound...].firstRange(of: blank)?.lowerBound ?? text.bytes.count
            let indent = String(decoding: text.bytes[start...].prefix { $0 == 0x20 }, as: UTF8.self)
            return [
                insertion(start, "\(indent).. til-lint-disable \(finding.rule.name)\n\n"),
                insertion(end, "\n\n\(indent).. til-lint-enable \(finding.rule.name)"),
            ]
        default: return [insertion(line.upperBound, " <!-- til-lint-disable-line \(finding.rule.name) -->")]
        }
    }
}

extension String {
    /// The text on one line, with its middle removed if it is long.
    fileprivate var shortened: String {
        let text = Capitals.tidied(self)
        return text.count > 60 ? text.prefix(40) + " ... " + text.suffix(15) : text
    }
}
