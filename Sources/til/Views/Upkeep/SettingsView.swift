import TILCore

/// All settings with their values and what they are for.
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
