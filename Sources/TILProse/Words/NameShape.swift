/// Distinguishes names from acronyms by their letters.
///
/// This is stricter than ``AcronymShape``: a rule that requires definitions should rather miss an acronym than ask for
/// the definition of a name. A scan lists such names too.
enum NameShape {
    /// Whether each of the space-separated words is a name.
    static func isName(_ short: String) -> Bool {
        var short = short
        return short.withUTF8 { bytes in
            allPieces(bytes, 0..<bytes.count, between: { $0 == " " }) { isName(bytes, $0) }
        }
    }

    private static func isName(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        if known.contains(WordKey(exactly: bytes, word)) || isShouted(bytes, word) { return true }
        // Longer words in capitals are constants or names: "CPPFLAGS", "LANDSAT".
        if word.count > 6, word.allSatisfy({ bytes[$0].isUpper }) { return true }
        if isCode(bytes, word) { return true }
        return !allPieces(bytes, word, between: { $0 == "-" || $0 == "/" }) {
            !isPutTogether(bytes, $0)
        }
    }

    /// Companies, organisations, systems, languages, products, standards and licences that have no other name in use.
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

    /// Whether a word is an English word in capitals, perhaps with a number: "ACTIVE", "PORT2", the "JOIN" of "JOINs".
    /// Signals such as "SIGUSR1" count too.
    private static func isShouted(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        let end = word.first { !bytes[$0].isUpper } ?? word.upperBound
        guard (end..<word.upperBound).allSatisfy({ bytes[$0].isDigit }) else { return false }
        let key = WordKey(bytes, word.lowerBound..<end)
        return ShoutedWords.common.contains(key) || ShoutedWords.words.contains(key) || ShoutedWords.codes.contains(key)
    }

    /// Whether a word is a code rather than an acronym: a capital after a digit ("PW1S2"), the number of a report
    /// ("LANG-879"), initial small letters ("nNnTF").
    private static func isCode(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        let digits = word.filter { bytes[$0].isDigit }
        if let first = digits.first, let last = digits.last {
            let isApart = first > word.lowerBound && bytes[first - 1] == "-"
            // "ABC-3D" is a size.
            if first > word.lowerBound, !isApart, last + 1 < word.upperBound, bytes[last + 1].isUpper { return true }
            if digits.count > 2, isApart { return true }
            if first > word.lowerBound, last == first, bytes[first] == "0" { return true }
        }
        let small = word.prefix { bytes[$0].isLetter && !bytes[$0].isUpper }
        return small.count > 1
            || small.count == 1
                && word.dropFirst().contains { bytes[$0].isLetter && !bytes[$0].isUpper }
    }

    /// Whether all pieces of a range between separators satisfy a condition.
    private static func allPieces(
        _ bytes: Bytes, _ range: ByteRange, between: (UInt8) -> Bool,
        _ isRight: (ByteRange) -> Bool
    ) -> Bool {
        var start = range.lowerBound
        for end in start...range.upperBound where end == range.upperBound || between(bytes[end]) {
            if start < end, !isRight(start..<end) { return false }
            start = end + 1
        }
        return true
    }

    /// Whether a word is composed of words or pieces of words: "SSLCertFile", "MySQL", "TikZ", "JGit".
    private static func isPutTogether(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        // The pieces between all other bytes are runs of small letters.
        !allPieces(bytes, word, between: { !$0.isLetter || $0.isUpper }) {
            !isPiece($0, of: word, bytes)
        }
    }

    /// Whether a run of small letters is a piece of a word, rather than a plural ending or the small letters of "QoS",
    /// "iSCSI" and "SaaS".
    private static func isPiece(
        _ run: ByteRange, of word: ByteRange, _ bytes: Bytes
    ) -> Bool {
        let isLast = run.upperBound == word.upperBound
        if run.count >= 3 { return true }
        if run.lowerBound == word.lowerBound { return false }
        if run.count == 2 { return !bytes[run].elementsEqual(isLast ? "es".utf8 : "aa".utf8) }
        return run.lowerBound == word.lowerBound + 1 && bytes[run.lowerBound] != "o"
            && run.upperBound + 1 < word.upperBound
            && bytes[run.upperBound].isUpper && bytes[run.upperBound + 1].isUpper
    }
}

/// Acronyms that everyone in computing or in an office knows and that need no explanation. An option of the linter
/// disables them.
enum CommonAcronyms {
    /// The acronyms in their preferred spelling.
    static let words = Set(
        names: """
            2D 2FA 3D 4G 5G A/V AC AD AI AKA AM ANSI API ASAP ASCII ATM B2B BBC BC BCC BCE BIOS BOM CAD CAPTCHA CC CD CD-ROM CE CEO
            CFO CGI CI CI/CD CIA CIDR CIO CLI CMS CMYK COO CPU CRC CRLF CRM CRT CRUD CSS CSV CTO CV CVE DB DBMS DC DDR DHCP DIY DLL
            DMA DMZ DNA DNS DOM DOS DPI DRAM DRM DSL DVD DVI EB ECMA EOF EOL EPS ERP ETA EU EULA EXIF FAQ FBI FIFO FIXME FM FPS FQDN FTP
            FYI GB GDP GDPR GID GIF GIS GMT GPS GPU GUI GUID HD HDD HDMI HQ HR HTML HTML5 HTTP HTTPS HTTP/2 I/O IBAN ICMP ID IDE IEC
            IEEE IETF IMAP IMHO INI IO IoT IP IPC IPv4 IPv6 IQ IRC ISBN ISO ISP IT JIT JPEG JPG JSON KB KPI LAN LCD LDAP LED LF LIFO
            LLM LTE LTS MAC MB MBA MD5 MFA MIDI MIME MIT ML MP3 MP4 MPEG MX N/A NAS NASA NAT NATO NB NDA NFC NFS NTP OAuth OCR ODBC
            OEM OK OOP ORM OS OTP P2P PB PC PCI PDF PGP PhD PID PIN PIPE PKI PM PNG PO POP3 POSIX PR PS PSU Q&A QA QR R&D RAID RAM RC
            RDBMS README REST RFC RGB RGBA RHS LHS RISC RNA ROM RPC RSA RSS RSVP RTF RTL LTR S/MIME SaaS SATA SCP SCSI SD SDK SEO SFTP
            SHA SHA-1 SHA-256 SHA-512 SHA1 SHA256 SHA512 SIM SLA SMS SMTP SNMP SOAP SoC SQL SRAM SSD SSH SSID SSL SSO SVG TB TBA TBD
            TCP TCP/IP TIFF TLD TLS TODO TOC TTL TTY TV U.K U.N U.S U.S.A UDP UEFI UI UID UK UML UN UNICEF UPS URI URL URN US USA USB
            UTC UTF UTF-16 UTF-32 UTF-8 UTF8 UUID UX VAT VCS VGA VIP VLAN VM VoIP VPN VPS W3C WAN WAV Wi-Fi WiFi WLAN WWW WYSIWYG XHTML XML
            XSLT XSS YAML ZIP
            """)

    /// The preferred spelling of acronyms with small letters, by lowercase form: IPv4 for IPV4.
    static let spellings: [String: String] = Dictionary(
        words.filter { $0.contains(where: \.isLowercase) && !$0.contains("-") }.map { ($0.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first })
}
