/// The functions of Foundation and Dispatch that take a closure, as on Apple's systems.
///
/// Apple's are `@preconcurrency`: in Swift 5 mode, not in Swift 6 mode, their closures may call the main actor's code. Linux's are not, and
/// the compiler refuses it. A module's own functions take precedence over imported ones, so these are added to each module. Types have
/// their module's name, since the module may have a `Notification` or a `Timer` of its own.
enum ClosureFunctions {
    /// Swift source with the functions whose types the sources name; `nil` when they name none.
    static func source(for texts: [String]) -> String? {
        let extensions = all.filter { type, _ in texts.contains { $0.contains(type) } }.map(\.functions)
        return extensions.isEmpty ? nil : (["import Dispatch\nimport Foundation\nimport FoundationNetworking\n"] + extensions).joined(separator: "\n")
    }

    private static let all: [(type: String, functions: String)] = [
        ("DispatchQueue", queue), ("URLSession", session), ("Timer", timer), ("NotificationCenter", notifications),
        ("OperationQueue", operations), ("BlockOperation", blockOperation), ("RunLoop", runLoop), ("Thread", thread),
    ]

    private static let queue = """
        nonisolated extension Dispatch.DispatchQueue {
            @usableFromInline @preconcurrency func async(
                group: Dispatch.DispatchGroup? = nil, qos: Dispatch.DispatchQoS = .unspecified, flags: Dispatch.DispatchWorkItemFlags = [],
                execute work: @escaping @Sendable @convention(block) () -> Void
            ) {
                self.Dispatch::async(group: group, qos: qos, flags: flags, execute: work)
            }

            @usableFromInline @preconcurrency func asyncAfter(
                deadline: Dispatch.DispatchTime, qos: Dispatch.DispatchQoS = .unspecified, flags: Dispatch.DispatchWorkItemFlags = [],
                execute work: @escaping @Sendable @convention(block) () -> Void
            ) {
                self.Dispatch::asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
            }

            @usableFromInline @preconcurrency func asyncAfter(
                wallDeadline: Dispatch.DispatchWallTime, qos: Dispatch.DispatchQoS = .unspecified, flags: Dispatch.DispatchWorkItemFlags = [],
                execute work: @escaping @Sendable @convention(block) () -> Void
            ) {
                self.Dispatch::asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
            }
        }

        """

    private static let session = """
        nonisolated extension FoundationNetworking.URLSession {
            @usableFromInline @preconcurrency func dataTask(
                with request: FoundationNetworking.URLRequest, completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionDataTask {
                self.FoundationNetworking::dataTask(with: request, completionHandler: completionHandler)
            }

            @usableFromInline @preconcurrency func dataTask(
                with url: Foundation.URL, completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionDataTask {
                self.FoundationNetworking::dataTask(with: url, completionHandler: completionHandler)
            }

            @usableFromInline @preconcurrency func uploadTask(
                with request: FoundationNetworking.URLRequest, from bodyData: Foundation.Data?,
                completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionUploadTask {
                self.FoundationNetworking::uploadTask(with: request, from: bodyData, completionHandler: completionHandler)
            }

            @usableFromInline @preconcurrency func uploadTask(
                with request: FoundationNetworking.URLRequest, fromFile fileURL: Foundation.URL,
                completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionUploadTask {
                self.FoundationNetworking::uploadTask(with: request, fromFile: fileURL, completionHandler: completionHandler)
            }

            @usableFromInline @preconcurrency func downloadTask(
                with request: FoundationNetworking.URLRequest, completionHandler: @escaping @Sendable (Foundation.URL?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionDownloadTask {
                self.FoundationNetworking::downloadTask(with: request, completionHandler: completionHandler)
            }

            @usableFromInline @preconcurrency func downloadTask(
                with url: Foundation.URL, completionHandler: @escaping @Sendable (Foundation.URL?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionDownloadTask {
                self.FoundationNetworking::downloadTask(with: url, completionHandler: completionHandler)
            }
        }

        """

    private static let timer = """
        nonisolated extension Foundation.Timer {
            @usableFromInline @preconcurrency @discardableResult class func scheduledTimer(
                withTimeInterval interval: Foundation.TimeInterval, repeats: Bool, block: @escaping @Sendable (Foundation.Timer) -> Void
            ) -> Foundation.Timer {
                self.Foundation::scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
            }

            @usableFromInline @preconcurrency convenience init(
                timeInterval interval: Foundation.TimeInterval, repeats: Bool, block: @escaping @Sendable (Foundation.Timer) -> Void
            ) {
                self.init(fire: Foundation.Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
            }
        }

        """

    private static let notifications = """
        nonisolated extension Foundation.NotificationCenter {
            @usableFromInline @preconcurrency @discardableResult func addObserver(
                forName name: Foundation.NSNotification.Name?, object obj: Any?, queue: Foundation.OperationQueue?,
                using block: @escaping @Sendable (Foundation.Notification) -> Void
            ) -> any Foundation.NSObjectProtocol {
                self.Foundation::addObserver(forName: name, object: obj, queue: queue, using: block)
            }
        }

        """

    private static let operations = """
        nonisolated extension Foundation.OperationQueue {
            @usableFromInline @preconcurrency func addOperation(_ block: @escaping @Sendable () -> Void) {
                self.Foundation::addOperation(block)
            }

            @usableFromInline @preconcurrency func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
                self.Foundation::addBarrierBlock(barrier)
            }
        }

        """

    private static let blockOperation = """
        nonisolated extension Foundation.BlockOperation {
            @usableFromInline @preconcurrency convenience init(block: @escaping @Sendable () -> Void) {
                self.init()
                self.Foundation::addExecutionBlock(block)
            }
        }

        """

    private static let runLoop = """
        nonisolated extension Foundation.RunLoop {
            @usableFromInline @preconcurrency func perform(_ block: @escaping @Sendable () -> Void) {
                self.Foundation::perform(block)
            }
        }

        """

    private static let thread = """
        nonisolated extension Foundation.Thread {
            @usableFromInline @preconcurrency class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
                self.Foundation::detachNewThread(block)
            }
        }

        """
}
