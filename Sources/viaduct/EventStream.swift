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
    /// In bytes: many times the largest event that a server keeps.
    private static let longestLine = 16 << 20
    /// A status for an answer that is no stream of events.
    private static let noStream = -1

    @MainActor private let address: ServerAddress
    @MainActor private let path: String
    @MainActor private let secrets: SecretSource
    /// Whether the stream is asked for again after its end.
    @MainActor private let follows: Bool
    /// Takes the data of each event, JSON text.
    @MainActor var onEvent: (String) -> Void = { _ in }
    /// Takes why there is no stream now and whether it is asked for again, and `nil` once there is one.
    @MainActor var onTrouble: (_ text: String?, _ goesOn: Bool) -> Void = { _, _ in }
    @MainActor var onEnd: () -> Void = {}
    /// Takes the name of the room whose events come, `nil` from an older server, and those of the rooms with open pages, whenever the
    /// stream begins.
    @MainActor var onRooms: (_ room: String?, _ open: [String]) -> Void = { _, _ in }
    /// Whether an answer has come that began a stream.
    @MainActor private var hasBegun = false
    /// The place of the newest event, behind which the stream goes on.
    @MainActor private(set) var lastID: String?
    /// The lines of an event that is not whole yet.
    @MainActor private var (id, data): (String?, String?)
    /// The start of a line, or of a refusal.
    @MainActor private var buffer: [UInt8] = []
    @MainActor private var task: URLSessionDataTask?
    @MainActor private var status = 0
    @MainActor private var backoff = Backoff(from: .milliseconds(500), spread: 0.5...1)

    /// - Parameters:
    ///   - path: with its query.
    ///   - lastID: of the event behind which it begins; `nil` for all that the server has.
    @MainActor init(
        _ address: ServerAddress, path: String, secrets: SecretSource, follows: Bool, after lastID: String? = nil
    ) {
        self.address = address
        self.path = path
        self.secrets = secrets
        self.follows = follows
        self.lastID = lastID
    }

    @MainActor func open() {
        guard let url = address.url(path).flatMap(URL.init) else {
            onTrouble(ServerRequest.unreachable(address).description, false)
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
        task = session.dataTask(with: request)
        task?.resume()
        session.finishTasksAndInvalidate()
    }

    @MainActor private func take(_ data: Data) {
        guard status == 200 else {
            buffer += data
            if buffer.count > Self.longestRefusal { task?.cancel() }
            return
        }
        let pieces = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            if index > 0 {
                take(line: String(decoding: buffer, as: UTF8.self))
                buffer = []
            }
            buffer += piece
        }
        guard buffer.count > Self.longestLine else { return }
        status = Self.noStream
        task?.cancel()
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
        let goesOn = follows && (hasBegun || !staysRefused)
        if let trouble = trouble(error) { onTrouble(trouble, goesOn) }
        guard goesOn else { return onEnd() }
        if status == 200 { backoff.reset() }
        let delay = backoff.next()
        Task { @MainActor in
            try? await Task.sleep(for: delay)
            open()
        }
    }

    /// Whether another attempt would be refused too, unless the server has known the request before: pages and rooms may come back.
    @MainActor private var staysRefused: Bool {
        switch status {
        case 400, 403, 404: true
        // A server that has just started may have written another secret into the file.
        case 401: if case .file = secrets { false } else { true }
        default: false
        }
    }

    /// The reason why a stream has ended; `nil` for the end of one that goes on or was wanted.
    @MainActor private func trouble(_ error: (any Error)?) -> String? {
        switch status {
        case 200:
            guard let error, !follows else { return nil }
            return "The connection to \(address) ended before the newest event (\(error.localizedDescription))."
        case Self.noStream: return ServerRequest(address, secrets: secrets).stranger(status: 200)
        case 0: return ServerRequest.noConnection(to: address, error)
        default: return ServerRequest(address, secrets: secrets).refusal(status: status, body: Data(buffer))
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
        let room = answer?.value(forHTTPHeaderField: "x-viaduct-room")
        MainActor.assumeIsolated {
            self.status = status == 200 && !isStream ? Self.noStream : status
            if self.status == Self.noStream { task?.cancel() }
            guard self.status == 200 else { return }
            onTrouble(nil, true)
            hasBegun = true
            onRooms(room, rooms.split(separator: ",").map(String.init))
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
