import CSQLite

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// The system calls whose names or effects differ between systems. Foundation covers all others.
enum Platform {
    /// Writes the content of a file to disk, so that it survives a power failure.
    /// - Returns: 0 on success. Otherwise, `errno` has the reason, as after `fsync`.
    static func writeThrough(_ descriptor: Int32) -> Int32 {
        #if canImport(Darwin)
            // On Apple's systems, fsync leaves the data in the drive's cache. Some file systems do not support more
            // than that.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
        #endif
        return fsync(descriptor)
    }

    /// Returns the modification time of a file: seconds since 1970, and nanoseconds.
    static func written(_ status: stat) -> [Int] {
        #if canImport(Darwin)
            [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
        #else
            [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
        #endif
    }

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
