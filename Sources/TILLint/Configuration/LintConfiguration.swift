import Foundation
package import TILProcess
package import TILProse
import TILText

/// The settings in a `.til-lint.toml`, with defaults for settings that it does not contain.
package struct LintConfiguration: Equatable {
    /// The folder of the file, or the working directory without a file. Paths and patterns are relative to it.
    package var folder: String
    /// The rules to check, or nil for all rules except the quiet ones.
    package var select: [String]?
    /// The rules to skip.
    package var ignore: [String] = []
    /// The severity of findings, by rule name.
    package var severity: [String: LintSeverity] = [:]
    /// Acronyms that need no definition, from the file and from its allow list.
    package var allow: [String] = []
    /// The path of the allow list, which need not exist.
    package var allowListPath = AllowList.fileName
    /// Whether acronyms that are common in computing and in offices need no definition either.
    package var allowsCommon = true
    /// Patterns for the documents to check in a folder. If empty, all documents are checked.
    package var files = PathPatterns([])
    /// Patterns for the documents to skip in a folder.
    package var exclude = PathPatterns([])
    /// Paths of glossaries, in any format that `til import` reads.
    package var glossaries: [String] = []
    /// Whether to look acronyms up in the store.
    package var usesStore = true
    /// The severity from which findings make the command fail.
    package var failsOn = LintSeverity.warning

    package init(folder: String) { self.folder = folder }

    /// The options for the linter.
    var options: LintOptions {
        var options = LintOptions()
        options.severities = [:]
        options.allowed = Set(allow)
        options.allowsCommon = allowsCommon
        for rule in LintRule.all where isChecked(rule) {
            options.severities[rule] = severity[rule.name] ?? rule.severity
        }
        return options
    }

    private func isChecked(_ rule: LintRule) -> Bool {
        if ignore.contains(rule.name) { return false }
        return select?.contains(rule.name) ?? !rule.isQuiet
    }

    /// The paths of the glossaries.
    var glossaryPaths: [String] {
        glossaries.map { glossary in glossary.hasPrefix("/") ? glossary : folder + "/" + glossary }
    }

    /// Whether the patterns include a document of a folder.
    func wants(_ path: String) -> Bool {
        if files.isEmpty, exclude.isEmpty { return true }
        let prefix = folder == "/" ? "/" : folder + "/"
        let inner = PathNames(Self.whole(path).trimmingPrefix(prefix))
        let isIncluded = files.isEmpty || files.matchParent(of: inner)
        return isIncluded && !exclude.matchParent(of: inner)
    }

    /// Returns the absolute path, without links and dots.
    package static func whole(_ path: String) -> String {
        PrivateFile.whole(path) ?? URL(fileURLWithPath: path).standardizedFileURL.path
    }
}

/// The configuration of each document. It comes from the named file or else from the nearest `.til-lint.toml` in the
/// document's folder or a parent folder.
package final class LintConfigurations {
    private let named: String?
    private let interruption: Interruption
    /// Applies the options of the command line, which override the file.
    private let overrides: (inout LintConfiguration) -> Void
    /// The configurations by folder, in the spelling of the documents.
    private var cache: [String: LintConfiguration] = [:]
    /// The configurations by file, so that all folders below a file share one.
    private var ofFiles: [String: LintConfiguration] = [:]

    /// Creates configurations.
    /// - Parameters:
    ///   - named: the path of the file for all documents, or nil for the nearest one of each.
    ///   - interruption: interrupts the reading.
    ///   - overrides: applies options that override the files.
    package init(
        named: String?, interruption: Interruption, overrides: @escaping (inout LintConfiguration) -> Void
    ) {
        self.named = named
        self.interruption = interruption
        self.overrides = overrides
    }

    /// Returns the configuration of a document. Standard input (`-`) belongs to the working directory.
    /// - Throws: `CommandFailure` if a file cannot be read.
    func configuration(of path: String) throws -> LintConfiguration {
        let folder = named != nil || path == "-" ? "." : PrivateFile.folder(of: path)
        if let configuration = cache[folder] { return configuration }
        let file = named ?? Self.nearestFile(LintConfiguration.fileName, from: folder)
        if let file, let configuration = ofFiles[file] {
            cache[folder] = configuration
            return configuration
        }
        let allowList = Self.allowList(configuration: file, documents: folder)
        // Reading may wait, and a signal interrupts it.
        let reading = AwaitedTask { try LintConfigurations.read(file, allowList: allowList) }
        var configuration = try reading.value(isAbandoned: true, checking: interruption.check)
        overrides(&configuration)
        cache[folder] = configuration
        if let file { ofFiles[file] = configuration }
        return configuration
    }

    /// Reads a configuration and its allow list. Without a file, the defaults apply.
    private static func read(_ file: String?, allowList: String) throws -> LintConfiguration {
        var configuration = LintConfiguration(folder: LintConfiguration.whole("."))
        if let file { configuration = try LintConfiguration(reading: file) }
        configuration.allow += try AllowList(reading: allowList).shorts
        configuration.allowListPath = allowList
        return configuration
    }

    /// Returns the path of the allow list for the documents in a folder: next to their configuration. Without one, it
    /// is the nearest list, or else a new list in the working directory or in the documents' own folder.
    private static func allowList(configuration: String?, documents folder: String) -> String {
        if let configuration { return PrivateFile.folder(of: configuration) + "/" + AllowList.fileName }
        if let nearest = nearestFile(AllowList.fileName, from: folder) { return nearest }
        let whole = LintConfiguration.whole(folder)
        let working = PrivateFile.workingFolder
        let isInside = whole == working || whole.hasPrefix(working == "/" ? "/" : working + "/")
        return (isInside ? "." : folder) + "/" + AllowList.fileName
    }

    /// Returns the file with a name in a folder or its nearest parent that has one, or nil.
    static func nearestFile(_ name: String, from folder: String) -> String? {
        guard let nearest = FolderChain(LintConfiguration.whole(folder)).nearest(with: name) else { return nil }
        return (nearest == "/" ? "" : nearest) + "/" + name
    }
}
