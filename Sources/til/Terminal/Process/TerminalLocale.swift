import Foundation
import Glibc
import TILCore

/// The character set that readline works in.
enum TerminalLocale {
    /// Sees to it that typed bytes are read as UTF-8, whatever the locale.
    ///
    /// til writes UTF-8 everywhere. In the plain C locale (`LANG=C`, or none, as in many containers) readline would take a
    /// letter of two bytes for two letters, so a UTF-8 locale is set for character types, as Python does since PEP 538.
    /// The variables are changed too, because readline asks them before each line.
    static func prepare() {
        if setlocale(LC_CTYPE, "") != nil, isUTF8 { return }
        let isAllSet = getenv("LC_ALL").map { $0.pointee != 0 } ?? false
        for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"] where setlocale(LC_CTYPE, name) != nil && isUTF8 {
            setenv(isAllSet ? "LC_ALL" : "LC_CTYPE", name, 1)
            return
        }
    }

    /// Whether the variables ask for UTF-8: the first that is set of `LC_ALL`, `LC_CTYPE` and `LANG` decides.
    static func isUTF8(_ variables: any Variables) -> Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        guard let locale = names.compactMap({ variables[$0] }).first(where: { !$0.isEmpty }) else { return false }
        let lower = locale.lowercased()
        return lower.contains("utf-8") || lower.contains("utf8")
    }

    private static var isUTF8: Bool {
        guard let codeset = nl_langinfo(Int32(CODESET)) else { return false }
        return String(cString: codeset) == "UTF-8"
    }
}

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
