import ArgumentParser
import CVersion
import Foundation

/// `til manual FOLDER`: writes the pages of the manual, for `make install`.
struct Manual: Command {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Write the pages of the manual into a folder.", shouldDisplay: false)

    @Argument(help: "The folder.", completion: .directory)
    var folder: String

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        // Leave out the commit, so that the same program always has the same pages.
        let version = String(String(cString: til_version()).prefix { $0 != " " })
        let commands = [Til.self] + Til.groups.flatMap(\.subcommands)
        for command in commands {
            let page = ManualPage(command: command, others: commands.map(ManualPage.name), version: version)
            let file = try OutputFile(
                "\(folder)/\(ManualPage.name(of: command)).1", mode: 0o644, interruption: Interruption("Interrupted."))
            file.output.write(page.text)
            try file.finish()
        }
    }
}

/// A page of the manual in the notation of man(7), made from the help of a command.
struct ManualPage {
    let command: any ParsableCommand.Type
    /// The names of all pages.
    let others: [String]
    let version: String

    /// Returns the name of a command's page: `til`, `til-quiz`.
    static func name(of command: any ParsableCommand.Type) -> String {
        let name = command.configuration.commandName ?? ""
        return command == Til.self ? name : "til-" + name
    }

    var text: String {
        let name = Self.name(of: command)
        // In the section NAME, the summary has no full stop.
        let summary = command.configuration.abstract.replacing(/\.$/, with: "")
        var lines = [
            ".TH \"\(Self.escaped(name.uppercased()))\" 1 \"\" \"til \(Self.escaped(version))\" \"til\"", ".SH NAME",
            "\(Self.escaped(name)) \\- \(Self.escaped(summary))",
        ]
        var isTable = false
        // Use so many columns that each entry takes one row.
        for line in Til.helpMessage(for: command, columns: 10_000).components(separatedBy: "\n") {
            let entry = HelpView.Entry(line)
            if let heading = line.prefixMatch(of: /([A-Z][A-Z ]+): ?/) {
                let names = ["OVERVIEW": "DESCRIPTION", "USAGE": "SYNOPSIS"]
                lines.append(".SH " + (names[String(heading.1)] ?? String(heading.1)))
                // Only the usage of til itself is a table.
                isTable = heading.1 == "USAGE" && command == Til.self
                if isTable { lines.append(".nf") }
                lines.append(Self.escaped(line[heading.range.upperBound...]))
            } else if isTable {
                isTable = !line.isEmpty
                lines.append(isTable ? Self.escaped(line.drop { $0 == " " }) : ".fi")
            } else if entry.name == "--version", command != Til.self {
                continue
            } else if !entry.meaning.isEmpty {
                lines += [".TP", "\\fB\(Self.escaped(entry.name))\\fR", Self.escaped(entry.meaning)]
            } else {
                lines += line.isEmpty ? [".PP"] : [".br", Self.escaped(line)]
            }
        }
        if command == Til.self { lines += Self.closing }
        lines += [
            ".SH SEE ALSO", others.filter { $0 != name }.map { Self.escaped($0) + "(1)" }.joined(separator: ", "),
        ]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    private static let closing = [
        ".SH ENVIRONMENT", ".TP", ".B TIL_DATABASE", "The store's file.", ".TP", ".B XDG_DATA_HOME",
        "Where til/til.db is, without TIL_DATABASE; ~/.local/share without it too.", ".TP", ".B XDG_DATA_DIRS",
        "Folders in whose til/decks more decks are looked for; /usr/local/share:/usr/share without it.", ".TP",
        ".B NO_COLOR",
        "Set and not empty: no colours.", ".TP", ".B PAGER", "Shows what is longer than the screen.", ".TP",
        ".B INPUTRC",
        "Readline's settings; $if til applies to til, whose functions are til\\-more\\-time, til\\-pause, til\\-give\\-up "
            + "and til\\-help.",
        ".SH EXIT STATUS",
        "0 done; 1 not found or nothing to do; 64 bad usage; 65 bad data; 66 no such input; 70 a defect of til; "
            + "74 cannot read or write; 75 the store is busy; 130 interrupted.",
    ]

    /// Returns the text escaped for roff.
    private static func escaped(_ text: some StringProtocol) -> String {
        let safe = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
        return safe.hasPrefix("'") || safe.hasPrefix(".") ? "\\&" + safe : safe
    }
}
