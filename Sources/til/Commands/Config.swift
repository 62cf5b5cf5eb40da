import ArgumentParser
import TILCore
import TILProcess
import TILText

/// `til config [KEY [VALUE]]`: shows or changes settings.
struct Config: Command {
    static let configuration = CommandConfiguration(
        "config", "Show or change settings.",
        """
        Without a key, lists all settings. With a key, prints its value. With a key and a value, changes it. \
        'default' is the value of a new store.

        Examples:
          til config
          til config seconds 20
          til config seconds default
        """)

    @Argument(help: "The setting.", completion: .list(SettingKey.listed.map(\.name)))
    var key: String?

    @Argument(help: "The new value, or 'default'.", completion: .words(.settingValues))
    var value: String?

    /// The new value if an equals sign stands alone before it, as people type it in other programs.
    @Argument(help: .hidden)
    var valueBehindSign: String?

    @OptionGroup var options: DataOptions

    func validate() throws {
        if let valueBehindSign, value != "=" { throw ValidationError("Unexpected argument '\(valueBehindSign)'.") }
    }

    func run(_ session: Session) throws {
        let store = try session.store()
        let keys = SettingKey.listed
        guard let (name, value) = named else {
            let settings = try store.settings()
            if json {
                let values = keys.map { key in (key.name, key.value(in: settings)) }
                return try session.console.printJSON(Dictionary(uniqueKeysWithValues: values))
            }
            return session.console.write(Self.text(settings, session.page()))
        }
        guard let key = keys.first(where: { key in key.name == name }) else {
            let names = keys.map(\.name)
            let near = Self.nearest(to: name, among: names).map { near in "the nearest is '\(near)'" }
            let advice = near ?? "the settings are \(names.joined(separator: ", "))"
            throw CommandFailure("Unknown setting '\(name.visible)'; \(advice).", .usage)
        }
        guard let value else { return session.console.print(key.value(in: try store.settings())) }
        let before = key.value(in: try store.settings())
        try session.console.watching("Replaying", whenStopped: "Interrupted. \(key.name) was not changed.") {
            work in
            try store.set(key, to: value, at: session.now, progress: work.progress)
        }
        let after = key.value(in: try store.settings())
        let fixed = key.name == "seconds" && before.hasSuffix("+") && !after.hasSuffix("+") && after != "0"
        let advice = fixed ? " Long meanings get no more; '\(after)+' gives them more." : ""
        session.console.notify("\(key.name) is \(after == before ? "already" : "now") \(after).\(advice)\n")
    }

    /// Returns the setting with a similar name, or the only one of whose name a word is a part.
    private static func nearest(to name: String, among names: [String]) -> String? {
        if let near = EditDistance.nearest(to: name, among: names) { return near }
        if Guess.timeWords.contains(name) { return "seconds" }
        let containing = names.filter { other in other.split(separator: "-").contains(name[...]) }
        return containing.first { other in other.hasPrefix(name) } ?? containing.first
    }

    /// The name of the setting and its new value. `seconds=20` is both, and `seconds = 20` means the same.
    private var named: (name: String, value: String?)? {
        guard let key else { return nil }
        if let valueBehindSign { return (key, valueBehindSign) }
        let parts = key.split(separator: "=", maxSplits: 1).map(String.init)
        guard value == nil, parts.count == 2 else { return (key, value) }
        return (parts[0], parts[1])
    }

    /// Returns all settings with their values and summaries.
    private static func text(_ settings: StoreSettings, _ page: Page) -> String {
        let keys = SettingKey.listed
        let names = keys.map(\.name).aligned
        let valueWidth = min(12, keys.map { key in key.value(in: settings) }.widest)
        return page.lines(zip(keys, names), indent: names.widest + valueWidth + 4) { key, name in
            "\(name)  \(key.value(in: settings).padded(to: valueWidth))  \(page.style(.faint, key.summary))"
        }
    }
}
