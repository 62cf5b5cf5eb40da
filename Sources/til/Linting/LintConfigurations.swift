import Foundation
import TILCore

/// The configuration of each document: of the nearest `.til-lint.toml` in its folder and those above, or of the one that
/// was named.
final class LintConfigurations {
    private let named: String?
    /// What the command line says, which counts more than a file.
    private let overrides: (inout LintConfiguration) -> Void
    private var known: [String: LintConfiguration] = [:]
    /// The file that counts in a folder, by its whole path.
    private var nearest: [String: String?] = [:]
    /// The process's folder.
    private lazy var here = LintConfiguration.whole(".")

    init(named: String?, overrides: @escaping (inout LintConfiguration) -> Void) {
        self.named = named
        self.overrides = overrides
    }

    /// The configuration of a document; `-` is one in the process's folder.
    /// - Throws: `CommandFailure` where a file cannot be read.
    func configuration(of path: String) throws -> LintConfiguration {
        if let named {
            return try remembered("") { try LintConfigurationFile.read(named) }
        }
        // Most documents of a walk lie in a folder whose configuration is known by the name that the walk has for it.
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

    /// The nearest file of that name in a folder or above it, looked for once in each.
    private func file(above folder: String) -> String? {
        if let file = nearest[folder] { return file }
        let path = (folder == "/" ? "" : folder) + "/" + LintConfigurationFile.name
        let isTop = folder == "/" || folder.isEmpty
        let file = InputFile.exists(path) ? path : isTop ? nil : file(above: PrivateFile.folder(of: folder))
        nearest.updateValue(file, forKey: folder)
        return file
    }
}
