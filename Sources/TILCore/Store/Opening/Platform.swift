#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// The calls whose names or meaning differ from one system to the next; everything else is the same by way of Foundation.
enum Platform {
    /// What SQLite is told so that a transaction is on disk when it ends.
    static var durability: String {
        #if canImport(Darwin)
            "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON"
        #else
            "PRAGMA synchronous = FULL"
        #endif
    }

    /// Writes what a file holds through to the disk, so that it survives a loss of power.
    /// - Returns: 0 where that was done; else `errno` has the reason, as after `fsync`.
    static func writeThrough(_ descriptor: Int32) -> Int32 {
        #if canImport(Darwin)
            // There, fsync leaves the data in the drive's own memory. Some file systems know nothing better.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
        #endif
        return fsync(descriptor)
    }

    /// When a file was changed last, in whole seconds since 1970.
    static func changed(_ status: stat) -> Double {
        #if canImport(Darwin)
            Double(status.st_mtimespec.tv_sec)
        #else
            Double(status.st_mtim.tv_sec)
        #endif
    }

    /// When a file was written to last, to the nanosecond.
    static func written(_ status: stat) -> (seconds: Int, nanoseconds: Int) {
        #if canImport(Darwin)
            (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
        #else
            (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        #endif
    }

    /// How long a file may be that this process writes, in bytes; nil where there is no limit.
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
