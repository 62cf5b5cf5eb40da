import Foundation
import TestSupport
import Testing

@testable import TILCore
@testable import til

/// Logs that til did not write: their texts are made visible, and no sync fails because of them.
@Suite(.waiting) struct SyncHostilityTests {
    private let id = "00000000-0000-4000-8000-000000000001"

    @Test func controlCharactersInForeignLogsAreMadeVisible() throws {
        let site = try SyncSite()
        var log = ForeignLog(device: "stranger")
        log.add(#""o":"thing","i":"\#(id)","short":"X\u001b[31m","long":"a \u202e meaning \u0007","note":"\u009b5n""#)
        log.add(#""o":"edit","i":"\#(id)","source":"\u001b]0;title\u0007""#)
        log.add(#""o":"edit","i":"\#(id)","tag":"\u001b[2J""#)
        log.add(#""o":"setting","name":"retention\u001b","value":"\u001b[0m""#)
        try site.put(log.text, at: "log/stranger/1.jsonl")
        try site.beginInFolder("one")
        for line in ["list", "search meaning", "sync status", "sync log", "tags"] {
            let words = line.split(separator: " ").map(String.init)
            let run = try site.start("one", words)
            try run.waitForExit()
            for text in [run.outputText, run.errorText] {
                let isPlain = text.unicodeScalars.allSatisfy {
                    $0 == "\n" || ($0.properties.generalCategory != .control && $0 != "\u{202E}")
                }
                #expect(isPlain, "\(words): \(text.debugDescription)")
            }
        }
        try site.expectUnion("one")
    }

    @Test func invalidLinesOfForeignLogsAreSkippedAndTheRestIsRead() throws {
        let site = try SyncSite()
        var log = ForeignLog(device: "stranger")
        log.add(#""o":"thing","i":"\#(id)","short":"GOOD","long":"a good one""#)
        let good = log.text
        // Each as a whole line with the right number and hash, and none that any til writes.
        let deep = String(repeating: #"{"a":["#, count: 2_000) + "1" + String(repeating: "]}", count: 2_000)
        for members in [
            #""o":"thing","i":"nobody","short":"A","long":"b""#, #""o":"thing","i":"\#(id)","short":"","long":"""#,
            #""o":"edit","i":"\#(id)","long":"  ""#,
            #""o":"edit","i":"\#(id)","short":"\#(String(repeating: "x", count: 300))""#,
            #""o":"edit","i":"\#(id)","removed":1e300"#, #""o":"edit","i":"\#(id)","suspended":-1e18"#,
            #""o":"review","i":"\#(id)","thing":"\#(id)","asked":"?","typed":"?","seconds":1e308,"limit":-5,"verdict":"correct","grade":"good","at":1,"day":99999999999"#,
            #""o":"withdraw","i":[1]"#, #""o":"same","i":"\#(id)""#, #""o":5"#, #""o":"","i":""#,
            #""o":"setting","name":"retention","value":"much""#, #""t":-5,"o":"edit","i":"\#(id)","note":"x""#,
            #""c":99999,"o":"edit","i":"\#(id)","note":"x""#, #""o":"edit","i":"\#(id)","note":"\ud800\u0000""#,
            #""o":"thing","i":"\#(id)","short":"B","long":"c","tags":["\#(deep)"]"#, #""o":"more","x":\#(deep)"#,
            #""t":253402300799999,"c":4095,"o":"edit","i":"\#(id)","note":"from the last millisecond""#,
        ] { log.add(members) }
        try site.put(log.text, at: "log/stranger/1.jsonl")
        try site.put(good + "nonsense\n{\"d\":\"torn\",\"n\":2", at: "log/torn/1.jsonl")
        try site.put(String(repeating: "x", count: 6 << 20), at: "log/large/1.jsonl")
        try site.put("\u{0}\u{1}\n\n\n{}\n[]\n{\"d\":\"odd\",\"n\":999999999999999999,", at: "log/odd/1.jsonl")
        try site.put(good, at: "log/UPPER/1.jsonl")
        try site.put(good, at: "log/stranger/99999999999999999999.jsonl")
        try FileManager.default.createDirectory(
            atPath: site.shared + "/log/folder/1.jsonl", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: site.shared + "/log/torn/2.jsonl", withDestinationPath: "/etc/passwd")
        mkfifo(site.shared + "/log/torn/3.jsonl", 0o600)
        let begun = try site.til("one", "sync", "init", "--folder", site.shared)
        #expect(begun.errorText.hasPrefix("Invalid changes of other devices were skipped: 1"))
        #expect(try site.shorts("one") == "GOOD")
        // An edit on this device wins, whatever clocks the others claim to have.
        try site.til("one", "edit", "good", "--long", "a better one")
        try site.til("two", "sync", "init", "--folder", site.shared)
        try site.expectUnion("one", "two")
        #expect(try site.til("two", "show", "good").outputText.contains("A Better One"))
    }
}

/// A log as its documentation describes it, written by another hand.
struct ForeignLog {
    let device: String
    private(set) var text = ""
    private var number = 0
    private var hash: UInt64

    init(device: String) {
        self.device = device
        hash = device.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Adds an event with the next number and the right hash.
    mutating func add(_ members: String) {
        number += 1
        let time = members.hasPrefix(#""t":"#) ? "" : #""t":1800000000000,"#
        let line = #"{"d":"\#(device)","n":\#(number),\#(time)\#(members)"#
        hash = line.utf8.reduce(hash &* 0x100_0000_01b3) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        text += line + #","h":"\#(String(repeating: "0", count: 16 - digits.count))\#(digits)"}"# + "\n"
    }
}

extension SyncSite {
    /// Writes a file in the shared folder.
    fileprivate func put(_ text: String, at path: String) throws {
        let file = URL(fileURLWithPath: shared + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
