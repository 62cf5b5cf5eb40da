import Foundation

/// The character encoding of readline.
enum TerminalLocale {
    /// Sets a UTF-8 locale for typed text if the current locale is not UTF-8.
    ///
    /// til always writes UTF-8. In the plain C locale (`LANG=C`, or unset, as in many containers), readline treats a
    /// letter of two bytes as two letters. Therefore a UTF-8 locale is set for character types, as Python does since
    /// PEP 538. The environment variables are changed too, because readline reads them before each line.
    static func prepare() {
        if setlocale(LC_CTYPE, "") != nil, isUTF8 { return }
        let isAllSet = getenv("LC_ALL").map { text in text.pointee != 0 } ?? false
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
