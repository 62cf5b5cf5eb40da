import TILText

/// A key of several bytes or a report of the terminal, such as `ESC [ 1 7 ~`, while its bytes arrive.
///
/// It follows the forms of ECMA-48, and those of the Linux console and of the oldest reports of a mouse.
struct EscapeSequence {
    static let escape: UInt8 = 0x1B

    enum State: Equatable {
        /// More bytes have to follow.
        case unfinished
        /// The sequence is complete.
        case finished
        /// The bytes are no such sequence: Escape, or Escape and a key.
        case other
    }

    private enum Form {
        /// Escape was pressed, perhaps twice: Alt and a key of several bytes.
        case begun
        /// `ESC [`: parameters, then a final byte.
        case control
        /// `ESC [ [` and `ESC [ M`: a fixed number of bytes.
        case counted(Int)
        /// `ESC O`: a key of the keypad or a function key.
        case single
        /// `ESC ]` and other strings, which end with BEL or `ESC \`.
        case string
    }

    /// The most bytes of a string. Longer ones are not reports that a terminal sends.
    private static let longest = 4_096
    private static let bell: UInt8 = 0x07

    private(set) var bytes = [escape]
    private(set) var state = State.unfinished
    private var form = Form.begun

    /// The milliseconds in which the next byte has to arrive. A person can press Escape and `[`, but nobody types more
    /// of a sequence by hand, so its rest may be late on a slow line.
    var patience: Int32 { bytes.count > 2 ? 500 : 50 }

    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
        switch form {
        case .begun: begin(byte)
        case .control: continueControl(byte)
        case .counted(let count):
            form = .counted(count - 1)
            if count == 1 { state = .finished }
        case .single: if !isParameter(byte) { state = isFinal(byte) ? .finished : .other }
        case .string:
            let isTerminator = byte == "\\" && bytes.dropLast().last == Self.escape
            if byte == Self.bell || isTerminator { state = .finished }
            if bytes.count > Self.longest { state = .other }
        }
    }

    private mutating func begin(_ byte: UInt8) {
        switch byte {
        case Self.escape where bytes.count == 2: break
        case "[": form = .control
        case "O": form = .single
        case "]", "P", "_", "^", "X":
            form = .string
        default: state = .other
        }
    }

    private mutating func continueControl(_ byte: UInt8) {
        let isFirst = bytes.dropLast().last == "["
        switch byte {
        case "[" where isFirst: form = .counted(1)
        case "M" where isFirst: form = .counted(3)
        default: if !isParameter(byte) { state = isFinal(byte) ? .finished : .other }
        }
    }

    /// Whether a byte is a parameter or an intermediate byte.
    private func isParameter(_ byte: UInt8) -> Bool { (UInt8(ascii: " ")...UInt8(ascii: "?")).contains(byte) }

    private func isFinal(_ byte: UInt8) -> Bool { (UInt8(ascii: "@")...UInt8(ascii: "~")).contains(byte) }
}
