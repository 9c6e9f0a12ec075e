@_exported public import Foundation
public import FoundationNetworking
import UIKit
import ViaductHTTP

/// Fetches a web page's title.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    @available(*, deprecated, message: "no effect") open var shouldFetchSubresources = true { didSet { inert(self) } }
    open var timeout: TimeInterval = 30
    private var task: Task<Void, Never>?

    public override init() { super.init() }

    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        startFetchingMetadata(for: URLRequest(url: url), completionHandler: completionHandler)
    }

    open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        var request = request
        request.timeoutInterval = timeout
        let asked = request.url
        let sent = request
        task = Task.detached {
            do {
                let (data, response) = try await HTTPFetch().data(for: sent)
                let metadata = LPLinkMetadata()
                metadata.originalURL = asked
                metadata.url = response.url ?? asked
                metadata.title = Self.title(in: String(decoding: data, as: UTF8.self))
                completionHandler(metadata, nil)
            } catch {
                let isCancelled = (error as? URLError)?.code == .cancelled
                completionHandler(nil, LPError(code: isCancelled ? .metadataFetchCancelled : .metadataFetchFailed))
            }
        }
    }

    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        try await withCheckedThrowingContinuation { continuation in
            startFetchingMetadata(for: url) { metadata, error in
                continuation.resume(with: metadata.map { .success($0) } ?? .failure(error ?? LPError(code: .metadataFetchFailed)))
            }
        }
    }

    open func cancel() {
        task?.cancel()
    }

    static func title(in html: String) -> String? {
        html.firstMatch(of: #/(?is)<title[^>]*>\s*(.*?)\s*</title>/#).map { String($0.1) }
    }
}

/// The reason why a link's metadata could not be fetched.
public struct LPError: Error, Sendable {
    public enum Code: Int, Sendable {
        case metadataFetchFailed = 1
        case metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }

    public let code: Code
}
