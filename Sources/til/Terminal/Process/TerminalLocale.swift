import Foundation
import Glibc

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
