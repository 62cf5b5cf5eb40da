/// Tells names from acronyms by their letters alone.
///
/// Stricter than ``AcronymShape``: a rule that asks for definitions had rather miss one than ask what a name stands for. A
/// scan lists such words, too.
enum NameShape {
    /// Whether each of the words that blanks set apart is a name.
    static func isName(_ short: String) -> Bool {
        var short = short
        return short.withUTF8 { bytes in
            allPieces(bytes, 0..<bytes.count, between: { $0 == UInt8(ascii: " ") }) { isName(bytes, $0) }
        }
    }

    private static func isName(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        if known.contains(WordKey(exactly: bytes, word)) || isShouted(bytes, word) { return true }
        if isCode(bytes, word) { return true }
        return !allPieces(bytes, word, between: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }) {
            !isPutTogether(bytes, $0)
        }
    }

    /// Companies, organisations, systems, languages, products, standards and licences that are known by no other name.
    private static let known = WordSet(
        exactly: """
            AGPL AIX ALGOL AMD ANTLR AOL ARM ARM64 ASUS AT&T ATI AWK AWS BASIC BLAS BMW BSD BSDL BTRFS CC0 CDDL CERN CNRS COBOL COFF
            CORBA CPAN CRAN CTAN CUDA CUPS CVS DARPA DBUS D-BUS DEC DIN DOI DWARF EBCDIC ELF EMACS EPL ESA ETSI EXT4 FAT32 FFI
            FFTW FIPS FORTRAN FSF GCC GCP GDB GFDL GIMP GLUT GMP GNOME GNU GPG GPL GPLv2 GPLv3 GSL GTK GTK+ HDF5 HP HP-UX HPUX IANA
            IBM ICANN ICU IKEA INRIA IRIX ISC ITU JDBC JSTOR JVM KDE KVM LAPACK LAX LGPL LISP LLVM LXC LXDE MATLAB MIPS MPFR MPI MPL
            MS MS-DOS MSDN MSN MSVC MSYS NEC NIST NOAA NPM NSA NTFS NVIDIA OASIS OCAML OMG OPENSSL ORCID OS/2 OS/400 OSI OSX PASCAL
            PDP PERL PHP PL/I PNAS POSIX PPC PROLOG QEMU RCS RHEL RISC-V RPM SAP SCO SDL SGI SGML SPARC SPDX SPSS SQLITE SUN SUSE
            SVN SVR4 SWIG TSMC UNESCO UNIX UTP VAX VIM VMS WHO WTFPL X11 X86 XFCE XFS YAST ZFS ZLIB
            """)

    /// Whether a word is one of English in capitals, perhaps with a number: "ACTIVE", "PORT2", or the "JOIN" of "JOINs"; or a
    /// signal: "SIGUSR1".
    private static func isShouted(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        let end = word.first { !ByteClass.isUpper(bytes[$0]) } ?? word.upperBound
        guard (end..<word.upperBound).allSatisfy({ ByteClass.isDigit(bytes[$0]) }) else { return false }
        let key = WordKey(bytes, word.lowerBound..<end)
        return ShoutedWords.common.contains(key) || ShoutedWords.words.contains(key) || ShoutedWords.codes.contains(key)
    }

    /// Whether a word is a code rather than an acronym: six capitals or more, a letter after a digit ("PW1S2"), the number of a
    /// report ("LANG-879"), small letters before all capitals ("nNnTF").
    private static func isCode(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        let isPlain = word.allSatisfy { ByteClass.isUpper(bytes[$0]) }
        if isPlain { return word.count >= 6 }
        let digits = word.filter { ByteClass.isDigit(bytes[$0]) }
        if let first = digits.first, let last = digits.last {
            if first > word.lowerBound, last + 1 < word.upperBound, ByteClass.isUpper(bytes[last + 1]) { return true }
            if digits.count > 2, first > word.lowerBound, bytes[first - 1] == UInt8(ascii: "-") { return true }
            if first > word.lowerBound, last == first, bytes[first] == UInt8(ascii: "0") { return true }
        }
        let small = word.prefix { ByteClass.isLetter(bytes[$0]) && !ByteClass.isUpper(bytes[$0]) }
        return small.count > 1
            || small.count == 1
                && word.dropFirst().contains { ByteClass.isLetter(bytes[$0]) && !ByteClass.isUpper(bytes[$0]) }
    }

    /// Whether all the pieces of a range that some bytes set apart are as they are to be.
    private static func allPieces(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, between: (UInt8) -> Bool,
        _ isRight: (Range<Int>) -> Bool
    ) -> Bool {
        var start = range.lowerBound
        for end in start...range.upperBound where end == range.upperBound || between(bytes[end]) {
            if start < end, !isRight(start..<end) { return false }
            start = end + 1
        }
        return true
    }

    /// Whether a word is put together of words or pieces of them: "SSLCertFile", "MySQL", "TikZ", "JGit".
    private static func isPutTogether(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        // The pieces between all else are runs of small letters.
        !allPieces(bytes, word, between: { !ByteClass.isLetter($0) || ByteClass.isUpper($0) }) {
            !isPiece($0, of: word, bytes)
        }
    }

    /// Whether some small letters are a piece of a word, rather than the plural's, or those between the capitals of "QoS",
    /// "iSCSI" and "SaaS".
    private static func isPiece(
        _ run: Range<Int>, of word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let isLast = run.upperBound == word.upperBound
        if run.count >= 3 { return true }
        if run.lowerBound == word.lowerBound { return false }
        if run.count == 2 { return !bytes[run].elementsEqual(isLast ? "es".utf8 : "aa".utf8) }
        return run.lowerBound == word.lowerBound + 1 && bytes[run.lowerBound] != UInt8(ascii: "o")
            && run.upperBound + 1 < word.upperBound
            && ByteClass.isUpper(bytes[run.upperBound]) && ByteClass.isUpper(bytes[run.upperBound + 1])
    }
}
