import Foundation
import TILCore
import Testing

/// The code of the article `Configuration.md`.
@Suite struct ConfigurationExamples {
    private let temporary: TemporaryStore
    private let now = morning

    init() throws { temporary = try TemporaryStore() }

    @Test func change() throws {
        let store = temporary.store
        // article
        try store.update(at: now) { $0.seconds = 9 }
        try store.update(at: now) { settings in
            settings.scheduling = try SchedulingOptions(desiredRetention: 0.85)
        }
        let seconds = try store.settings().seconds  // 9
        // end
        #expect(seconds == 9)
        #expect(try store.settings().scheduling.desiredRetention == 0.85)
    }

    @Test func byName() throws {
        let store = temporary.store
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        // article
        for key in SettingKey.all {
            show("\(key.name) = \(key.value(in: try store.settings())): \(key.summary)")
        }
        if let key = SettingKey.named("rollover") {
            do {
                try store.set(key, to: "25", at: now)
            } catch {
                show("\(error)")  // The setting rollover must be a whole number from 0 to 23, not '25'.
            }
        }
        // end
        #expect(shown.first == "seconds = 15: countdown of each question (0: a stopwatch)")
        #expect(shown.last == "The setting rollover must be a whole number from 0 to 23, not '25'.")
    }

    @Test func own() throws {
        let store = temporary.store
        // article
        try store.update(at: now) { $0.others["window"] = "640x480" }
        let window = try store.settings().others["window"]  // 640x480
        // end
        #expect(window == "640x480")
    }
}
