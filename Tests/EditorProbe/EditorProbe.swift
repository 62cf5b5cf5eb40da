import ArgumentParser
import Foundation
import TILText

/// Shows the effects of keys in the line editor, for tests and for people who look for the cause of a wrong key. It
/// contains only the folder Terminal.
@main struct EditorProbe: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "EditorProbe", abstract: "Read lines and show how each ended.")

    /// What the lines are for.
    enum Kind: String, ExpressibleByArgument, CaseIterable {
        case command, short, long, every, entry, field, answer, keys
    }

    @Option(help: "What the lines are for.") var kind = Kind.command
    @Option(help: "The keys that are taken when single keys are read.") var keys = "ynq"
    @Option(help: "What stands before the line.") var prompt = "probe> "
    @Option(help: "What stands in the line at first.") var text = ""
    @Option(help: "What is shown in a field while nothing is in it.") var example = ""
    @Option(help: "A countdown in seconds, shown before the line.") var seconds: Int?
    @Option(help: "How long each of those seconds takes.") var tick = 1.0
    @Option(help: "A file that commands are kept in.") var history: String?
    @Option(help: "Words that Tab offers; names of files without any.") var word: [String] = []

    func run() throws {
        let environment = Environment.live(variables: ProcessInfo.processInfo.environment)
        let words = word
        let editor = environment.lineEditor(history: history.map { HistoryFile(path: $0) }) { _ in
            words.isEmpty ? .files : .words(words)
        }
        for function in LineFunction.allCases where environment.isInteractive {
            environment.errors.line("\(function.rawValue): \(editor.keys(for: function).joined(separator: ", "))")
        }
        defer {
            environment.output.flush()
            environment.errors.flush()
        }
        while true {
            let outcome = editor.read(request(environment))
            environment.output.line("\(editor.lineNumber): \(outcome)")
            switch outcome {
            case .endOfInput, .terminated: return
            default: break
            }
        }
    }

    private func request(_ environment: Environment) -> LineRequest {
        var request = LineRequest(prompt: prompt, text: LineText(text))
        request.example = example
        switch kind {
        case .command: request.kind = .command
        case .short: request.kind = .field(.short)
        case .long: request.kind = .field(.long(.smart))
        case .entry: request.kind = .field(.entry(.smart))
        case .every: request.kind = .field(.long(.every))
        case .field: request.kind = .field(.none)
        case .answer: request.kind = .answer
        case .keys: request.kind = .keys(Set(keys))
        }
        guard let seconds else { return request }
        let tick = tick
        var end = environment.now().addingTimeInterval(Double(seconds) * tick)
        let style = Style.of(.auto, isTerminal: environment.output.isTerminal, variables: environment.variables)
        request.live = { [prompt] event, now, _ in
            var update = LineUpdate()
            if event == .function(.moreTime) { end += 10 * tick }
            if event == .function(.giveUp) || now >= end { update.ending = .kept }
            if event == .function(.pause) { update.ending = .erased(rowsAbove: 0) }
            if event == .function(.help) { update.announcement = "This is help." }
            if case .resumed(let stopped) = event {
                end += now.timeIntervalSince(stopped)
                update.announcement = "Welcome back."
            }
            let left = max(0, Int((end.timeIntervalSince(now) / tick).rounded(.up)))
            let clock = "0:" + (left < 10 ? "0" : "") + "\(left)"
            update.prompt = style(left <= 5 ? .warning : .faint, clock) + " " + prompt
            update.wake = end - Double(max(0, left - 1)) * tick
            return update
        }
        return request
    }
}
