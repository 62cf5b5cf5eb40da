import Foundation

extension FuzzTarget {
    /// Events of other devices survive reading and writing.
    static var events: FuzzTarget {
        FuzzTarget(name: "events") { bytes in
            let reading = SyncEvent.read(Array(bytes)[...], device: "abc", number: 1)
            guard case .event(let event) = reading else { return }
            var output: [UInt8] = []
            event.write(into: &output)
            output.append(0x7D)
            let again = SyncEvent.read(output[...], device: "abc", number: 1)
            expect(again == reading, "\(reading) became \(again)")
        }
    }
}
