import Foundation

/// A thing that a search found, whose texts lie in the memory of its ``FoundThings``.
struct FoundThing: Comparable {
    /// The texts of a thing in a row.
    struct Texts {
        let key, short, long, note: UnsafeBufferPointer<UInt8>

        /// The bytes that the thing takes in memory.
        var size: Int {
            let texts = MemoryLayout<Header>.stride + key.count + short.count + long.count + note.count
            return (texts + alignment - 1) & -alignment
        }
    }

    /// What stands before the texts.
    private struct Header {
        let row, added: Int64
        let id: UUID
        let key, short, long, note: Int32
    }

    static let alignment = 8

    private let order: UInt64
    private let place: UnsafeRawPointer

    /// Puts a thing into memory that has room for it.
    /// - Parameter order: what ``SearchOrder`` gives for its key.
    init(row: Int64, id: UUID, added: Int64, _ texts: Texts, order: UInt64, in memory: UnsafeMutableRawPointer) {
        let header = Header(
            row: row, added: added, id: id, key: Int32(texts.key.count), short: Int32(texts.short.count),
            long: Int32(texts.long.count), note: Int32(texts.note.count))
        memory.storeBytes(of: header, as: Header.self)
        var end = memory + MemoryLayout<Header>.stride
        func put(_ text: UnsafeBufferPointer<UInt8>) {
            guard let start = text.baseAddress else { return }
            end.copyMemory(from: start, byteCount: text.count)
            end += text.count
        }
        put(texts.key)
        put(texts.short)
        put(texts.long)
        put(texts.note)
        self.order = order
        place = UnsafeRawPointer(memory)
    }

    private var header: Header { place.load(as: Header.self) }

    /// The row of the thing.
    var row: Int64 { header.row }

    /// The thing, once its tags are known.
    func thing(tags: [String]) -> Thing {
        let header = header
        let texts = texts
        func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
            bytes.isEmpty ? "" : String(decoding: bytes, as: UTF8.self)
        }
        return Thing(
            id: header.id, short: text(texts.short), long: text(texts.long), note: text(texts.note), tags: tags,
            added: Date(milliseconds: header.added))
    }

    static func < (left: FoundThing, right: FoundThing) -> Bool {
        if left.order != right.order { return left.order < right.order }
        let (one, other) = (left.texts, right.texts)
        var difference = one.key.compared(with: other.key)
        if difference == 0 { difference = one.long.compared(with: other.long) }
        if difference == 0 { difference = one.short.compared(with: other.short) }
        return difference == 0 ? left.row < right.row : difference < 0
    }

    static func == (left: FoundThing, right: FoundThing) -> Bool { left.row == right.row }

    private var texts: Texts {
        let header = header
        var next = place + MemoryLayout<Header>.stride
        func take(_ count: Int32) -> UnsafeBufferPointer<UInt8> {
            defer { next += Int(count) }
            return UnsafeBufferPointer(start: next.assumingMemoryBound(to: UInt8.self), count: Int(count))
        }
        return Texts(key: take(header.key), short: take(header.short), long: take(header.long), note: take(header.note))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Below, at or above zero as these bytes come before, are, or come after others, as SQLite compares texts.
    fileprivate func compared(with other: UnsafeBufferPointer<UInt8>) -> Int {
        if let left = baseAddress, let right = other.baseAddress {
            let difference = memcmp(left, right, Swift.min(count, other.count))
            if difference != 0 { return Int(difference) }
        }
        return count - other.count
    }
}
