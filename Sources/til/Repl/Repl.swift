import Foundation
import Glibc
import TILCore

/// The loop that reads commands from a person or a pipe and runs them.
struct Repl {
    let session: Session
    private var console: Console { session.console }
    let choice: StoreChoice

    /// Reads and runs until there is nothing more to read.
    /// - Throws: `CommandFailure` with the code of the first line that failed on a pipe; `StoreError` where the store
    ///   cannot be opened.
    func run() throws {
        let state = ReplState(choice: choice)
        session.repl = state
        defer { (session.repl, console.lineNumber) = (nil, nil) }
        let store = try session.store()
        // Ctrl-C in the middle of a command does not end everything: what takes long looks for it, and the next line does.
        let signals = TerminalSignals(console.canAsk ? [SIGINT] : [])
        signals.begin()
        defer { signals.end() }
        if console.canAsk {
            console.write(try welcome(store).text(console.page()))
            Grammar.prepareRepl()
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

    /// The greeting.
    func welcome(_ store: ThingStore) throws -> WelcomeView {
        WelcomeView(
            count: store.count, due: try session.dueCount(of: store), lastDay: try store.practice(limit: 1).first?.day,
            today: session.today(try store.settings()),
            hasStarter: session.environment.installedData().decks().contains { $0.name == Deck.starterName })
    }

    /// Whether a command was ended by a signal that ends the REPL too.
    private static func isEnd(_ code: Int32, isInteractive: Bool) -> Bool {
        [SIGTERM, SIGHUP].contains(code - 128) || (code == ExitStatus.interrupted.rawValue && !isInteractive)
    }

    /// Runs one line.
    private func runLine(_ line: String) -> Int32 {
        do {
            let words = try WordSplitter.words(line).map(inHome)
            guard let first = words.first, !first.hasPrefix("#") else { return 0 }
            // What people type who look for help anywhere.
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

    /// A word with `~/` at its start spelled out, as a shell does it, and an arrow as one character.
    private func inHome(_ word: String) -> String {
        // An arrow that the parser would take for an option.
        if word == "->" { return "→" }
        guard word.hasPrefix("~/"), let home = session.environment.variables["HOME"] else { return word }
        return home + word.dropFirst()
    }

    private func dispatch(_ words: [String]) -> Int32 {
        Dispatcher(session: session, root: ReplGrammar.self).run(words)
    }

    /// What is read next: a command, under a prompt that follows what other processes do to the store.
    private func request(_ store: ThingStore) -> LineRequest {
        var request = LineRequest()
        guard console.canAsk else { return request }
        // A restore may have put another in its place.
        let prompt = ReplPrompt(session: session, store: (try? session.store()) ?? store)
        request.prompt = prompt.text()
        request.live = { _, now, _ in prompt.update(now) }
        return request
    }
}
