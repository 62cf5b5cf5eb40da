import ArgumentParser
import CVersion
import Foundation
import TILProcess

/// `til manual FOLDER`: writes the pages of the manual, for `make install`.
struct Manual: Command {
    static let configuration = CommandConfiguration(
        "manual", "Write the manual pages into a folder.", shouldDisplay: false)

    @Argument(help: "The folder.", completion: .directory)
    var folder: String

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let commands = [Til.self] + Til.groups.flatMap(\.subcommands)
        let pages = commands.map(ManualPage.init)
        for page in pages {
            let file = try OutputFile(
                "\(folder)/\(page.name).1", mode: 0o644, interruption: Interruption("Interrupted."))
            let others = pages.map(\.name).filter { name in name != page.name }
            file.output.write(page.text(others: others))
            try file.finish()
        }
    }
}

/// A page of the manual in the notation of man(7), made from the help of a command.
struct ManualPage {
    let command: any ParsableCommand.Type

    private var isRoot: Bool { command == Til.self }

    /// The name of the page: `til`, `til-quiz`.
    var name: String { (isRoot ? "" : "til-") + (command.configuration.commandName ?? "") }

    /// Returns the page, with the names of other pages at its end.
    func text(others: [String]) -> String {
        // Leave out the commit, so that the same program always has the same pages.
        let version = String(cString: til_version()).prefix { character in character != " " }
        // In the section NAME, the summary has no full stop.
        let summary = command.configuration.abstract.replacing(/\.$/, with: "")
        // Use so many columns that each entry takes one row.
        let help = Til.helpMessage(for: command, columns: 10_000).components(separatedBy: "\n")
        var lines: [String] = []
        var isTable = false
        for line in help {
            if let heading = line.prefixMatch(of: /([A-Z][A-Z ]+): ?/) {
                // Only the usage of til itself is a table.
                isTable = heading.1 == "USAGE" && isRoot
                lines.append(".SH \(Self.section(heading.1))")
                if isTable { lines.append(".nf") }
                lines.append(escaped(line[heading.range.upperBound...]))
            } else if isTable {
                isTable = !line.isEmpty
                lines.append(isTable ? escaped(line.drop { character in character == " " }) : ".fi")
            } else {
                lines += paragraph(line)
            }
        }
        return """
            .TH "\(escaped(name.uppercased()))" 1 "" "til \(escaped(version))" "til"
            .SH NAME
            \(escaped(name)) \\- \(escaped(summary))
            \(lines.filter { line in !line.isEmpty }.joined(separator: "\n"))
            \(isRoot ? Self.closing : "").SH SEE ALSO
            \(others.map { other in "\(escaped(other))(1)" }.joined(separator: ", "))

            """
    }

    /// Returns the title of a section in manual pages for a heading of the help.
    private static func section(_ heading: Substring) -> Substring {
        switch heading {
        case "OVERVIEW": "DESCRIPTION"
        case "USAGE": "SYNOPSIS"
        default: heading
        }
    }

    /// Returns the lines for a line of the help that is neither a heading nor part of a table.
    private func paragraph(_ line: String) -> [String] {
        let entry = HelpEntry(line)
        if entry.name == "--version", !isRoot { return [] }
        if line.isEmpty { return [".PP"] }
        if entry.meaning.isEmpty { return [".br", escaped(line)] }
        return [".TP", "\\fB\(escaped(entry.name))\\fR", escaped(entry.meaning)]
    }

    private static let closing = """
        .SH ENVIRONMENT
        .TP
        .B TIL_DATABASE
        The store's file.
        .TP
        .B XDG_DATA_HOME
        The folder of til/til.db if TIL_DATABASE is not set. The default is ~/.local/share.
        .TP
        .B XDG_DATA_DIRS
        Folders with til/decks and til/glossaries. The default is /usr/local/share:/usr/share.
        .TP
        .B NO_COLOR
        If it is set and not empty, til prints no colours.
        .TP
        .B PAGER
        The program that shows output that is longer than the screen.
        .TP
        .B INPUTRC
        Readline's settings. A section $if til applies to til, which has the functions til\\-more\\-time, til\\-pause, til\\-give\\-up \
        and til\\-help.
        .SH EXIT STATUS
        0 done; 1 not found or nothing to do; 64 invalid usage; 65 invalid data; 66 no such input; 70 a bug in til; \
        74 cannot read or write; 75 the store is busy; 130 interrupted.

        """

    /// Returns the text escaped for roff.
    private func escaped(_ text: some StringProtocol) -> String {
        let safe = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
        return safe.hasPrefix("'") || safe.hasPrefix(".") ? "\\&" + safe : safe
    }
}
