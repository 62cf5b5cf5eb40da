import ArgumentParser
import TILCore
import TILText

/// `til config [KEY [VALUE]]`: what is configured.
struct Config: Command {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show or change settings.",
        discussion: """
            Without a key it lists all settings; with a key it prints the value; with a value it sets it, and 'default' is \
            the value of a new store.
            """)

    @Argument(help: "The setting.", completion: ShellCompletion.settings)
    var key: String?

    @Argument(help: "Its new value.", completion: ShellCompletion.settingValues)
    var value: String?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.store()
        guard let name = key else {
            let settings = try store.settings()
            let output = context.environment.output
            if json {
                let values = SettingKey.listed.map { ($0.name, $0.value(in: settings)) }
                return output.line(try JSONText.encode(Dictionary(uniqueKeysWithValues: values)))
            }
            return output.write(SettingsView(settings: settings).text(context.page()))
        }
        guard let key = SettingKey.listed.first(where: { $0.name == name }) else {
            let names = SettingKey.listed.map(\.name).joined(separator: ", ")
            let near = EditDistance.nearest(to: name, among: SettingKey.listed.map(\.name))
            throw CommandFailure(
                "There is no setting '\(VisibleText.visible(name))'; \(near.map { "the nearest is '\($0)'" } ?? "there are \(names)").",
                .usage)
        }
        guard let value else { return context.environment.output.line(key.value(in: try store.settings())) }
        let work = WatchedWork(
            context: context, label: "Replaying", whenStopped: "Interrupted; \(key.name) is as it was.")
        try work.run { progress in try store.set(key, to: value, progress: progress) }
        context.say("\(key.name) is now \(key.value(in: try store.settings())).\n")
    }
}
