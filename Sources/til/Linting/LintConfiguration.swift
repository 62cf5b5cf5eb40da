import Foundation
import TILCore
import TILProse
import TILText

/// The settings in a `.til-lint.toml`, with defaults for settings that it does not contain.
struct LintConfiguration: Equatable {
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
    var files = PathPatterns([])
    /// Patterns for the documents to skip in a folder.
    var exclude = PathPatterns([])
    /// Paths of glossaries, in any format that `til import` reads.
    var glossaries: [String] = []
    /// Whether to look acronyms up in the store.
    var usesStore = true
    /// The severity from which findings make the command fail.
    var failsOn = LintSeverity.warning

    init(folder: String) { self.folder = folder }

    /// The options for the linter.
    var options: LintOptions {
        var options = LintOptions()
        (options.severities, options.allowed, options.allowsCommon) = ([:], Set(allow), allowsCommon)
        for rule in LintRule.all where (select?.contains(rule.name) ?? !rule.isQuiet) && !ignore.contains(rule.name) {
            options.severities[rule] = severity[rule.name] ?? rule.severity
        }
        return options
    }

    /// The paths of the glossaries.
    var glossaryPaths: [String] { glossaries.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 } }

    /// Whether the patterns include a document of a folder.
    func wants(_ path: String) -> Bool {
        if files.isEmpty, exclude.isEmpty { return true }
        let inner = PathNames(Self.whole(path).trimmingPrefix(folder == "/" ? "/" : folder + "/"))
        return (files.isEmpty || files.matchParent(of: inner)) && !exclude.matchParent(of: inner)
    }

    /// Returns the absolute path, without links and dots.
    static func whole(_ path: String) -> String {
        PrivateFile.whole(path) ?? URL(fileURLWithPath: path).standardizedFileURL.path
    }
}

/// The configuration of each document. It comes from the named file or else from the nearest `.til-lint.toml` in the
/// document's folder or a parent folder.
final class LintConfigurations {
    private let named: String?
    private let interruption: Interruption
    /// Applies the options of the command line, which override the file.
    private let overrides: (inout LintConfiguration) -> Void
    /// The configurations by folder, in the spelling of the documents.
    private var cache: [String: LintConfiguration] = [:]
    /// The configurations by file, so that folders below share one.
    private var ofFiles: [String?: LintConfiguration] = [:]

    init(
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
        let file = named ?? Self.nearestFile(folder)
        let configuration = try ofFiles[file] ?? read(file)
        ofFiles[file] = configuration
        cache[folder] = configuration
        return configuration
    }

    private func read(_ file: String?) throws -> LintConfiguration {
        var configuration =
            if let file {
                try AwaitedTask { try LintConfiguration(reading: file) }
                    .value(isAbandoned: true, checking: interruption.check)
            } else {
                LintConfiguration(folder: LintConfiguration.whole("."))
            }
        overrides(&configuration)
        return configuration
    }

    /// Returns the configuration file in a folder or its nearest parent that has one, or nil.
    static func nearestFile(_ folder: String) -> String? {
        FolderChain(LintConfiguration.whole(folder)).nearest(with: LintConfiguration.fileName).map {
            ($0 == "/" ? "" : $0) + "/" + LintConfiguration.fileName
        }
    }
}
