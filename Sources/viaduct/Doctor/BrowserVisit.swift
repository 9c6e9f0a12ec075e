import Foundation
import LWS

/// A visit of a page by a browser of its own, for a caller that waits.
@MainActor final class BrowserVisit {
    private let loop: EventLoop
    private let browser: DevTools
    private let url: URL
    private let entry: VisitorEntry?
    private var result: Result<PageVisit, any Error> = .failure(DevTools.Failure.ended)

    /// Starts the browser.
    ///
    /// - Parameters:
    ///   - entry: the session for a guarded server.
    ///   - program: the path of a Chromium.
    init(of url: URL, entry: VisitorEntry?, by program: String) throws {
        loop = try EventLoop(engine: .poll, subprotocols: [])
        browser = try DevTools(program: program)
        (self.url, self.entry) = (url, entry)
    }

    /// Blocks until the page was visited and the browser has ended.
    func run() throws -> PageVisit {
        Task {
            do {
                result = .success(try await PageVisit(of: url, in: browser, entry: entry))
            } catch {
                result = .failure(error)
            }
            loop.stop()
        }
        loop.run()
        browser.close()
        return try result.get()
    }
}
