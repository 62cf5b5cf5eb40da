import Foundation
import TestSupport
import Testing

@testable import til

/// `sync` in the REPL, and by itself where that is wished.
@Suite(.waiting) struct SyncReplTests {
    @Test func aCommandOfTheRepl() throws {
        let site = try SyncSite()
        try site.til("two", "add", "tbd", "to be done")
        try site.begin("two")
        let til = try StoreTerminal(having: ["ftw for the win"])
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        try terminal.enter("sync init \(site.hub)", expecting: "1 sent, 1 received.\ntil>")
        try terminal.enter("sync", expecting: "Nothing new on either side.\ntil>")
        try terminal.enter("tbd", expecting: "never asked\n\ntil TBD>")
    }

    @Test func byItself() throws {
        let site = try SyncSite()
        try site.til("two", "add", "tbd", "to be done")
        try site.begin("two")
        let til = try StoreTerminal(having: ["ftw for the win"]) { runner in
            runner.variables["PATH"] = "/usr/bin:/bin"
            _ = try runner.runProcess("sync init \(site.hub)")
            _ = try runner.run("config sync auto")
        }
        // Nothing is said of what goes out, and nothing where nothing came.
        try til.terminal.wait(forLine: "til>")
        #expect(!til.terminal.screen.text.contains("received"))
        try til.terminal.enter("add imo in my opinion", expecting: "(In My Opinion).\ntil>")
        til.terminal.send("exit\r")
        #expect(try til.terminal.waitForExit() == 0)
        #expect(!til.terminal.screen.text.contains("sent"))
        #expect(try site.sync("two") == "0 sent, 2 received.\n")
        // What came is told, and what failed; a look-up goes to no network.
        try site.til("two", "add", "afk", "away from keyboard")
        try site.sync("two")
        let second = try til.again()
        try second.wait(for: "0 sent, 1 received.\ntil>")
        try FileManager.default.moveItem(atPath: site.hub, toPath: site.hub + ".away")
        try second.enter("afk", expecting: "never asked\n\ntil AFK>")
        second.send("exit\r")
        #expect(try second.waitForExit() == 0)
        #expect(second.screen.text.contains("There is no git repository at the address"))
        #expect(try til.runner.run("show afk").errors.isEmpty)
    }
}
