import Foundation
import TILCore
import TestSupport
import Testing

/// The code of the article `Configuration.md`, as one program.
@Suite struct ConfigurationExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() async throws {
        let output = PrintedLines()
        let print = output.print
        // article
        let now = Date()
        let store = try ThingStore()
        try store.update(at: now) { $0.seconds = 9 }
        try store.update(at: now) { settings in
            settings.scheduling = try SchedulingOptions(desiredRetention: 0.85)
        }
        let seconds = try store.settings().seconds  // 9
        // end
        #expect(seconds == 9)
        #expect(try store.settings().scheduling.desiredRetention == 0.85)
        // article
        for key in SettingKey.all {
            print("\(key.name) = \(key.value(in: try store.settings())): \(key.summary)")
        }
        if let key = SettingKey.named("rollover") {
            do {
                try store.set(key, to: "25", at: now)
            } catch {
                print("\(error)")  // The setting rollover must be a whole number from 0 to 23, not '25'.
            }
        }
        // end
        let lines = await output.all()
        #expect(lines.first == "seconds = 9: countdown (0: a stopwatch; 15+: longer for long ones)")
        #expect(lines.last == "The setting rollover must be a whole number from 0 to 23, not '25'.")
        // article
        try store.update(at: now) { $0.others["window"] = "640x480" }
        let window = try store.settings().others["window"]  // 640x480
        // end
        #expect(window == "640x480")
    }
}
