import Dispatch
import Glibc

/// Tells when files in some folders have been saved, created, moved or deleted.
@MainActor public final class FolderWatch {
    /// Editors write a file in several steps.
    private static let settleTime = DispatchTimeInterval.milliseconds(80)
    /// Files that Docker Desktop shares with a container are only told to be modified, never to be closed.
    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private var pending: DispatchWorkItem?
    private let onChange: @MainActor () -> Void

    /// - Parameter onChange: is called once for changes that come together.
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
    /// - Throws: `BuildError` that names those that cannot be watched. One that is gone meanwhile is none of them.
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
