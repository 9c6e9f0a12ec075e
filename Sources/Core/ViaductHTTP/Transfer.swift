internal import CCurl
import Foundation
import FoundationNetworking

/// One request to a server, and its answer as it comes. Once it has begun, only the thread of libcurl uses it.
final class Transfer: @unchecked Sendable {
    /// In bytes.
    private static let maximumHead = 256 << 10
    /// As `URLSession` has it.
    private static let userAgent: String = {
        let version = curl_version_info(CURLVERSION_FIRST)?.pointee.version.map { String(cString: $0) } ?? ""
        return "\(ProcessInfo.processInfo.processName) (unknown version) curl/\(version)"
    }()

    /// A CURL; `nil` when there is no memory for it.
    let handle: UnsafeMutableRawPointer?
    private let silence: Duration
    private let end: ContinuousClock.Instant
    private let maximumBody: Int
    private let complete: @Sendable (Result<Answer, any Error>) -> Void
    /// A curl_slist, which libcurl reads for as long as the transfer lasts.
    private var headers: UnsafeMutablePointer<curl_slist>?
    /// libcurl's words for its error, as a C string.
    private let words = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private var lastSign = ContinuousClock.now
    private var answer = Answer()
    private var headSize = 0
    private var isTooLong = false

    /// - Parameters:
    ///   - silence: how long the server may send nothing.
    ///   - end: the latest moment for its end.
    ///   - complete: is called once, on the thread of libcurl.
    init(
        _ request: URLRequest, silence: Duration, end: ContinuousClock.Instant, maximumBody: Int,
        complete: @escaping @Sendable (Result<Answer, any Error>) -> Void
    ) {
        self.silence = silence
        self.end = end
        self.maximumBody = maximumBody
        self.complete = complete
        words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        handle = curl_easy_init()
        guard let handle else { return }
        ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1)
        ccurl_set_number(handle, CURLOPT_FOLLOWLOCATION, 0)
        ccurl_set_number(handle, CURLOPT_NOPROGRESS, 1)
        ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        // The encodings that libcurl itself decodes.
        ccurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
        ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, words)
        ccurl_set_text(handle, CURLOPT_URL, request.url?.absoluteString ?? "")
        set(method: request.httpMethod ?? "GET", body: request.httpBody)
        set(headers: request.allHTTPHeaderFields ?? [:])
        // The thread holds the transfer until it has taken the handle from libcurl.
        let context = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_pointer(handle, CURLOPT_PRIVATE, context)
        ccurl_set_pointer(handle, CURLOPT_HEADERDATA, context)
        ccurl_set_pointer(handle, CURLOPT_WRITEDATA, context)
        ccurl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { Transfer.receive($0, $1 * $2, $3) { $0.receive(head: $1) } }
        ccurl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { Transfer.receive($0, $1 * $2, $3) { $0.receive(body: $1) } }
    }

    deinit {
        if let handle { curl_easy_cleanup(handle) }
        curl_slist_free_all(headers)
        words.deallocate()
    }

    /// The transfer of a CURL.
    static func of(_ handle: UnsafeMutableRawPointer) -> Transfer? {
        var context: UnsafeMutableRawPointer?
        ccurl_get_pointer(handle, CURLINFO_PRIVATE, &context)
        return context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The moment at which it has taken too long, unless something comes before.
    var deadline: ContinuousClock.Instant { min(lastSign + silence, end) }

    func didEnd(_ code: CURLcode) {
        guard code != CURLE_OK else { return complete(.success(answer)) }
        if isTooLong { return fail(.dataLengthExceedsMaximum) }
        let known: URLError.Code =
            switch code {
            case CURLE_URL_MALFORMAT: .badURL
            case CURLE_UNSUPPORTED_PROTOCOL: .unsupportedURL
            case CURLE_COULDNT_RESOLVE_HOST: .cannotFindHost
            case CURLE_COULDNT_CONNECT: .cannotConnectToHost
            case CURLE_OPERATION_TIMEDOUT: .timedOut
            case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE: .networkConnectionLost
            default: .unknown
            }
        let text = words.pointee == 0 ? curl_easy_strerror(code).map { String(cString: $0) } ?? "" : String(cString: words)
        complete(.failure(URLError(known, userInfo: [NSLocalizedDescriptionKey: text])))
    }

    func fail(_ code: URLError.Code) {
        complete(.failure(URLError(code)))
    }

    private func set(method: String, body: Data?) {
        if method == "HEAD" {
            ccurl_set_number(handle, CURLOPT_NOBODY, 1)
        } else if let body, !body.isEmpty {
            ccurl_set_number(handle, CURLOPT_POSTFIELDSIZE, body.count)
            body.withUnsafeBytes { bytes in
                _ = ccurl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
            }
        } else if method != "GET" {
            ccurl_set_number(handle, CURLOPT_POSTFIELDSIZE, 0)
            ccurl_set_text(handle, CURLOPT_COPYPOSTFIELDS, "")
        }
        if method != "HEAD" { ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, method) }
    }

    private func set(headers given: [String: String]) {
        var fields = ["Connection": "keep-alive", "User-Agent": Self.userAgent, "Expect": ""]
        fields["Accept-Language"] = Locale.current.language.languageCode?.identifier
        for name in fields.keys where given.keys.contains(where: { $0.lowercased() == name.lowercased() }) { fields[name] = nil }
        for (name, value) in fields.merging(given, uniquingKeysWith: { $1 }) {
            // A line break would begin another header. Without a value, `:` leaves one of libcurl's own out, and `;` sends an empty one.
            let line = value.isEmpty ? (given[name] == nil ? "\(name):" : "\(name);") : "\(name): \(value)"
            guard !line.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 0 }) else { continue }
            headers = curl_slist_append(headers, line) ?? headers
        }
        ccurl_set_pointer(handle, CURLOPT_HTTPHEADER, headers)
    }

    /// - Returns: the number of bytes that were taken; fewer than there are end the transfer.
    private static func receive(
        _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
        _ body: (Transfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard let context else { return 0 }
        let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        transfer.lastSign = .now
        return body(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
    }

    private func receive(head bytes: UnsafeRawBufferPointer) -> Bool {
        headSize += bytes.count
        isTooLong = headSize > Self.maximumHead
        if !isTooLong { answer.add(headLine: String(decoding: bytes, as: UTF8.self)) }
        return !isTooLong
    }

    private func receive(body bytes: UnsafeRawBufferPointer) -> Bool {
        isTooLong = answer.body.count + bytes.count > maximumBody
        if !isTooLong { answer.body.append(contentsOf: bytes) }
        return !isTooLong
    }
}
