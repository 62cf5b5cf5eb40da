import Foundation
import TILCore
import TILText

/// The question how a file is meant whose letters do not decide, and the sentences that say it without a question.
struct ListQuestion {
    let session: Session
    let doubt: ListDoubt

    /// Returns options with which the file can be read, or nil if the user wants none.
    func ask() -> ListProposal? {
        session.console.notify(overview)
        let prompt = doubt.proposals.isEmpty ? "How to import it? " : "Which one to import? "
        session.console.notify(keys)
        while let answer = session.console.answer(prompt), !answer.isEmpty {
            if let number = Int(answer), doubt.proposals.indices.contains(number - 1) {
                return doubt.proposals[number - 1]
            }
            switch answer.lowercased() {
            case "c": if let proposal = askForColumns() { return proposal }
            case "f": if let proposal = askForFormat() { return proposal }
            case "s": if let proposal = askForSeparator() { return proposal }
            default: session.console.notify(keys)
            }
        }
        return nil
    }

    /// The answers that the question accepts, as a sentence.
    private var keys: String {
        let letters = "c for other columns, f for a format, s for a separator, or nothing to import nothing.\n"
        switch doubt.proposals.count {
        case 0: return "Type \(letters)"
        case 1: return "Type 1, \(letters)"
        default: return "Type 1 to \(doubt.proposals.count), \(letters)"
        }
    }

    private func askForColumns() -> ListProposal? {
        guard let text = session.console.answer("Columns of the acronym and the meaning, such as 2,1: "), !text.isEmpty
        else {
            return nil
        }
        guard ColumnChoice(text) != nil else {
            session.console.notify("Name two columns, by their numbers or names: 2,1 or Abbr,Meaning.\n")
            return nil
        }
        return ListProposal(columns: text)
    }

    private func askForFormat() -> ListProposal? {
        guard let text = session.console.answer("Format: "), !text.isEmpty else { return nil }
        guard let format = try? InterchangeFormat.named(text) else {
            session.console.notify("The formats are \(InterchangeFormat.names).\n")
            return nil
        }
        return ListProposal(format: format.name)
    }

    private func askForSeparator() -> ListProposal? {
        guard let text = session.console.answer("Separator, such as = or --: "), !text.isEmpty else { return nil }
        guard SeparatorChoice(text) != nil else {
            session.console.notify("Type the signs between acronym and meaning, such as =, :, -- or tab.\n")
            return nil
        }
        return ListProposal(separator: text)
    }

    /// How many entries of the first proposal and of each other one are shown.
    private struct Sample {
        let first: Int
        let others: Int

        static let most = Sample(first: 5, others: 2)
        /// The samples from the most to the fewest entries.
        static let all = [
            most, Sample(first: 3, others: 2), Sample(first: 3, others: 1), Sample(first: 2, others: 1),
            Sample(first: 1, others: 1), Sample(first: 1, others: 0),
        ]
    }

    /// The doubt, with the first entries of each way to read the file: as many as the screen can show with the
    /// question.
    private var overview: String {
        let size = session.console.size
        func rows(_ text: String) -> Int {
            text.wrapped(to: size.columns).count
        }
        // The question and the cursor need two rows.
        let free = size.rows - rows(keys) - 2
        let texts = Sample.all.lazy.map { sample in overview(sample) }
        return texts.first { text in rows(text) <= free } ?? overview(Sample(first: 0, others: 0))
    }

    private func overview(_ sample: Sample) -> String {
        var text = "\(doubt.name.visible): \(doubt.sentence)\n"
        for (index, proposal) in doubt.proposals.enumerated() {
            let options = proposal.options.joined(separator: " ")
            text += "\(index + 1)  \(counted(proposal.count, "entry", "entries")) with \(options.visible):\n"
            text += Self.lines(proposal.entries, index == 0 ? sample.first : sample.others)
        }
        return text
    }

    /// The refusal of the file, with the commands that would import it.
    var refusal: String {
        var text = "Nothing of '\(doubt.name.visible)' was imported. \(doubt.sentence)"
        if doubt.isProse {
            text += " 'til scan --add \(Self.word(doubt.name))' adds the acronyms that a text defines."
        }
        for (index, proposal) in doubt.proposals.enumerated() {
            text += index == 0 ? "\nTo import it anyway:" : "\nOr:"
            text += " \(Self.command(doubt.name, proposal)) (\(counted(proposal.count, "entry", "entries")))\n"
            text += Self.lines(proposal.entries, index == 0 ? Sample.most.first : Sample.most.others)
            text.removeLast()
        }
        return text
    }

    /// Returns the command that imports a file with the options of a proposal.
    static func command(_ name: String, _ proposal: ListProposal) -> String {
        (["til", "import", name == "standard input" ? "-" : name] + proposal.options).map(word).joined(separator: " ")
    }

    private static func lines(_ entries: [EntryText], _ count: Int) -> String {
        entries.prefix(count).map { entry in
            let note = entry.note.map { note in " (\(note.visible.truncated(to: 40)))" } ?? ""
            return "     \(entry.short.visible.truncated(to: 40)) = \(entry.long.visible.truncated(to: 120))\(note)\n"
        }.joined()
    }

    /// Returns a word for a shell: in quotes if it needs them.
    static func word(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "._-/,+:@%".unicodeScalars.contains(scalar)
            }
        return isPlain ? text : "'\(text.replacing("'", with: #"'\''"#))'"
    }
}

extension ListProposal {
    /// The options of `til import` with their values, as words of a command.
    var options: [String] {
        var words: [String] = []
        if let columns { words += ["--columns", columns] }
        if let separator { words += ["--separator", separator] }
        if words.isEmpty, let format { words += ["--format", format] }
        return words
    }
}
