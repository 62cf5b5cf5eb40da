import Foundation
import TILProcess
import TILProse
import TILText
import TOMLKit

extension LintConfiguration {
    /// The name of configuration files.
    static let fileName = ".til-lint.toml"
    /// The maximum depth of keys, lists and tables.
    private static let deepest = 32

    /// The maximum size of a file in bytes. No one writes a larger configuration.
    private static let longest = 1 << 20

    /// Reads the configuration in a file.
    /// - Throws: `CommandFailure` with the position if the file is not valid TOML, or with the name of an unknown key.
    init(reading path: String) throws {
        try self.init(ConfigurationText.read(path, atMost: Self.longest), path: path)
    }

    /// Creates the configuration in a text.
    /// - Parameter path: The path of its file.
    init(_ text: String, path: String) throws {
        self.init(folder: PrivateFile.folder(of: Self.whole(path)))
        let nesting = TOMLNesting(text)
        if let line = nesting.headerWithoutKey {
            throw CommandFailure("\(path.visible):\(line): invalid TOML: a table's name is missing after '['.", .data)
        }
        guard nesting.depth <= Self.deepest else {
            throw CommandFailure(
                "'\(path.visible)' nests keys, lists and tables deeper than \(Self.deepest) levels. Simplify it.", .data
            )
        }
        let table: TOMLTable
        do {
            table = try TOMLTable(string: text)
        } catch let error as TOMLParseError {
            let location = "\(path.visible):\(error.source.begin.line):\(error.source.begin.column)"
            throw CommandFailure("\(location): invalid TOML: \(error.description.visible).", .data)
        }
        for (key, value) in table { try set(Setting(path: path, key: key, value: value.tomlValue)) }
    }

    private mutating func set(_ setting: Setting) throws {
        switch setting.key {
        case "select": select = try setting.rules()
        case "ignore": ignore = try setting.rules()
        case "severity": severity = try setting.severities()
        case "allow": allow = try setting.texts()
        case "allow-common": allowsCommon = try setting.flag()
        case "files": files = try setting.patterns()
        case "exclude": exclude = try setting.patterns()
        case "glossaries": glossaries = try setting.texts()
        case "store": usesStore = try setting.flag()
        case "fail-on": failsOn = try setting.severity()
        default:
            let keys = "select ignore severity allow allow-common files exclude glossaries store fail-on"
            throw setting.unknown("key", setting.key, among: keys.split(separator: " ").map(String.init))
        }
    }
}

/// A key of a configuration file with its value.
private struct Setting {
    let path: String
    let key: String
    let value: TOMLValue

    func texts() throws -> [String] {
        guard let array = value.array, let texts = array.map({ item in item.tomlValue.string }) as? [String] else {
            throw flaw("'\(key)' must be a list of texts: \(key) = [\"one\", \"another\"]")
        }
        return texts
    }

    func patterns() throws -> PathPatterns {
        let texts = try texts()
        guard texts.count <= PathPatterns.most else {
            throw flaw("'\(key)' has more than \(grouped(PathPatterns.most)) patterns. Name folders instead of files")
        }
        if let index = texts.firstIndex(where: { text in text.utf8.count > PathPatterns.longest }) {
            throw flaw(
                "Pattern \(grouped(index + 1)) of '\(key)' is longer than "
                    + "\(grouped(PathPatterns.longest)) bytes. Shorten it"
            )
        }
        return PathPatterns(texts)
    }

    func flag() throws -> Bool {
        guard let flag = value.bool else { throw flaw("'\(key)' must be true or false: \(key) = true") }
        return flag
    }

    func severity() throws -> LintSeverity {
        guard let severity = value.string.flatMap(LintSeverity.init) else {
            throw flaw("'\(key)' must be a severity: \"error\", \"warning\" or \"note\"")
        }
        return severity
    }

    func severities() throws -> [String: LintSeverity] {
        guard let table = value.table else {
            throw flaw("'severity' must be a table: [severity], then lines such as plural = \"error\"")
        }
        var severities: [String: LintSeverity] = [:]
        for (rule, value) in table {
            try check(rule: rule)
            let setting = Setting(path: path, key: "severity.\(rule)", value: value.tomlValue)
            severities[rule] = try setting.severity()
        }
        return severities
    }

    func rules() throws -> [String] {
        let names = try texts()
        try names.forEach(check)
        return names
    }

    private func check(rule name: String) throws {
        if LintRule.named(name) == nil { throw unknown("rule", name, among: LintRule.all.map(\.name)) }
    }

    /// Returns the error for an unknown name, with the name that the user probably meant, or with all names.
    func unknown(_ kind: String, _ typed: String, among names: [String]) -> CommandFailure {
        let nearest = EditDistance.nearest(to: typed, among: names)
        let advice = nearest.map { name in "the nearest is '\(name)'" } ?? "use one of \(names.joined(separator: ", "))"
        return flaw("Unknown \(kind) '\(typed)'; \(advice)")
    }

    private func flaw(_ sentence: String) -> CommandFailure { CommandFailure("\(path): \(sentence).".visible, .data) }
}
