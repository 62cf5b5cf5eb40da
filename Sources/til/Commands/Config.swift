import ArgumentParser
import TILCore
import TILText

/// `til config [KEY [VALUE]]`: shows or changes settings.
struct Config: Command {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show or change settings.",
        discussion: """
            Without a key it lists all settings; with a key it prints the value; with a value it sets it, and 'default' is \
            the value of a new store.
            """)

    @Argument(help: "The setting.", completion: .list(SettingKey.listed.map(\.name)))
    var key: String?

    @Argument(help: "Its new value.", completion: .words(.settingValues))
    var value: String?

    @OptionGroup var options: DataOptions

    func run(_ session: Session, _ console: Console) throws {
        let store = try session.store()
        guard let name = key else {
            let settings = try store.settings()
            let output = console.output
            if json {
                let values = SettingKey.listed.map { ($0.name, $0.value(in: settings)) }
                return output.line(try JSONText.encode(Dictionary(uniqueKeysWithValues: values)))
            }
            return output.write(SettingsView(settings: settings).text(console.page()))
        }
        guard let key = SettingKey.listed.first(where: { $0.name == name }) else {
            let names = SettingKey.listed.map(\.name).joined(separator: ", ")
            let near = EditDistance.nearest(to: name, among: SettingKey.listed.map(\.name))
            throw CommandFailure(
                "There is no setting '\(name.visible)'; \(near.map { "the nearest is '\($0)'" } ?? "there are \(names)").",
                .usage)
        }
        guard let value else { return console.print(key.value(in: try store.settings())) }
        try console.watching("Replaying", whenStopped: "Interrupted; \(key.name) is as it was.") {
            try store.set(key, to: value, at: session.now, progress: $0.progress)
        }
        console.say("\(key.name) is now \(key.value(in: try store.settings())).\n")
    }
}

/// All settings with their values and summaries.
struct SettingsView {
    let settings: Settings

    func text(_ page: Page) -> String {
        let rows = SettingKey.listed.map { ($0.name, $0.value(in: settings), $0.summary) }
        let nameWidth = rows.map(\.0.utf8.count).max() ?? 0
        let valueWidth = min(12, rows.map(\.1.utf8.count).max() ?? 0)
        return rows.map { name, value, summary in
            let left = name.padded(to: nameWidth) + "  " + value.padded(to: valueWidth)
            return page.folded(left + "  " + page.style(.faint, summary), indent: nameWidth + valueWidth + 4) + "\n"
        }.joined()
    }
}
