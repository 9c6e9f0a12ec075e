import Foundation
import ViaductSystem

/// A Chromium without a window, driven by the Chrome DevTools Protocol over pipes, so it opens no port.
final class HeadlessBrowser {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
    /// In seconds: for one answer, and for the first.
    private static let patience: TimeInterval = 30

    private let process: ChildProcess
    private let input = Pipe()
    private let output: FileHandle
    private let profile: URL
    /// In bytes: a longer message is none of a page that a person could read.
    private static let longestMessage = 64 << 20

    private var received: [UInt8] = []
    /// How many of these bytes are known to have no end of a message.
    private var searched = 0
    private var lastID = 0
    /// Receives the browser's events, with their parameters.
    var onEvent: (String, [String: Any]) -> Void = { _, _ in }

    /// - Returns: the path of a program, `nil` when there is none.
    static func find(searchPath: String) -> String? {
        let folders = searchPath.split(separator: ":")
        return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.first(where: FileManager.default.isExecutableFile)
    }

    init(program: String) throws {
        profile = FileManager.default.temporaryDirectory.appending(path: "viaduct-doctor-\(UUID())")
        // The protocol's pipes are the descriptors 3 and 4.
        let script = #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null"#
        var flags = [
            "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--user-data-dir=\(profile.path)", "about:blank",
        ]
        // Chromium's sandbox does not work for root, and containers run commands as root.
        if geteuid() == 0 { flags.insert("--no-sandbox", at: 0) }
        process = try ChildProcess(
            ["setpriv", "--pdeathsig", "KILL", "/bin/sh", "-c", script, program] + flags, input: input.fileHandleForReading.fileDescriptor,
            errors: .dropped)
        output = FileHandle(fileDescriptor: process.output, closeOnDealloc: true)
        try input.fileHandleForReading.close()
    }

    func close() {
        kill(process.identifier, SIGTERM)
        _ = ChildEnd(waitingFor: process.identifier)
        try? FileManager.default.removeItem(at: profile)
    }

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
        try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
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
