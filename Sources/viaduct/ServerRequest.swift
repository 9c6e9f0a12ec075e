import Foundation
import FoundationNetworking
import ViaductApp

/// One request to the API of a server, with its secret.
struct ServerRequest {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let timeout: TimeInterval = 10
    /// In bytes: more of a refusal is not shown.
    private static let longestRefusal = 2000

    private let address: ServerAddress
    private let secrets: SecretSource

    init(_ address: ServerAddress, secrets: SecretSource) {
        self.address = address
        self.secrets = secrets
    }

    /// Blocks until the answer is there.
    ///
    /// - Parameter path: with its query.
    /// - Returns: the body.
    /// - Throws: `Failure`, unless the status is 200.
    func post(_ path: String) throws -> [UInt8] {
        // A server on this machine is none of another machine's business.
        setenv("no_proxy", "*", 1)
        guard let url = address.url(path).flatMap(URL.init) else { throw Self.unreachable(address) }
        var request = URLRequest(url: url, timeoutInterval: Self.timeout)
        request.httpMethod = "POST"
        if case .success(let found) = secrets.find() {
            request.setValue(found.secret.authorization, forHTTPHeaderField: "Authorization")
        }
        let exchange = Exchange()
        let session = URLSession(configuration: .ephemeral, delegate: exchange, delegateQueue: nil)
        session.dataTask(with: request).resume()
        exchange.end.wait()
        session.invalidateAndCancel()
        switch exchange.status {
        case 200: return Array(exchange.body)
        case 0:
            let reason = exchange.error.map { " (\($0.localizedDescription))" } ?? ""
            throw Failure(description: "There is no connection to \(address)\(reason).")
        case let status: throw Failure(description: refusal(status: status, body: exchange.body))
        }
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

    /// Why nothing can be asked there at all.
    static func unreachable(_ address: ServerAddress) -> Failure {
        Failure(description: "\(address) cannot be asked: name another machine by its host name or its IPv4 address.")
    }
}

/// The answer, once `end` is signalled.
private final class Exchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// In bytes.
    private static let longestAnswer = 1 << 20

    let end = DispatchSemaphore(value: 0)
    private(set) var status = 0
    private(set) var body = Data()
    private(set) var error: (any Error)?

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        status = (response as? HTTPURLResponse)?.statusCode ?? 0
        completionHandler(.allow)
    }

    /// No answer of the API is as long: another program's may have no end.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        body += data
        if body.count > Self.longestAnswer { dataTask.cancel() }
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
