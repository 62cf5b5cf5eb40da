import Foundation
import TILCore
import TILProse
import TILText
import TOMLKit

/// Reads a `.til-lint.toml`.
struct LintConfigurationFile {
    /// The name of configuration files.
    static let name = ".til-lint.toml"
    /// The maximum size in bytes, which is more than anyone writes.
    private static let largest = 1 << 20

    private let path: String
    private var configuration: LintConfiguration

    /// Reads the configuration in a file.
    /// - Throws: `CommandFailure` with the position if the file is not valid TOML, or with the name of an unknown key.
    static func read(_ path: String) throws -> LintConfiguration {
        var found: [UInt8]?
        do {
            found = try RegularFile.contents(path, atMost: largest)
        } catch  where error.number != EFBIG {
            let code: ExitStatus = InputFile.exists(path) ? .inputOutput : .noInput
            throw CommandFailure("'\(path.visible)' cannot be read: check its name and permissions.", code)
        } catch {
            found = nil
        }
        guard let found, let text = String(validating: found, as: UTF8.self), !text.utf8.contains(0) else {
            throw CommandFailure("'\(path.visible)' is no text of at most 1 MiB.", .data)
        }
        let folder = PrivateFile.folder(of: LintConfiguration.whole(path))
        var file = LintConfigurationFile(path: path, configuration: LintConfiguration(folder: folder))
        let table: TOMLTable
        do {
            table = try TOMLTable(string: text)
        } catch let error as TOMLParseError {
            let place = "\(path.visible):\(error.source.begin.line):\(error.source.begin.column)"
            throw CommandFailure("\(place): this is no TOML: \(error.description.visible).", .data)
        }
        for (key, value) in table { try file.take(key, value.tomlValue) }
        return file.configuration
    }

    // MARK: Keys

    private static let keys = [
        "select", "ignore", "severity", "allow", "allow-common", "files", "exclude", "glossaries", "store", "fail-on",
    ]

    private mutating func take(_ key: String, _ value: TOMLValue) throws {
        switch key {
        case "select": configuration.select = try rules(key, value)
        case "ignore": configuration.ignore = try rules(key, value)
        case "severity": try takeSeverities(value)
        case "allow": configuration.allow = try texts(key, value)
        case "allow-common": configuration.allowsCommon = try flag(key, value)
        case "files": configuration.files = try texts(key, value)
        case "exclude": configuration.exclude = try texts(key, value)
        case "glossaries": configuration.glossaries = try texts(key, value)
        case "store": configuration.usesStore = try flag(key, value)
        case "fail-on": configuration.failsOn = try severity(key, value)
        default: throw failure("There is no key '\(key)'", Self.advice(key, among: Self.keys))
        }
    }

    private mutating func takeSeverities(_ value: TOMLValue) throws {
        guard let table = value.table else {
            throw failure("'severity' is a table", "write [severity] and below it lines such as plural = \"error\"")
        }
        for (name, value) in table {
            _ = try rule(name)
            configuration.severity[name] = try severity("severity.\(name)", value.tomlValue)
        }
    }

    // MARK: Values

    private func rules(_ key: String, _ value: TOMLValue) throws -> [String] {
        let names = try texts(key, value)
        for name in names { try rule(name) }
        return names
    }

    private func rule(_ name: String) throws {
        guard LintRule.named(name) == nil else { return }
        throw failure("There is no rule '\(name)'", Self.advice(name, among: LintRule.all.map(\.name)))
    }

    private func texts(_ key: String, _ value: TOMLValue) throws -> [String] {
        guard let array = value.array, let texts = array.map({ $0.tomlValue.string }) as? [String] else {
            throw failure("'\(key)' is a list of texts", "write \(key) = [\"one\", \"another\"]")
        }
        return texts
    }

    private func flag(_ key: String, _ value: TOMLValue) throws -> Bool {
        guard let flag = value.bool else { throw failure("'\(key)' is true or false", "write \(key) = true") }
        return flag
    }

    private func severity(_ key: String, _ value: TOMLValue) throws -> LintSeverity {
        guard let severity = value.string.flatMap(LintSeverity.init) else {
            throw failure("'\(key)' is a severity", "write one of \"error\", \"warning\" and \"note\"")
        }
        return severity
    }

    // MARK: Errors

    private func failure(_ what: String, _ advice: String) -> CommandFailure {
        CommandFailure("\(path): \(what); \(advice).".visible, .data)
    }

    /// Returns a hint with the name that the user probably meant, or with all names.
    private static func advice(_ typed: String, among names: [String]) -> String {
        EditDistance.nearest(to: typed, among: names).map { "the nearest is '\($0)'" }
            ?? "there are \(names.joined(separator: ", "))"
    }
}
