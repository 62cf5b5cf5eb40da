import Foundation
import Glibc
import TILCore

/// The loop that reads commands from a person or a pipe and runs them.
struct Repl {
    let session: Session
    private var console: Console { session.console }
    let choice: StoreChoice

    /// Reads and runs commands until the input ends.
    /// - Throws: `CommandFailure` with the code of the first failed line of a pipe, or `StoreError` if the store cannot
    ///   be opened.
    func run() throws {
        let state = ReplState(choice: choice)
        session.repl = state
        defer { (session.repl, console.lineNumber) = (nil, nil) }
        let store = try session.store()
        // Ctrl-C during a command does not end the program: long work checks for it, and so does the next line.
        let signals = TerminalSignals(console.canAsk ? [SIGINT] : [])
        signals.begin()
        defer { signals.end() }
        if console.canAsk {
            console.write(try welcome(store).text(console.page()))
        }
        session.syncAutomatically()
        defer { session.syncAutomatically() }
        var firstFailure: Int32 = 0
        while !state.isOver {
            switch console.editor.read(request(store)) {
            case .line(let text):
                if !console.canAsk { console.lineNumber = console.editor.lineNumber }
                for line in text.split(whereSeparator: \.isNewline) where !state.isOver {
                    let code = runLine(String(line))
                    if Self.isEnd(code, isInteractive: console.canAsk) { throw CommandFailure("", code: code) }
                    if firstFailure == 0 { firstFailure = code }
                }
            case .endOfInput:
                state.isOver = true
            case .terminated(let signal):
                throw CommandFailure("", code: 128 + signal)
            case .interrupted:
                if !console.canAsk { throw CommandFailure("", code: ExitStatus.interrupted.rawValue) }
            case .key, .ended:
                break
            }
        }
        if !console.canAsk, firstFailure != 0 { throw CommandFailure("", code: firstFailure) }
    }

    /// Returns the greeting.
    func welcome(_ store: ThingStore) throws -> WelcomeView {
        WelcomeView(
            count: store.count, due: try session.dueCount(of: store), lastDay: try store.practice(limit: 1).first?.day,
            today: session.today(try store.settings()),
            hasStarter: session.environment.installedData().decks().contains { $0.name == Deck.starterName })
    }

    /// Whether the exit code of a command means a signal that also ends the REPL.
    private static func isEnd(_ code: Int32, isInteractive: Bool) -> Bool {
        [SIGTERM, SIGHUP].contains(code - 128) || (code == ExitStatus.interrupted.rawValue && !isInteractive)
    }

    /// Runs one line.
    private func runLine(_ line: String) -> Int32 {
        do {
            let words = try WordSplitter.words(line).map(inHome)
            guard let first = words.first, !first.hasPrefix("#") else { return 0 }
            // Users often type "?" to get help.
            if words == ["?"] { return dispatch([CommandNames.help]) }
            if words.count == 1, Int(first) != nil {
                session.apply(StoreChoice())
                guard let id = try session.listedIdentifier(first) else { return dispatch(words) }
                try session.open(id)
                return 0
            }
            if words == ["a"], let current = session.repl?.current, let entry = try session.listedEntry(current) {
                session.apply(StoreChoice())
                try Adding(session: session).adopt(entry)
                return 0
            }
            return dispatch(words)
        } catch let failure as WordSplitter.Failure {
            console.complain(failure.message)
            return ExitStatus.usage.rawValue
        } catch {
            return Dispatcher(session: session).report(error)
        }
    }

    /// Expands `~/` at the start of a word like a shell, and replaces `->` by one character.
    private func inHome(_ word: String) -> String {
        // The parser would mistake `->` for an option.
        if word == "->" { return "→" }
        guard word.hasPrefix("~/"), let home = session.environment.variables["HOME"] else { return word }
        return home + word.dropFirst()
    }

    private func dispatch(_ words: [String]) -> Int32 {
        Dispatcher(session: session, root: ReplGrammar.self).run(words)
    }

    /// Returns the request for the next command. Its prompt is updated if another process changes the store.
    private func request(_ store: ThingStore) -> LineRequest {
        var request = LineRequest()
        guard console.canAsk else { return request }
        // A restore may have replaced the store.
        let prompt = ReplPrompt(session: session, store: (try? session.store()) ?? store)
        request.prompt = prompt.text()
        request.live = { _, now, _ in prompt.update(now) }
        return request
    }
}

/// The greeting of the REPL: the number of things, the number of due things, and the last study day.
struct WelcomeView {
    let count: Int
    let due: DueCount
    /// The last study day with an answer, or nil if there are no answers.
    let lastDay: StudyDay?
    let today: StudyDay
    /// Whether the starter deck is installed.
    let hasStarter: Bool

    func text(_ page: Page) -> String {
        guard count > 0 else {
            return page.style(.heading, "Things I Learned") + ": nothing here yet.\n\n" + hints(page) + "\n"
        }
        var parts = [counted(count, "thing"), due.text]
        if let lastDay {
            let days = lastDay.distance(to: today)
            let when = days <= 0 ? "today" : days == 1 ? "yesterday" : "on \(lastDay)"
            parts.append("last studied \(when)")
        } else {
            parts.append("never studied")
        }
        let hint =
            if !due.isZero {
                "\(page.style(.key, "quiz")) asks what is due"
            } else if lastDay == nil {
                "\(page.style(.key, "quiz")) asks new things"
            } else {
                "\(page.style(.key, "help")) lists all commands"
            }
        return page.folded(
            "\(page.style(.heading, "Things I Learned")): \(parts.joined(separator: ", ")); \(hint).") + "\n"
    }

    /// Returns hints for an empty store.
    private func hints(_ page: Page) -> String {
        var rows = [("add ftw for the win", "adds an acronym; \(page.style(.key, "add")) alone asks for it")]
        if hasStarter {
            rows.append(("import --deck \(Deck.starterName)", "brings in the starter deck"))
            rows.append(("decks", "lists the decks, one for each of several fields"))
        } else {
            rows.append(("import glossary.txt", "brings in a file of lines such as FTW = For the Win"))
        }
        rows.append(("help", "lists all commands"))
        let width = rows.map(\.0).widest
        return rows.map { command, text in
            page.folded("  \(page.cell(.key, command, to: width + 2))\(text)", indent: 4) + "\n"
        }.joined()
    }
}
