import Foundation
import TILCore
import Testing

@testable import til

@Suite struct ConfigTests {
    private typealias Result = CommandRunner.Result

    /// A key, a value that it takes and how that is printed, a value that it does not take and what is said of that.
    static let values: [(key: String, good: String, printed: String, bad: String, sentence: String)] = [
        ("seconds", "8.5", "8.5", "-1", "The setting seconds takes a number from 0 to 3600, not '-1'."),
        ("new-per-day", "0", "0", "1.5", "The setting new-per-day takes a whole number from 0 to 9999, not '1.5'."),
        ("new-order", "shuffle", "shuffle", "random", "The setting new-order takes file or shuffle, not 'random'."),
        (
            "learn-ahead", "30m", "30m", "soon",
            "The setting learn-ahead takes a time from 0 to 24h, such as 20m, not 'soon'."
        ),
        ("rollover", "23", "23", "24", "The setting rollover takes a whole number from 0 to 23, not '24'."),
        ("retention", "0.85", "0.85", "1", ""),
        ("learning-steps", "1m,10m,1h", "1m,10m,1h", "soon", ""),
        ("relearning-steps", "none", "none", "1x", ""),
        ("maximum-interval", "365", "365", "0", ""),
        ("fuzz", "off", "off", "maybe", "The setting fuzz takes on or off, not 'maybe'."),
        ("weights", "default", "default", "1,2,3", ""),
        ("on-timeout", "hard", "hard", "good", "The setting on-timeout takes again or hard, not 'good'."),
        ("easy", "on", "on", "2", "The setting easy takes on or off, not '2'."),
        ("leech", "3", "3", "0", ""),
        ("pace", "quick", "quick", "slow", "The setting pace takes normal or quick, not 'slow'."),
        ("ticks", "quiet", "quiet", "loud", "The setting ticks takes on or quiet, not 'loud'."),
        ("titles", "every", "every", "none", "The setting titles takes smart, every or off, not 'none'."),
        ("offer", "off", "off", "yes", "The setting offer takes on or off, not 'yes'."),
        ("sync", "auto", "auto", "always", "The setting sync takes manual or auto, not 'always'."),
        ("color", "always", "always", "red", "The setting color takes auto, always or never, not 'red'."),
        ("learn", "on", "on", "", "The setting learn takes on or off, not ''."),
    ]

    @Test func everyKeyIsTried() {
        #expect(Self.values.map(\.key) == SettingKey.listed.map(\.name))
    }

    @Test(arguments: values.indices)
    func takesGoodValuesAndRefusesBadOnes(index: Int) throws {
        let (key, good, printed, bad, sentence) = Self.values[index]
        let runner = try CommandRunner()
        let before = try runner.run("config \(key)").output
        let refusal = try runner.run(words: ["config", key, "--", bad])
        #expect(refusal.code == 64)
        #expect(refusal.errors.hasPrefix("til: ") && refusal.errors.hasSuffix(".\n"))
        if !sentence.isEmpty { #expect(refusal.errors == "til: \(sentence)\n") }
        #expect(try runner.run("config \(key)").output == before)
        #expect(try runner.run(words: ["config", key, good]) == Result(errors: "\(key) is now \(printed).\n"))
        #expect(try runner.run("config \(key)") == Result(output: "\(printed)\n"))
    }
}
