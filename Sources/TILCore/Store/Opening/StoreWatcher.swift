/// Notices what other processes do to a store, for as long as the watcher lives.
///
/// It asks SQLite for its change counter a few times a second, which costs a system call or two, and tells the store's
/// observers when it moved. A program that wakes regularly by itself calls ``ThingStore/refresh()`` instead.
public final class StoreWatcher: Sendable {
    private let task: Task<Void, Never>

    /// Starts watching.
    /// - Parameters:
    ///   - store: the store to watch.
    ///   - interval: how long to wait between two looks.
    public init(_ store: ThingStore, every interval: Duration = .milliseconds(400)) {
        // The first look only notes where the counter stands: what is committed from here on is noticed.
        _ = try? store.refresh()
        task = Task.detached(priority: .utility) { [weak store] in
            while !Task.isCancelled {
                try? await Task.sleep(for: interval)
                guard let store else { return }
                // A look that fails (a busy moment) is made up for by the next one.
                _ = try? store.refresh()
            }
        }
    }

    deinit {
        task.cancel()
    }
}
