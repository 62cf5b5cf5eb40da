import Foundation
import TILCore
import TILProse

/// What a `.til-lint.toml` says; what it does not say is as usual.
struct LintConfiguration {
    /// The folder of the file, from which its paths and patterns start; that of the process where there is no file.
    var folder: String
    /// Only these rules; all but the quiet ones where nothing is said.
    var select: [String]?
    /// Not these rules.
    var ignore: [String] = []
    /// How grave findings are, by their rules' names.
    var severity: [String: LintSeverity] = [:]
    /// Acronyms that nobody has to define.
    var allow: [String] = []
    /// Whether those that everybody in computing or in an office knows need not be defined either.
    var allowsCommon = true
    /// Of a folder, only documents that one of these patterns fits; all where there is none.
    var files: [String] = []
    /// Of a folder, no documents that one of these patterns fits.
    var exclude: [String] = []
    /// Glossaries, as files in any format that `til import` reads.
    var glossaries: [String] = []
    /// Whether the store is asked what it knows.
    var usesStore = true
    /// From which severity on findings make the command fail.
    var failsOn = LintSeverity.warning

    /// What the linter is told.
    var options: LintOptions {
        var severities: [LintRule: LintSeverity] = [:]
        for rule in LintRule.all where isOn(rule) { severities[rule] = severity[rule.name] ?? rule.severity }
        return LintOptions(severities: severities, allowed: Set(allow), allowsCommon: allowsCommon)
    }

    /// What a fixer is told: the quiet rules count too, unless they are ignored or others are selected.
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

    /// Whether a document of a folder is one of those that are wanted.
    func wants(_ path: String) -> Bool {
        guard !files.isEmpty || !exclude.isEmpty else { return true }
        let whole = Self.whole(path)
        let base = folder == "/" ? "/" : folder + "/"
        let inner = whole.hasPrefix(base) ? String(whole.dropFirst(base.count)) : whole
        return (files.isEmpty || files.contains { PathPattern($0).fits(inner) })
            && !exclude.contains { PathPattern($0).fits(inner) }
    }

    /// A path as a whole one, without links and dots.
    static func whole(_ path: String) -> String {
        PrivateFile.whole(path) ?? URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
