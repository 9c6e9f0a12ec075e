import Foundation
import LWS
import ViaductApp

/// Requests to the API of a server, with its secret.
@MainActor struct ServerRequest {
    struct Failure: Error, CustomStringConvertible {
        let description: String
        /// The description, without its cure where that is to be told apart.
        let cause: String

        init(description: String, cause: String? = nil) {
            self.description = description
            self.cause = cause ?? description
        }
    }

    /// For a server that does not take the token.
    nonisolated static let tokenCure = "Set VIADUCT_TOKEN to the token of your room, or to that of the server's owner."

    typealias Answer = (status: Int, body: [UInt8])

    nonisolated static let patience = Duration.seconds(10)
    /// In bytes: more of a refusal is not shown.
    private static let longestRefusal = 2000

    let server: NamedServer
    private var address: ServerAddress { server.address }

    init(_ server: NamedServer) {
        self.server = server
    }

    /// Sends a request, and blocks until the answer arrives.
    ///
    /// - Parameter path: with its query.
    /// - Returns: the body.
    /// - Throws: `Failure`, unless the status is 200.
    func post(_ path: String, json: [UInt8] = []) throws -> [UInt8] {
        let answer = try send("POST", path, json: json)
        guard answer.status == 200 else { throw failure(status: answer.status, body: answer.body) }
        return answer.body
    }

    /// Sends a request, and blocks until the answer arrives, whatever its status.
    ///
    /// - Parameters:
    ///   - path: with its query.
    ///   - json: the body; empty for none.
    /// - Throws: `Failure` when there is no answer, or `LWSError` when the certificate authorities cannot be used.
    func send(_ method: String, _ path: String, json: [UInt8] = []) throws -> Answer {
        let loop = try server.loop()
        var result: Result<Answer, Failure>?
        begin(method, path, json: json, on: loop) {
            result = $0
            loop.stop()
        }
        if result == nil { loop.run() }
        guard let result else { throw Failure(description: "There is no connection to \(address).") }
        return try result.get()
    }

    /// Sends a request on a loop that runs, and waits for the answer. A task that is cancelled waits no longer.
    ///
    /// - Parameters:
    ///   - patience: how long the server may be silent.
    ///   - limit: in bytes. A longer answer is a failure.
    func answer(
        _ method: String, _ path: String, json: [UInt8] = [], patience: Duration, atMost limit: Int, on loop: EventLoop
    ) async throws(Failure) -> Answer {
        let waiting = WaitingCall()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting.continuation = continuation
                waiting.call = begin(method, path, json: json, patience: patience, atMost: limit, on: loop) { waiting.end($0) }
                if Task.isCancelled { waiting.cancel() }
            }
        } onCancel: {
            Task { @MainActor in waiting.cancel() }
        }
        return try result.get()
    }

    @discardableResult
    private func begin(
        _ method: String, _ path: String, json: [UInt8], patience: Duration = patience, atMost limit: Int = 1 << 20, on loop: EventLoop,
        completion: @escaping @MainActor (Result<Answer, Failure>) -> Void
    ) -> HTTPCall {
        var request = ClientRequest(path: path)
        (request.method, request.body, request.patience) = (method, json, patience)
        request.headers = server.credentials + (json.isEmpty ? [] : [("content-type", "application/json")])
        let collected = CollectedAnswer(atMost: limit)
        let call = loop.call(host: address.host, port: address.port, isSecure: address.isSecure, request) { [address] event in
            guard let result = collected.take(event, of: address) else { return }
            collected.call?.cancel()
            completion(result)
        }
        collected.call = call
        return call
    }

    /// A sentence that says why the server refused the request, with the cure.
    func refusal(status: Int, body: [UInt8]) -> String { failure(status: status, body: body).description }

    func failure(status: Int, body: [UInt8]) -> Failure {
        let text = String(decoding: body.prefix(Self.longestRefusal), as: UTF8.self)
        // A Viaduct server ends each refusal with a code.
        guard text.contains("(VD-") else { return Failure(description: stranger(status: status)) }
        guard status == 401 else { return Failure(description: "The server at \(address) refuses: \(Terminal.plain(text))") }
        let cause =
            switch server.secrets.find() {
            case .success(let found): "The server at \(address) refuses \(found.name)."
            case .failure(let error): "The server at \(address) asks for its secret. \(error.text)"
            }
        return Failure(description: "\(cause) \(Self.tokenCure) (VD-API-4)", cause: cause)
    }

    /// A sentence on an answer that no Viaduct server gives.
    func stranger(status: Int) -> String {
        let hint = status == 400 && !address.isSecure ? " If it speaks HTTPS, begin its address with https://." : ""
        return
            "The program at \(address) is no Viaduct server of this version: it answers with \(status). Name Viaduct's address: --server URL.\(hint)"
    }
}

/// The parts of an answer, put together.
@MainActor private final class CollectedAnswer {
    private let limit: Int
    private var answer: ServerRequest.Answer = (0, [])
    var call: HTTPCall?

    init(atMost limit: Int) {
        self.limit = limit
    }

    /// - Returns: `nil` until the answer is complete.
    func take(_ event: HTTPCall.Event, of address: ServerAddress) -> Result<ServerRequest.Answer, ServerRequest.Failure>? {
        switch event {
        case .head(let status, _): answer.status = status
        case .bytes(let bytes) where answer.body.count + bytes.count > limit:
            return .failure(ServerRequest.Failure(description: "The answer of \(address) has more than \(limit >> 20) MiB."))
        case .bytes(let bytes): answer.body += bytes
        case .end(let error?): return .failure(ServerRequest.Failure(description: address.noConnection(error)))
        case .end(nil): return .success(answer)
        }
        return nil
    }
}

/// A call with a task that waits for its answer.
@MainActor private final class WaitingCall {
    var continuation: CheckedContinuation<Result<ServerRequest.Answer, ServerRequest.Failure>, Never>?
    var call: HTTPCall?

    func end(_ result: Result<ServerRequest.Answer, ServerRequest.Failure>) {
        continuation?.resume(returning: result)
        continuation = nil
    }

    func cancel() {
        call?.cancel()
        end(.failure(ServerRequest.Failure(description: "The call was cancelled.")))
    }
}
