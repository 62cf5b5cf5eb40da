import CSQLite

#if os(Linux)
    import CLinux
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// The system calls whose names or effects differ between systems. Foundation covers all others.
enum Platform {
    /// Whether a file is in one of the kernel's own file systems, such as the one that is usually mounted at `/proc`.
    ///
    /// The path does not tell: in a rescue system, `/proc` can be a plain folder.
    static func isKernelFile(_ path: String) -> Bool {
        #if os(Linux)
            var status = statfs()
            guard statfs(path.systemPath, &status) == 0 else { return false }
            return kernelFileSystems.contains(UInt32(truncatingIfNeeded: status.f_type))
        #else
            return false
        #endif
    }

    /// The types of file systems whose files have no size or cannot be written like files on a disk.
    ///
    /// Source: `linux/magic.h`.
    private static let kernelFileSystems: Set<UInt32> = [
        0x9FA0,  // proc
        0x6265_6572,  // sysfs
        0x6462_6720,  // debugfs
        0x7472_6163,  // tracefs
        0x7363_6673,  // securityfs
        0x6265_6570,  // configfs
        0x0027_E0EB,  // cgroup
        0x6367_7270,  // cgroup2
        0xCAFE_4A11,  // bpf
        0x6165_676C,  // pstore
        0xDE5E_81E4,  // efivarfs
        0xF97C_FF8C,  // selinuxfs
        0x4249_4E4D,  // binfmt_misc
        0x6573_5543,  // fusectl
        0x1980_0202,  // mqueue
    ]

    /// The maximum size in bytes of a file that this process may write, or nil if it is unlimited.
    static var fileLimit: UInt64? {
        var limit = rlimit()
        #if canImport(Glibc)
            let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
        #else
            let isKnown = getrlimit(RLIMIT_FSIZE, &limit) == 0
        #endif
        return isKnown && limit.rlim_cur < UInt64(Int64.max) ? UInt64(limit.rlim_cur) : nil
    }
}

/// The configuration of SQLite for the whole process.
package enum SQLiteLibrary {
    /// Configures SQLite for a process of the til program. Call it before the first connection is opened. Later calls
    /// have no effect.
    ///
    /// By default, SQLite counts all memory that it allocates, under one lock for all threads. til does not use these
    /// numbers, and parallel connections would wait for that lock. An app may need the numbers for its own databases,
    /// so only the program calls this.
    package static func setUp() {
        _ = til_spare_memory_statistics()
    }
}
