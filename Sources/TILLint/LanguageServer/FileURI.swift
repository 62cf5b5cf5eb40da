import TILText

/// A URI of a file, whose bytes need not be UTF-8.
enum FileURI {
    /// Returns the path of a file's URI, or nil for any other URI.
    ///
    /// The host is not used. A percent sign without two hexadecimal digits after it stands for itself.
    static func path(of uri: some StringProtocol) -> String? {
        let scheme = "file:"
        guard uri.prefix(scheme.count).lowercased() == scheme else { return nil }
        var rest = uri.dropFirst(scheme.count).prefix { character in character != "?" && character != "#" }
        let hasHost = rest.hasPrefix("//")
        if hasHost { rest = rest.dropFirst(2).drop { character in character != "/" } }
        guard rest.hasPrefix("/") else { return nil }
        var bytes = decoded(Array(rest.utf8))
        while bytes.count > 1, bytes.last == "/" { bytes.removeLast() }
        return String(systemBytes: bytes)
    }

    private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        var decoded: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if byte == "%", let high = digit(rest.first), let low = digit(rest.dropFirst().first) {
                decoded.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                decoded.append(byte)
            }
        }
        return decoded
    }

    private static func digit(_ byte: UInt8?) -> UInt8? {
        guard let byte, let value = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
        return UInt8(value)
    }
}
