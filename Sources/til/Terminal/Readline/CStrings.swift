import Glibc

/// Strings in memory that C frees.
enum CStrings {
    /// A list of strings that ends with a null pointer.
    static func list(_ strings: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        let size = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride * (strings.count + 1)
        guard let memory = malloc(size) else { return nil }
        let list = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: strings.count + 1)
        for (index, string) in strings.enumerated() { list[index] = strdup(string) }
        list[strings.count] = nil
        return list
    }
}
