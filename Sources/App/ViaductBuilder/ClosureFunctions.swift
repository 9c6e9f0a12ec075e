/// The functions of Foundation and Dispatch that take a closure, as Apple's systems have them.
///
/// Apple's are `@preconcurrency`: in Swift 5 mode their closure may call what belongs to the main actor. Linux's are not, and
/// the compiler refuses it. Functions of a module's own go before those that it imports, so these go into each module.
enum ClosureFunctions {
    /// Swift with those functions whose types the sources name; `nil` when they name none.
    static func source(for texts: [String]) -> String? {
        let extensions = all.filter { type, _ in texts.contains { $0.contains(type) } }.map(\.functions)
        return extensions.isEmpty ? nil : (["import Foundation\nimport FoundationNetworking\n"] + extensions).joined(separator: "\n")
    }

    private static let all: [(type: String, functions: String)] = [
        ("DispatchQueue", queue), ("URLSession", session), ("Timer", timer), ("NotificationCenter", notifications),
        ("OperationQueue", operations), ("BlockOperation", blockOperation), ("RunLoop", runLoop), ("Thread", thread),
    ]

    private static let queue = """
        nonisolated extension DispatchQueue {
            @preconcurrency func async(
                group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
                execute work: @escaping @Sendable @convention(block) () -> Void
            ) {
                self.Dispatch::async(group: group, qos: qos, flags: flags, execute: work)
            }

            @preconcurrency func asyncAfter(
                deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
                execute work: @escaping @Sendable @convention(block) () -> Void
            ) {
                self.Dispatch::asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
            }

            @preconcurrency func asyncAfter(
                wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
                execute work: @escaping @Sendable @convention(block) () -> Void
            ) {
                self.Dispatch::asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
            }
        }

        """

    private static let session = """
        nonisolated extension URLSession {
            @preconcurrency func dataTask(
                with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
            ) -> URLSessionDataTask {
                self.FoundationNetworking::dataTask(with: request, completionHandler: completionHandler)
            }

            @preconcurrency func dataTask(
                with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
            ) -> URLSessionDataTask {
                self.FoundationNetworking::dataTask(with: url, completionHandler: completionHandler)
            }

            @preconcurrency func uploadTask(
                with request: URLRequest, from bodyData: Data?,
                completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
            ) -> URLSessionUploadTask {
                self.FoundationNetworking::uploadTask(with: request, from: bodyData, completionHandler: completionHandler)
            }

            @preconcurrency func uploadTask(
                with request: URLRequest, fromFile fileURL: URL,
                completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
            ) -> URLSessionUploadTask {
                self.FoundationNetworking::uploadTask(with: request, fromFile: fileURL, completionHandler: completionHandler)
            }

            @preconcurrency func downloadTask(
                with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
            ) -> URLSessionDownloadTask {
                self.FoundationNetworking::downloadTask(with: request, completionHandler: completionHandler)
            }

            @preconcurrency func downloadTask(
                with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
            ) -> URLSessionDownloadTask {
                self.FoundationNetworking::downloadTask(with: url, completionHandler: completionHandler)
            }
        }

        """

    private static let timer = """
        nonisolated extension Timer {
            @preconcurrency @discardableResult class func scheduledTimer(
                withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
            ) -> Timer {
                self.Foundation::scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
            }

            @preconcurrency convenience init(
                timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
            ) {
                self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
            }
        }

        """

    private static let notifications = """
        nonisolated extension NotificationCenter {
            @preconcurrency @discardableResult func addObserver(
                forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
                using block: @escaping @Sendable (Notification) -> Void
            ) -> any NSObjectProtocol {
                self.Foundation::addObserver(forName: name, object: obj, queue: queue, using: block)
            }
        }

        """

    private static let operations = """
        nonisolated extension OperationQueue {
            @preconcurrency func addOperation(_ block: @escaping @Sendable () -> Void) {
                self.Foundation::addOperation(block)
            }

            @preconcurrency func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
                self.Foundation::addBarrierBlock(barrier)
            }
        }

        """

    private static let blockOperation = """
        nonisolated extension BlockOperation {
            @preconcurrency convenience init(block: @escaping @Sendable () -> Void) {
                self.init()
                self.Foundation::addExecutionBlock(block)
            }
        }

        """

    private static let runLoop = """
        nonisolated extension RunLoop {
            @preconcurrency func perform(_ block: @escaping @Sendable () -> Void) {
                self.Foundation::perform(block)
            }
        }

        """

    private static let thread = """
        nonisolated extension Thread {
            @preconcurrency class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
                self.Foundation::detachNewThread(block)
            }
        }

        """
}
