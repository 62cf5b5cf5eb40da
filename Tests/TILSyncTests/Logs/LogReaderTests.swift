import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

@Suite("Logs of devices, whole and in pieces") struct LogReaderTests {
    /// The lines of a log of withdrawals: a letter for each, small ones of one device, capitals of another that has its
    /// name.
    private static let lines: [Character: [UInt8]] = {
        var lines: [Character: [UInt8]] = ["?": Array("nonsense\n\n".utf8), "_": Array("torn".utf8)]
        for letters in ["abcde", "ABCDE"] {
            var last = LogLine.start("abc")
            for (index, letter) in letters.enumerated() {
                let id = UUID(uuid: (UInt8(index), letter.asciiValue ?? 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
                lines[letter] = line(Int64(index + 1), .withdraw(id), after: &last)
            }
        }
        return lines
    }()

    private static func line(
        _ number: Int64, _ change: SyncEvent.Change, of device: String = "abc", at instant: Int64 = 1,
        after last: inout SyncPosition
    ) -> [UInt8] {
        var line: [UInt8] = []
        let stamp = SyncStamp(milliseconds: instant, device: device)
        LogLine.write(SyncEvent(number: number, stamp: stamp, change), after: &last, into: &line)
        return line
    }

    /// Reads files whose lines are given by their letters.
    /// - Returns: the reader at its end, and the numbers of the events.
    private func read(_ files: String, after position: SyncPosition? = nil) -> (reader: LogReader, numbers: [Int64]) {
        var reader = LogReader(device: "abc", after: position)
        let numbers = files.split(separator: " ").flatMap { file in
            reader.read(file.flatMap { Self.lines[$0] ?? [] }).map(\.position.number)
        }
        return (reader, numbers)
    }

    @Test(
        arguments: [
            ("abc cde", [1, 2, 3, 4, 5], nil), ("ab_", [1, 2], nil), ("a cd", [1], .gap),
            ("a cd b", [1, 2, 3, 4], nil),
            // A copy that was made of a conflict has what the file lacks; what does not fit counts for nothing.
            ("ab abc", [1, 2, 3], nil), ("aB abc", [1, 2, 3], nil), ("aB", [1], .gap), ("aBc", [1], .gap),
            ("a?bc_", [1, 2, 3], nil),
        ] as [(String, [Int64], LogReader.Fault?)])
    func eventsAreReadOnceInOrderUpToAGap(_ files: String, _ numbers: [Int64], _ fault: LogReader.Fault?) {
        let (reader, found) = read(files)
        #expect(found == numbers)
        #expect(reader.fault == fault)
        #expect(reader.strangeLines.count == (files.contains("?") ? 2 : 0))
        #expect(read("abcde", after: reader.position).numbers == Array((1...5).dropFirst(found.count)))
        if (2..<5).contains(found.count) { #expect(read("ABCDE", after: reader.position).reader.fault == .rewritten) }
    }

    @Test func aNewDeviceReadsTheOldestLogFirst() async throws {
        let temporary = try TemporaryFolder()
        for (device, instant) in [("aaa", Int64(9_000)), ("bbb", 5_000), ("ccc", 9_000)] {
            var last = LogLine.start(device)
            let line = Self.line(1, .withdraw(UUID()), of: device, at: instant, after: &last)
            let folder = temporary.path + "/log/" + device
            try makeFolder(folder)
            try Data(line).write(to: URL(fileURLWithPath: folder + "/1.jsonl"))
        }
        func devices(after known: [String: SyncPosition]) async throws -> [String] {
            let carrier = FolderCarrier(folder: temporary.path)
            let files = LogFile.unread(try await carrier.files(), seen: [:])
            var step = try await LogWalk(files, after: known, carrier).next()
            var devices: [String] = []
            while let present = step {
                devices += present.entries.map(\.device)
                step = try await present.rest.next()
            }
            return devices
        }
        #expect(try await devices(after: [:]) == ["bbb", "aaa", "ccc"])
        #expect(try await devices(after: ["zzz": SyncPosition(number: 1, hash: 1)]) == ["aaa", "bbb", "ccc"])
    }

    @Test func anUnreadableLogFileIsAnErrorAndAMissingOneIsEmpty() async throws {
        let temporary = try TemporaryFolder()
        let path = temporary.path + "/log/abc/1.jsonl"
        try makeFolder(temporary.path + "/log/abc")
        let carrier = FolderCarrier(folder: temporary.path)
        let file = try #require(LogFile(path: "log/abc/1.jsonl", mark: "1", size: 9))
        #expect(try await carrier.read(file).isEmpty)
        symlink("/dev/null", path)
        await #expect(throws: SyncError.cannotRead(path, reason: "too many levels of symbolic links")) {
            _ = try await carrier.read(file)
        }
    }

    @Test(arguments: [
        (#","t":5,"o":"picture","i":"x","more":{"a":[1,null]}"#, true),
        (#","t":5,"o":"edit","i":"00000000-0000-0000-0000-000000000001","colour":"red""#, true),
        (#","t":5,"o":"edit","colour":"red""#, true), (#","t":5,"o":"review","verdict":"guessed""#, true),
        (#","t":5,"o":"review","verdict":"wrong""#, false), (#","t":5,"o":"withdraw","i":"x""#, false),
        (#","o":"withdraw""#, false), (#","t":1e300,"o":"withdraw""#, false), (" nonsense", false),
    ])
    func eventsOfANewerTilAreKeptAndInvalidOnesAreRefused(_ members: String, isOfNewer: Bool) {
        var (reader, last) = (LogReader(device: "abc", after: nil), LogLine.start("abc"))
        let reading = reader.read(Self.line(1, .passedOn(members), after: &last)).first?.reading
        if case .unknown = reading { #expect(isOfNewer) } else { #expect(!isOfNewer && reading == .refused) }
    }

    /// Other devices compute the hashes of a log again, so they must stay the same in every version.
    @Test func theFirstLineOfALogHasTheSameHashInEveryVersion() {
        let written =
            #"{"d":"abc","n":1,"t":1,"o":"withdraw","i":"00000000-0000-0000-0000-000000000001","h":"6d017176393e0a71"}"#
        let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
        var last = LogLine.start("abc")
        #expect(String(decoding: Self.line(1, .withdraw(id), after: &last), as: UTF8.self) == written + "\n")
    }

    @Test func theLogOfTil030IsReadWithoutOrigins() throws {
        let log = """
            {"d":"qxv7hsiqedc2","n":1,"t":1795748037762,"o":"thing","i":"e0fbe9f7-159f-442d-ad23-addf043cdb03",\
            "short":"FTW","long":"For the Win","note":"Said in victory.","tags":["chat"],"h":"cc2dd601e0b50304"}
            {"d":"qxv7hsiqedc2","n":2,"t":1795748037874,"o":"thing","i":"820e7978-db2d-43a3-9146-7881006b4f36",\
            "short":"TBD","long":"To Be Done","h":"20670e1501011994"}

            """
        var reader = LogReader(device: "qxv7hsiqedc2", after: nil)
        let events = reader.read(Array(log.utf8)).compactMap { entry in
            if case .event(let event) = entry.reading { event } else { nil }
        }
        #expect(reader.fault == nil)
        #expect(events.map(\.number) == [1, 2])
        guard case .thing(let thing, nil)? = events.first?.change else { throw SyncError.notBegun }
        #expect(
            [thing.short, thing.long, thing.note, thing.origin.text] == [
                "FTW", "For the Win", "Said in victory.", "list",
            ])
    }

    @Test func onlyPathsOfLogsAreReadInTheOrderOfTheirNumbers() {
        let paths = [
            "log/abc/10.jsonl", "log/abc/9.jsonl", "log/abc/9.sync-conflict-20260101-120000-ABCDEFG.jsonl",
            "log/../9.jsonl", "log/ABC/1.jsonl", "log/abc/x.jsonl", "README.md", "log/abc/1.txt", "log/abc/0.jsonl",
        ]
        let files = LogFile.unread(paths.compactMap { LogFile(path: $0, mark: "1", size: 9) }, seen: [:])
        #expect(files.map(\.path) == [paths[1], paths[2], paths[0]])
        #expect(LogFile(path: paths[0], mark: "1", size: LogFile.greatestSize + 1) == nil)
        #expect(LogFile.unread(files, seen: Dictionary(uniqueKeysWithValues: paths.map { ($0, "1") })).isEmpty)
    }
}
