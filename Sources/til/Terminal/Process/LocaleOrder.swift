import Foundation
import TILCore

/// The sort order of the locale.
enum LocaleOrder {
    /// Returns the order of the first set variable of `LC_ALL`, `LC_COLLATE` and `LANG`. Returns nil if the locale
    /// sorts by bytes or is not installed.
    static func order(_ variables: [String: String]) -> TextOrder? {
        let names = ["LC_ALL", "LC_COLLATE", "LANG"].compactMap { variable in variables[variable] }
        guard let name = names.first(where: { name in !name.isEmpty }) else { return nil }
        let language = name.prefix { character in character != "." }
        if language == "C" || language == "POSIX" { return nil }
        // The locale is used until the process ends, so it is never freed.
        guard let locale = newlocale(Int32(LC_COLLATE_MASK | LC_CTYPE_MASK), name, nil) else { return nil }
        let order = Language(locale: locale)
        return TextOrder { text in order.sortKey(text) }
    }

    /// A locale of the C library. It is immutable, so any thread can read it.
    private struct Language: @unchecked Sendable {
        let locale: locale_t

        func sortKey(_ text: String) -> [UInt8] {
            // Remove null characters, which would end a C string.
            let text = text.replacing("\u{0}", with: "")
            var size = 2 * text.utf8.count + 32
            while true {
                var key = [CChar](repeating: 0, count: size)
                let needed = strxfrm_l(&key, text, size, locale)
                if needed < size { return key[..<needed].map { byte in UInt8(bitPattern: byte) } }
                size = needed + 1
            }
        }
    }
}
