import Foundation
import ViaductProtocol
import ViaductSystem

/// A Chromium that answers while others run on the main queue, by the Chrome DevTools Protocol.
@MainActor final class DevTools {
    struct Failure: Error, CustomStringConvertible {
        let description: String
        /// Whether the browser has to be started again.
        var isEnd = false

        static let ended = Failure(description: "The browser has ended.", isEnd: true)
        static let silent = Failure(description: "The browser does not answer, and was closed.", isEnd: true)
        static let large = Failure(description: "The browser's answer is too large, and it was closed.", isEnd: true)
    }

    /// For one answer, and for the first.
    private static let patience = DispatchTimeInterval.seconds(30)
    /// In bytes: more than a picture of the largest page.
    private static let longestMessage = 64 << 20

    private let chromium: Chromium
    private var reader: DescriptorReader?
    private var received: [UInt8] = []
    private var lastID = 0
    private var waiting: [Int: CheckedContinuation<Result<JSONObject?, Failure>, Never>] = [:]
    /// Receives each event with its parameters, and the session of its tab.
    var onEvent: (_ name: String, _ parameters: JSONValue, _ session: String?) -> Void = { _, _, _ in }
    private(set) var isRunning = true

    /// - Throws: `SystemError`.
    init(program: String) throws {
        chromium = try Chromium(program: program)
        reader = DescriptorReader(chromium.answers) { [weak self] in
            self?.take($0)
        } onEnd: { [weak self] in
            self?.end(.ended)
        }
    }

    /// Sends a command and waits for its answer.
    ///
    /// - Parameters:
    ///   - parameters: a JSON object.
    ///   - session: the tab's; `nil` for the browser itself.
    func send(_ method: String, _ parameters: String = "{}", session: String? = nil) async throws(Failure) -> JSONObject? {
        guard isRunning else { throw .ended }
        let result: Result<JSONObject?, Failure> = await withCheckedContinuation { continuation in
            guard let id = write(method, parameters, session: session) else { return continuation.resume(returning: .failure(.ended)) }
            waiting[id] = continuation
            DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
                MainActor.assumeIsolated { if self?.waiting[id] != nil { self?.end(.silent) } }
            }
        }
        return try result.get()
    }

    /// Sends a command without waiting for its answer.
    func post(_ method: String, _ parameters: String, session: String? = nil) { _ = write(method, parameters, session: session) }

    /// Ends the browser, and waits until its files are gone.
    func close() { end(.ended) }

    /// - Returns: the command's id; `nil` when the browser has ended.
    private func write(_ method: String, _ parameters: String, session: String?) -> Int? {
        guard isRunning else { return nil }
        lastID += 1
        let tab = session.map { ",\"sessionId\":\(JSONText.quoted($0))" } ?? ""
        let command = "{\"id\":\(lastID),\"method\":\(JSONText.quoted(method)),\"params\":\(parameters)\(tab)}"
        return chromium.write(Array(command.utf8)) ? lastID : nil
    }

    private func take(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0) {
            let message = received + rest[..<end]
            received = []
            rest = rest[(end + 1)...]
            take(message: message)
        }
        received += rest
        if received.count > Self.longestMessage { end(.large) }
    }

    private func take(message: [UInt8]) {
        guard let message = try? JSONObject(message) else { return }
        if let event = message["method"]?.string {
            if let parameters = message["params"] { onEvent(event, parameters, message["sessionId"]?.string) }
        } else if let id = message["id"]?.integer, let continuation = waiting.removeValue(forKey: id) {
            guard let error = message["error"] else { return continuation.resume(returning: .success(message["result"]?.object)) }
            let text = error.member("message")?.string?.start(500) ?? "it failed"
            continuation.resume(returning: .failure(Failure(description: "The browser refuses a command: \(text).")))
        }
    }

    private func end(_ reason: Failure) {
        guard isRunning else { return }
        isRunning = false
        reader?.cancel()
        reader = nil
        chromium.close()
        let continuations = waiting.values
        waiting = [:]
        for continuation in continuations { continuation.resume(returning: .failure(reason)) }
    }
}
