import Foundation
import FoundationNetworking
import ViaductApp

/// One request to the API of a server, with its secret.
struct ServerRequest {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static let timeout: TimeInterval = 10
    /// In bytes: more of a refusal is not shown.
    private static let longestRefusal = 2000

    private let address: ServerAddress
    private let secrets: SecretSource

    init(_ address: ServerAddress, secrets: SecretSource) {
        self.address = address
        self.secrets = secrets
    }

    /// Asks for something, and blocks until the answer is there.
    ///
    /// - Parameter path: with its query.
    /// - Returns: the body.
    /// - Throws: `Failure`, unless the status is 200.
    func post(_ path: String) throws -> [UInt8] {
        let answer = try send("POST", path)
        guard answer.status == 200 else { throw Failure(description: refusal(status: answer.status, body: Data(answer.body))) }
        return answer.body
    }

    /// Sends a request, and blocks until the answer is there, whatever its status.
    ///
    /// - Parameters:
    ///   - path: with its query.
    ///   - json: the body; `nil` for none.
    ///   - timeout: how long the server may be silent, in seconds.
    ///   - limit: in bytes. A longer answer is a failure.
    ///   - begin: gets the request under way, to cancel it.
    /// - Throws: `Failure` when there is no answer.
    func send(
        _ method: String, _ path: String, json: [UInt8]? = nil, timeout: TimeInterval = timeout, atMost limit: Int = 1 << 20,
        begin: (URLSessionTask) -> Void = { _ in }
    ) throws(Failure) -> (status: Int, body: [UInt8]) {
        // A server on this machine is none of another machine's business.
        setenv("no_proxy", "*", 1)
        guard let url = address.url(path).flatMap(URL.init) else { throw Self.unreachable(address) }
        var request = URLRequest(url: url, timeoutInterval: timeout)
        request.httpMethod = method
        if let json {
            request.httpBody = Data(json)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        if case .success(let found) = secrets.find() {
            request.setValue(found.secret.authorization, forHTTPHeaderField: "Authorization")
        }
        let exchange = Exchange(atMost: limit)
        let session = URLSession(configuration: .ephemeral, delegate: exchange, delegateQueue: nil)
        let task = session.dataTask(with: request)
        begin(task)
        task.resume()
        exchange.end.wait()
        session.invalidateAndCancel()
        guard exchange.body.count <= limit else { throw Failure(description: "The answer of \(address) has more than \(limit >> 20) MiB.") }
        if exchange.status == 0 {
            throw Failure(description: Self.noConnection(to: address, exchange.error))
        }
        return (exchange.status, Array(exchange.body))
    }

    /// A sentence on what a server has refused, with the cure.
    func refusal(status: Int, body: Data) -> String {
        if status == 401, case .failure(let error) = secrets.find() {
            return "The server at \(address) asks for its secret. \(error.text) Set the same VIADUCT_TOKEN for the server and this command. (VD-API-4)"
        }
        let text = String(decoding: body.prefix(Self.longestRefusal), as: UTF8.self)
        // A Viaduct server ends each refusal with a code.
        guard text.contains("(VD-") else { return stranger(status: status) }
        return "The server at \(address) refuses: \(Terminal.plain(text))"
    }

    /// A sentence on an answer that no Viaduct server gives.
    func stranger(status: Int) -> String {
        "The program at \(address) is no Viaduct server of this version: it answers with \(status). Name Viaduct's address: --server URL"
    }

    /// A sentence on a request without an answer, with the cure where it is the server's certificate.
    static func noConnection(to address: ServerAddress, _ error: (any Error)?) -> String {
        let reason = error?.localizedDescription ?? ""
        let text = "There is no connection to \(address)\(reason.isEmpty ? "" : " (\(reason))")."
        guard address.isSecure, reason.contains("certificate") else { return text }
        // Foundation's requests on Linux take the system's authorities only (Swift 6.3).
        return """
            \(text) Name the server as its certificate does. An authority of your own has to be one of this system's: copy it to \
            /usr/local/share/ca-certificates/NAME.crt and run update-ca-certificates. (VD-TLS-2)
            """
    }

    /// Why nothing can be asked there at all.
    static func unreachable(_ address: ServerAddress) -> Failure {
        Failure(description: "\(address) cannot be asked: name another machine by its host name or its IPv4 address.")
    }
}

/// The answer, once `end` is signalled.
private final class Exchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// In bytes: another program's answer may have no end.
    private let longestAnswer: Int

    let end = DispatchSemaphore(value: 0)
    private(set) var status = 0
    private(set) var body = Data()
    private(set) var error: (any Error)?

    init(atMost limit: Int) {
        longestAnswer = limit
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        status = (response as? HTTPURLResponse)?.statusCode ?? 0
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        body += data
        if body.count > longestAnswer { dataTask.cancel() }
    }

    /// A redirect would take the secret elsewhere.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        self.error = error
        end.signal()
    }
}
