import Dispatch
import Glibc

/// Notifies when files in some folders were saved, created, moved or deleted.
@MainActor public final class FolderWatch {
    /// Editors write a file in several steps.
    private static let settleTime = DispatchTimeInterval.milliseconds(80)
    /// For files that Docker Desktop shares with a container, the system reports changes, and never a close.
    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private var pending: DispatchWorkItem?
    private let onChange: @MainActor () -> Void

    /// - Parameter onChange: called once for changes at about the same time.
    /// - Throws: `BuildError` when the system has no watch left.
    public init(onChange: @escaping @MainActor () -> Void) throws {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw BuildError("The system cannot watch files: inotify has no instance left.") }
        self.onChange = onChange
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.drain() } }
        source.resume()
    }

    /// Adds the folders that are not watched yet.
    ///
    /// - Throws: `BuildError` with the folders that cannot be watched, except deleted ones.
    public func watch(_ folders: [String]) throws {
        let failed = folders.filter { inotify_add_watch(descriptor, $0, Self.events) < 0 && errno != ENOENT }
        guard failed.isEmpty else {
            throw BuildError(
                """
                What is saved in \(failed.joined(separator: ", ")) goes unnoticed: the system does not watch it. \
                Is it readable, and is fs.inotify.max_user_watches large enough?
                """)
        }
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        pending?.cancel()
        let item = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.onChange() } }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.settleTime, execute: item)
    }
}
