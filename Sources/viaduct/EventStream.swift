import Foundation
import FoundationNetworking
import ViaductApp
import ViaductProtocol

/// Server-sent events of a server, which is asked again whenever the stream ends.
final class EventStream: NSObject {
    /// A line between two of them is silent this long at most: the server writes one every 15 s.
    private static let patience: TimeInterval = 40

    /// In bytes.
    private static let longestRefusal = 4096
    /// A status for an answer that is no stream of events.
    private static let noStream = -1

    @MainActor private let address: ServerAddress
    @MainActor private let path: String
    @MainActor private let secrets: SecretSource
    /// Whether the stream is asked for again after its end.
    @MainActor private let follows: Bool
    /// Takes the data of each event, JSON text.
    @MainActor var onEvent: (String) -> Void = { _ in }
    /// Takes why there is no stream now, and `nil` once there is one.
    @MainActor var onTrouble: (String?) -> Void = { _ in }
    @MainActor var onEnd: () -> Void = {}
    /// Takes the names of the rooms with open pages, whenever the stream begins.
    @MainActor var onRooms: ([String]) -> Void = { _ in }
    /// Whether an answer has come that began a stream.
    @MainActor private var hasBegun = false
    @MainActor private var lastID: String?
    /// The lines of an event that is not whole yet.
    @MainActor private var (id, data): (String?, String?)
    @MainActor private var buffer: [UInt8] = []
    @MainActor private var status = 0
    @MainActor private var backoff = Backoff(from: .milliseconds(500), spread: 0.5...1)

    /// - Parameters:
    ///   - path: with its query.
    @MainActor init(_ address: ServerAddress, path: String, secrets: SecretSource, follows: Bool) {
        self.address = address
        self.path = path
        self.secrets = secrets
        self.follows = follows
    }

    @MainActor func open() {
        guard let url = address.url(path).flatMap(URL.init) else {
            onTrouble(ServerRequest.unreachable(address).description)
            return onEnd()
        }
        var request = URLRequest(url: url, timeoutInterval: Self.patience)
        // Looked for anew: a server that starts again may have another one.
        if case .success(let found) = secrets.find() {
            request.setValue(found.secret.authorization, forHTTPHeaderField: "Authorization")
        }
        request.setValue(lastID, forHTTPHeaderField: "Last-Event-ID")
        (buffer, status, id, data) = ([], 0, nil, nil)
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: .main)
        session.dataTask(with: request).resume()
        session.finishTasksAndInvalidate()
    }

    @MainActor private func take(_ data: Data) {
        // The start of a refusal is shown.
        guard status == 200 || buffer.count < Self.longestRefusal else { return }
        buffer += data
        guard status == 200 else { return }
        var lines = buffer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        buffer = Array(lines.popLast() ?? [])
        for line in lines { take(line: String(decoding: line, as: UTF8.self)) }
    }

    @MainActor private func take(line: String) {
        if line.hasPrefix("id: ") { id = String(line.dropFirst(4)) }
        if line.hasPrefix("data: ") { data = String(line.dropFirst(6)) }
        guard line.isEmpty else { return }
        // One that is cut off before this line comes again.
        if let id { lastID = id }
        if let data { onEvent(data) }
        (id, data) = (nil, nil)
    }

    @MainActor private func finish(_ error: (any Error)?) {
        switch status {
        case 200:
            backoff.reset()
            if let error, !follows { onTrouble("The connection to \(address) ended before the newest event (\(error.localizedDescription)).") }
        case Self.noStream: onTrouble(ServerRequest(address, secrets: secrets).stranger(status: 200))
        case 0: onTrouble("There is no connection to \(address)\(error.map { " (\($0.localizedDescription))" } ?? "").")
        default: onTrouble(ServerRequest(address, secrets: secrets).refusal(status: status, body: Data(buffer)))
        }
        // A query that is wrong stays so. Pages that were there may come back.
        let isRefused = [400, 404].contains(status) && !hasBegun
        guard follows, !isRefused else { return onEnd() }
        let delay = backoff.next()
        Task { @MainActor in
            try? await Task.sleep(for: delay)
            open()
        }
    }

}

extension EventStream: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let answer = response as? HTTPURLResponse
        let isStream = answer?.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("text/event-stream") == true
        let status = answer?.statusCode ?? 0
        let rooms = answer?.value(forHTTPHeaderField: "x-viaduct-rooms") ?? ""
        MainActor.assumeIsolated {
            self.status = status == 200 && !isStream ? Self.noStream : status
            guard self.status == 200 else { return }
            onTrouble(nil)
            hasBegun = true
            onRooms(rooms.split(separator: ",").map(String.init))
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        MainActor.assumeIsolated { take(data) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let error = error.map { $0 as NSError }
        MainActor.assumeIsolated { finish(error) }
    }

    /// A redirect would take the secret elsewhere.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}
