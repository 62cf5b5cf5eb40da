import Glibc
import TILCore

/// The order of texts that the locale asks for.
enum LocaleOrder {
    /// The order of the first that is set of `LC_ALL`, `LC_COLLATE` and `LANG`; nil where that is by bytes, or the machine does
    /// not have it.
    static func order(_ variables: some Variables) -> TextOrder? {
        let names = ["LC_ALL", "LC_COLLATE", "LANG"].compactMap { variables[$0] }
        guard let name = names.first(where: { !$0.isEmpty }),
            !["C", "POSIX"].contains(String(name.prefix { $0 != "." })),
            let locale = newlocale(Int32(LC_COLLATE_MASK | LC_CTYPE_MASK), name, nil)
        else { return nil }
        // It is used until the process ends.
        let language = Language(locale: locale)
        return TextOrder { language.sortKey($0) }
    }

    /// A locale of the C library, which is read by whoever wants, and never changed.
    private struct Language: @unchecked Sendable {
        let locale: locale_t

        func sortKey(_ text: String) -> [UInt8] {
            // What C takes for the end of a text is not in any.
            let text = text.replacing("\u{0}", with: "")
            var size = 2 * text.utf8.count + 32
            while true {
                var key = [CChar](repeating: 0, count: size)
                let needed = strxfrm_l(&key, text, size, locale)
                if needed < size { return key[..<needed].map { UInt8(bitPattern: $0) } }
                size = needed + 1
            }
        }
    }
}
