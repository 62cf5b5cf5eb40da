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

    private static var isUTF8: Bool {
        guard let codeset = nl_langinfo(Int32(CODESET)) else { return false }
        return String(cString: codeset) == "UTF-8"
    }
}
