#if canImport(SwiftUI)
    import SwiftUI
    import TILCore

    /// A question with its countdown. Written for SwiftUI, compiled on Linux without this view, and not yet run.
    public struct CountdownView: View {
        @State private var model: QuizModel

        /// Creates the view of a quiz.
        public init(model: QuizModel) { _model = State(initialValue: model) }

        /// The question, its countdown, and the answer field.
        public var body: some View {
            VStack(spacing: 16) {
                if let failure = model.failure {
                    Text(failure)
                    Button("Try again") { Task { await model.retry() } }
                } else if let meeting = model.meeting {
                    Text("\(meeting.question.thing.short): \(meeting.question.thing.long)").font(.title)
                    Button("Next") { Task { await model.met() } }
                } else if let asked = model.asked, let countdown = asked.countdown {
                    Text(asked.question.asked).font(.largeTitle)
                    // The style knows when its text changes, so nothing is polled. The date is formatted first, because
                    // `.timer` in a `Text` would be the style of SwiftUI.
                    TimelineView(.explicit(ticks(of: countdown))) { context in
                        Text(context.date.formatted(.timer(countingDownIn: countdown.range(at: context.date))))
                            .monospacedDigit()
                    }
                    TextField("Meaning", text: $model.typed).onSubmit { Task { await model.submit() } }
                    if let answer = model.answer {
                        Text("\(answer.verdict.words): \(answer.thing.long)")
                        Button("Next") { Task { await model.proceed() } }
                    }
                } else {
                    Text("Done")
                }
            }
            .padding()
            .task { await model.begin() }
            .task(id: model.asked?.deadline) {
                guard let deadline = model.asked?.deadline else { return }
                try? await Task.sleep(for: .seconds(max(0, deadline.timeIntervalSinceNow)))
                if !Task.isCancelled { await model.checkTime() }
            }
        }

        /// Returns the times at which the text of a countdown changes.
        private func ticks(of countdown: Countdown) -> [Date] {
            let schedule = TickSchedule(.timer(countingDownIn: countdown.range(at: Date())))
            return Array(sequence(first: Date()) { schedule.nextTick(after: $0) })
        }
    }
#endif
