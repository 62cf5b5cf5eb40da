import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

@Suite("Logs of devices, whole and in pieces") struct LogReaderTests {
    private let device = "abc"

    /// The lines of a log of so many withdrawals.
    private func lines(_ count: Int, salt: UInt8 = 0) -> [[UInt8]] {
        var hash = LogLine.seed(device)
        return (1...count).map { number in
            var line: [UInt8] = []
            let id = UUID(uuid: (UInt8(number), salt, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
            var event = SyncEvent(
                number: Int64(number), stamp: SyncStamp(milliseconds: Int64(number), device: device),
                operation: .withdraw)
            event.id = id
            LogLine.write(event, after: &hash, into: &line)
            return line
        }
    }

    private func read(
        _ files: [[UInt8]], after position: SyncPosition? = nil
    ) throws -> (numbers: [Int64], reader: LogReader) {
        var reader = LogReader(device: device, after: position)
        var numbers: [Int64] = []
        for file in files {
            for entry in reader.read(file) {
                switch entry.reading {
                case .event(let event): numbers.append(event.number)
                case .unknown: numbers.append(-entry.position.number)
                case .refused: numbers.append(1_000 + entry.position.number)
                }
            }
        }
        return (numbers, reader)
    }

    @Test("All events come, once, and then those after the last")
    func whole() throws {
        let all = lines(5)
        let (numbers, reader) = try read([all[0...2].flatMap { $0 }, all[2...4].flatMap { $0 }])
        #expect(numbers == [1, 2, 3, 4, 5])
        #expect(reader.fault == nil)
        #expect(try read([all.flatMap { $0 }], after: reader.position).numbers.isEmpty)
    }

    @Test("A line that is only half there waits for its end")
    func torn() throws {
        let all = lines(3).flatMap { $0 }
        #expect(try read([all.dropLast(5)]).numbers == [1, 2])
        #expect(try read([all.dropLast(1)]).numbers == [1, 2])
    }

    @Test("What is behind a gap waits, whatever file fills it")
    func gap() throws {
        let all = lines(4)
        let (numbers, reader) = try read([all[0], all[2] + all[3]])
        #expect(numbers == [1])
        #expect(reader.fault == .gap)
        #expect(try read([all[0], all[2] + all[3], all[1]]).numbers == [1, 2, 3, 4])
    }

    @Test("A copy that was made of a conflict has what the file lacks, and what does not fit counts for nothing")
    func conflict() throws {
        let (mine, other) = (lines(3), lines(3, salt: 9))
        #expect(try read([mine[0] + mine[1], mine.flatMap { $0 }]).numbers == [1, 2, 3])
        #expect(try read([mine[0] + other[1], mine.flatMap { $0 }]).numbers == [1, 2, 3])
        let position = try read([mine.flatMap { $0 }]).reader.position
        let rewritten = try read([lines(5, salt: 9).flatMap { $0 }], after: position)
        #expect(rewritten.numbers.isEmpty)
        #expect(rewritten.reader.fault == .rewritten)
    }

    @Test("Lines that are no events are passed over, and counted")
    func strange() throws {
        let all = lines(3)
        let (numbers, reader) = try read([all[0] + Array("nonsense\n\n".utf8) + all[1] + all[2] + Array("torn".utf8)])
        #expect(numbers == [1, 2, 3])
        #expect(reader.strangeLines == 2)
        #expect(reader.fault == nil)
    }

    @Test("A new device reads first what began first")
    func order() async throws {
        let temporary = try TemporaryFolder()
        for (device, instant) in [("aaa", Int64(9_000)), ("bbb", 5_000), ("ccc", 9_000)] {
            var (hash, content): (UInt64, [UInt8]) = (LogLine.seed(device), [])
            var event = SyncEvent(
                number: 1, stamp: SyncStamp(milliseconds: instant, device: device), operation: .withdraw)
            event.id = UUID()
            LogLine.write(event, after: &hash, into: &content)
            let folder = temporary.path + "/log/" + device
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(content).write(to: URL(fileURLWithPath: folder + "/1.jsonl"))
        }
        func devices(after known: [String: SyncPosition]) async throws -> [String] {
            let carrier = FolderCarrier(folder: temporary.path)
            let files = LogFile.unread(try await carrier.files(), seen: [:])
            var step = try await LogWalk(files, after: known, carrier).next()
            var devices: [String] = []
            while let (entries, rest) = step {
                devices += entries.map(\.device)
                step = try await rest.next()
            }
            return devices
        }
        #expect(try await devices(after: [:]) == ["bbb", "aaa", "ccc"])
        #expect(try await devices(after: ["zzz": SyncPosition(number: 1, hash: 1)]) == ["aaa", "bbb", "ccc"])
    }

    @Test("A file that cannot be read is not one that is gone")
    func unreadable() async throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.path
        try FileManager.default.createDirectory(atPath: folder + "/log/abc", withIntermediateDirectories: true)
        let carrier = FolderCarrier(folder: folder)
        let file = try #require(LogFile(path: "log/abc/1.jsonl", mark: "1", size: 9))
        #expect(try await carrier.read(file).isEmpty)
        symlink("/dev/null", folder + "/log/abc/1.jsonl")
        let expected = SyncError.cannotRead(
            folder + "/log/abc/1.jsonl", reason: "too many levels of symbolic links")
        await #expect(throws: expected) { _ = try await carrier.read(file) }
    }

    @Test("Events of a newer til are told from what no til writes")
    func others() throws {
        for (object, expected) in [
            (#"{"d":"abc","n":1,"t":5,"o":"picture","i":"x","more":{"a":[1,null]}"#, Int64(-1)),
            (#"{"d":"abc","n":1,"t":5,"o":"edit","i":"00000000-0000-0000-0000-000000000001","colour":"red""#, -1),
            (#"{"d":"abc","n":1,"t":5,"o":"edit","colour":"red""#, -1),
            (#"{"d":"abc","n":1,"t":5,"o":"review","verdict":"guessed""#, -1),
            (#"{"d":"abc","n":1,"t":5,"o":"review","verdict":"wrong""#, 1_001),
            (#"{"d":"abc","n":1,"t":5,"o":"withdraw","i":"x""#, 1_001),
            (#"{"d":"abc","n":1,"o":"withdraw""#, 1_001),
            (#"{"d":"abc","n":1,"t":1e300,"o":"withdraw""#, 1_001),
            (#"{"d":"abc","n":1 nonsense"#, 1_001),
        ] {
            var line = Array(object.utf8)
            let hash = line.withUnsafeBufferPointer { LogLine.hash($0, after: LogLine.seed(device)) }
            let digits = String(hash, radix: 16)
            line += Array(",\"h\":\"\(String(repeating: "0", count: 16 - digits.count))\(digits)\"}\n".utf8)
            #expect(try read([line]).numbers == [expected], "\(object)")
        }
    }

    @Test("Only paths of logs are read, in the order of their numbers")
    func paths() {
        let paths = [
            "log/abc/10.jsonl", "log/abc/9.jsonl", "log/abc/9.sync-conflict-20260101-120000-ABCDEFG.jsonl",
            "log/../9.jsonl", "log/ABC/1.jsonl", "log/abc/x.jsonl", "README.md", "log/abc/1.txt", "log/abc/0.jsonl",
        ]
        let files = LogFile.unread(paths.compactMap { LogFile(path: $0, mark: "1", size: 9) }, seen: [:])
        #expect(files.map(\.path) == [paths[1], paths[2], paths[0]])
        #expect(LogFile(path: paths[0], mark: "1", size: LogFile.greatestSize + 1) == nil)
        let seen = Dictionary(uniqueKeysWithValues: paths.map { ($0, "1") })
        #expect(LogFile.unread(files, seen: seen).isEmpty)
    }
}
