import Foundation
import TILCore

/// The configuration of each document. It comes from the named file or else from the nearest `.til-lint.toml` in the
/// document's folder or a parent folder.
final class LintConfigurations {
    private let named: String?
    /// Applies the options of the command line, which override the file.
    private let overrides: (inout LintConfiguration) -> Void
    private var known: [String: LintConfiguration] = [:]
    /// The configuration file that applies to a folder, by absolute path. The value is nil if no file applies.
    private var nearest: [String: String?] = [:]
    /// The working directory.
    private lazy var here = LintConfiguration.whole(".")

    init(named: String?, overrides: @escaping (inout LintConfiguration) -> Void) {
        self.named = named
        self.overrides = overrides
    }

    /// Returns the configuration of a document. Standard input (`-`) belongs to the working directory.
    /// - Throws: `CommandFailure` if a file cannot be read.
    func configuration(of path: String) throws -> LintConfiguration {
        if let named {
            return try remembered("") { try LintConfigurationFile.read(named) }
        }
        // A walk reports most documents with the same spelling of their folder, so cache the configuration by that
        // spelling.
        let folder = path == "-" ? "." : PrivateFile.folder(of: path)
        return try remembered("./" + folder) {
            let whole = LintConfiguration.whole(folder.isEmpty ? "." : folder)
            return try file(above: whole).map(LintConfigurationFile.read)
                ?? LintConfiguration(folder: here)
        }
    }

    private func remembered(
        _ key: String, _ make: () throws -> LintConfiguration
    ) throws -> LintConfiguration {
        if let configuration = known[key] { return configuration }
        var configuration = try make()
        overrides(&configuration)
        known[key] = configuration
        return configuration
    }

    /// Returns the nearest configuration file in a folder or its parents. Each folder is searched once.
    private func file(above folder: String) -> String? {
        if let file = nearest[folder] { return file }
        let path = (folder == "/" ? "" : folder) + "/" + LintConfigurationFile.name
        let isTop = folder == "/" || folder.isEmpty
        let file = InputFile.exists(path) ? path : isTop ? nil : file(above: PrivateFile.folder(of: folder))
        nearest.updateValue(file, forKey: folder)
        return file
    }
}
