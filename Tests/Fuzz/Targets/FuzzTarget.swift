import Foundation

/// Something that libFuzzer feeds with bytes. It ends the process where the bytes break a promise, which libFuzzer
/// takes for a crash: it then keeps the bytes.
struct FuzzTarget: Sendable {
    /// What `make fuzz` and the folders of seeds call it.
    let name: String
    /// Tries some bytes.
    let run: @Sendable ([UInt8]) -> Void

    /// Every target, in the order in which they run.
    static var all: [FuzzTarget] {
        InterchangeFormat.importable.map(importing)
            + [
                recognition, words, judge, scanner, linter, json, texts, drafts, views, collection, gaps, events,
                editor,
            ]
    }

    /// Ends the process if something is not so.
    static func expect(_ isSo: Bool, _ what: @autoclosure () -> String) {
        if isSo { return }
        FileHandle.standardError.write(Data(("The promise is broken: " + what() + "\n").utf8))
        abort()
    }
}

/// The target that `TIL_FUZZ_TARGET` names; without one, what there is to be named is printed.
private let chosen: FuzzTarget? = {
    let name = ProcessInfo.processInfo.environment["TIL_FUZZ_TARGET"]
    if let target = FuzzTarget.all.first(where: { $0.name == name }) { return target }
    FileHandle.standardOutput.write(Data(FuzzTarget.all.map { $0.name + "\n" }.joined().utf8))
    exit(name == nil ? 0 : 64)
}()

/// The length to which an input is repeated, so that superlinear work can be seen by its time.
private let repeatedLength = 1 << 15

/// What libFuzzer calls. An input that ends with two bytes of 0xFF, which no text does, is what stands before them over
/// and over: few bytes then make a long text. What stands before a byte of 0xFE in it comes once, at the start.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let chosen else { return 0 }
    var bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if count > 2, bytes.suffix(2) == [0xFF, 0xFF] {
        let parts = bytes.dropLast(2).split(separator: 0xFE, maxSplits: 1, omittingEmptySubsequences: false)
        let unit = parts[parts.count - 1].isEmpty ? [0x0A] : parts[parts.count - 1]
        bytes = parts.count == 2 ? Array(parts[0]) : []
        while bytes.count < repeatedLength { bytes += unit }
    }
    chosen.run(bytes)
    return 0
}

/// What libFuzzer calls first.
@_cdecl("LLVMFuzzerInitialize")
public func fuzzInitialize(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
    _ = chosen
    return 0
}
