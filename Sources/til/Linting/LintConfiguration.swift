import Foundation
import TILCore
import TILProse

/// The settings in a `.til-lint.toml`, with defaults for settings that it does not contain.
struct LintConfiguration {
    /// The folder of the file, or the working directory without a file. Paths and patterns are relative to it.
    var folder: String
    /// The rules to check, or nil for all rules except the quiet ones.
    var select: [String]?
    /// The rules to skip.
    var ignore: [String] = []
    /// The severity of findings, by rule name.
    var severity: [String: LintSeverity] = [:]
    /// Acronyms that need no definition.
    var allow: [String] = []
    /// Whether acronyms that are common in computing and in offices need no definition either.
    var allowsCommon = true
    /// Patterns for the documents to check in a folder. If empty, all documents are checked.
    var files: [String] = []
    /// Patterns for the documents to skip in a folder.
    var exclude: [String] = []
    /// Paths of glossaries, in any format that `til import` reads.
    var glossaries: [String] = []
    /// Whether to look acronyms up in the store.
    var usesStore = true
    /// The severity from which findings make the command fail.
    var failsOn = LintSeverity.warning

    /// The options for the linter.
    var options: LintOptions {
        var severities: [LintRule: LintSeverity] = [:]
        for rule in LintRule.all where isOn(rule) { severities[rule] = severity[rule.name] ?? rule.severity }
        return LintOptions(severities: severities, allowed: Set(allow), allowsCommon: allowsCommon)
    }

    /// The options for the fixer. They include the quiet rules, unless these are ignored or other rules are selected.
    var fixingOptions: LintOptions {
        var options = options
        for rule in LintRule.all where rule.isQuiet && select == nil && !ignore.contains(rule.name) {
            options.severities[rule] = rule.severity
        }
        return options
    }

    private func isOn(_ rule: LintRule) -> Bool {
        (select.map { $0.contains(rule.name) } ?? !rule.isQuiet) && !ignore.contains(rule.name)
    }

    /// Whether the patterns include a document of a folder.
    func wants(_ path: String) -> Bool {
        guard !files.isEmpty || !exclude.isEmpty else { return true }
        let whole = Self.whole(path)
        let base = folder == "/" ? "/" : folder + "/"
        let inner = whole.hasPrefix(base) ? String(whole.dropFirst(base.count)) : whole
        return (files.isEmpty || files.contains { PathPattern($0).fits(inner) })
            && !exclude.contains { PathPattern($0).fits(inner) }
    }

    /// Returns the absolute path, without links and dots.
    static func whole(_ path: String) -> String {
        PrivateFile.whole(path) ?? URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
