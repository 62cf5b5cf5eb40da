import CSQLite

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// The calls whose names or meaning differ from one system to the next; everything else is the same by way of Foundation.
enum Platform {
    /// The SQL that has SQLite write each transaction to the disk before it ends.
    static var durability: String {
        #if canImport(Darwin)
            "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON"
        #else
            "PRAGMA synchronous = FULL"
        #endif
    }

    /// Writes the content of a file through to the disk, so that it survives a loss of power.
    /// - Returns: 0 if that succeeded. Otherwise `errno` has the reason, as after `fsync`.
    static func writeThrough(_ descriptor: Int32) -> Int32 {
        #if canImport(Darwin)
            // There, fsync leaves the data in the drive's own memory. Some file systems know nothing better.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
        #endif
        return fsync(descriptor)
    }

    /// When a file was written to last: seconds since 1970, and nanoseconds.
    static func written(_ status: stat) -> [Int] {
        #if canImport(Darwin)
            [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
        #else
            [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
        #endif
    }

    /// The greatest length in bytes of a file that this process may write, or nil if the length is unlimited.
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

/// SQLite as the whole process uses it.
package enum SQLiteLibrary {
    /// Configures SQLite for a process that belongs to til. Call it before the first connection is opened; later calls
    /// have no effect.
    ///
    /// By default SQLite counts all memory that it allocates, under one lock for all threads. til does not use these
    /// sums, and two connections that work in parallel would wait for each other at that lock. An app may want the sums
    /// for its own databases, so only the program calls this.
    package static func setUp() {
        _ = til_spare_memory_statistics()
    }
}
