internal import Dispatch
internal import Glibc
internal import ViaductSystem

/// Notifies when files in some folders were saved, created, moved or deleted.
@MainActor public final class FolderWatch {
    /// Editors write a file in several steps.
    private static let settleTime = DispatchTimeInterval.milliseconds(80)
    /// For files that Docker Desktop shares with a container, the system reports changes, and never a close.
    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

    private let descriptor: Int32
    private var reader: DescriptorReader?
    private var pending: DispatchWorkItem?
    private let onChange: @MainActor () -> Void

    /// - Parameter onChange: called once for changes at about the same time.
    /// - Throws: `BuildError` when the system has no watch left.
    public init(onChange: @escaping @MainActor () -> Void) throws {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw BuildError("The system cannot watch files: inotify has no instance left.") }
        self.onChange = onChange
        reader = DescriptorReader(descriptor) { [weak self] _ in self?.settle() }
    }

    isolated deinit {
        reader?.cancel()
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

    /// Waits for the end of the changes.
    private func settle() {
        pending?.cancel()
        let item = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.onChange() } }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.settleTime, execute: item)
    }
}
