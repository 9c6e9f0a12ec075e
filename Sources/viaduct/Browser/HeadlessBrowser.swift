import Foundation

/// A Chromium whose caller waits for each answer, as `viaduct doctor` does.
final class HeadlessBrowser {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// In seconds: for one answer, and for the first.
    private static let patience: TimeInterval = 30
    /// In bytes: a longer message is none of a page that a person could read.
    private static let longestMessage = 64 << 20

    private let chromium: Chromium
    private let output: FileHandle
    private var received: [UInt8] = []
    /// How many of these bytes are known to have no end of a message.
    private var searched = 0
    private var lastID = 0
    /// Receives the browser's events, with their parameters.
    var onEvent: (String, [String: Any]) -> Void = { _, _ in }

    init(program: String) throws {
        chromium = try Chromium(program: program)
        output = FileHandle(fileDescriptor: chromium.answers, closeOnDealloc: true)
    }

    func close() { chromium.close() }

    /// Sends a command and waits for its answer. Events that arrive first go to `onEvent`.
    func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any] {
        let id = try write(method, parameters, session: session)
        let deadline = Date.now + Self.patience
        while true {
            let message = try read(until: deadline)
            if message["id"] as? Int == id {
                if let error = message["error"] as? [String: Any] {
                    throw Failure(description: "\(method): \(error["message"] ?? "failed")")
                }
                return message["result"] as? [String: Any] ?? [:]
            }
            tell(message)
        }
    }

    /// Sends a command without waiting for its answer, even while `send` waits for one. Does nothing once the browser has ended.
    func post(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) {
        _ = try? write(method, parameters, session: session)
    }

    /// - Returns: the command's id.
    private func write(_ method: String, _ parameters: [String: Any], session: String?) throws -> Int {
        lastID += 1
        var command: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        if let session { command["sessionId"] = session }
        guard chromium.write([UInt8](try JSONSerialization.data(withJSONObject: command))) else {
            throw Failure(description: "The browser has ended.")
        }
        return lastID
    }

    /// Receives events until the deadline, or until a condition holds.
    func listen(until deadline: Date, orUntil condition: () -> Bool) throws {
        while !condition(), Date.now < deadline {
            do {
                tell(try read(until: deadline))
            } catch is TimeOut {
                return
            }
        }
    }

    private func tell(_ message: [String: Any]) {
        if let event = message["method"] as? String { onEvent(event, message["params"] as? [String: Any] ?? [:]) }
    }

    private struct TimeOut: Error, CustomStringConvertible {
        let description = "The browser does not answer."
    }

    /// - Returns: the next message. A zero byte ends each message.
    private func read(until deadline: Date) throws -> [String: Any] {
        while true {
            if let end = received[searched...].firstIndex(of: 0) {
                let message = Data(received[..<end])
                received.removeSubrange(...end)
                searched = 0
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            searched = received.count
            guard searched <= Self.longestMessage else { throw Failure(description: "The page is too large for the browser's report of it.") }
            var wanted = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let left = deadline.timeIntervalSinceNow
            guard left > 0, poll(&wanted, 1, Int32(left * 1000)) > 0 else { throw TimeOut() }
            let data = output.availableData
            guard !data.isEmpty else { throw Failure(description: "The browser has ended.") }
            received += data
        }
    }
}
