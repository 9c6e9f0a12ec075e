import Foundation
import ViaductHTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads the sources of a path configuration.
final class PathConfigurationLoader {
    private let options: PathConfigurationLoaderOptions?
    private let onContent: (PathConfigurationContent, Data) -> Void

    /// - Parameter onContent: gets a source's content and its JSON: at once, or on the main queue when it came from a server.
    init(options: PathConfigurationLoaderOptions?, onContent: @escaping (PathConfigurationContent, Data) -> Void) {
        self.options = options
        self.onContent = onContent
    }

    func load(_ source: PathConfiguration.Source) {
        switch source {
        case .data(let data): read("the path configuration") { data }
        case .file(let url): read(url.path) { try Data(contentsOf: URL(filePath: url.path)) }
        case .server(let url): fetch(url)
        }
    }

    private func read(_ name: String, _ data: () throws -> Data) {
        do {
            let json = try data()
            let content = try JSONDecoder().decode(PathConfigurationContent.self, from: json)
            if let mistake = content.mistake {
                HotwireLog.write("\(name): \(mistake), as on a phone. Correct it.", cause: "VD-PATHS-2")
            }
            onContent(content, json)
        } catch {
            HotwireLog.write(
                "\(name) was not read: \(error.explanation(of: "the JSON")). Correct it, or name another one.", cause: "VD-PATHS-1")
        }
    }

    private func fetch(_ url: URL) {
        let http = (options?.urlSessionConfiguration).map { HTTPFetch($0) } ?? HTTPFetch()
        let receive = MainQueueHandler { [weak self] data, status, error in
            guard let self else { return }
            guard let data, status == 200 else {
                let reason = status.map { "the server answers \($0)" } ?? error?.reason ?? "nobody answers"
                return HotwireLog.write(
                    "\(url) was not read: \(reason). Open it in a browser, and correct the address or the app.", cause: "VD-PATHS-1")
            }
            read(url.absoluteString) { data }
        }
        Task.detached {
            do {
                let (data, response) = try await http.data(for: URLRequest(url: url))
                receive((data, response.statusCode, nil))
            } catch {
                receive((nil, nil, error as? URLError))
            }
        }
    }
}

/// A function that runs on the main queue, where the loader is used.
private struct MainQueueHandler: @unchecked Sendable {
    private let body: (Data?, Int?, URLError?) -> Void

    init(_ body: @escaping (Data?, Int?, URLError?) -> Void) {
        self.body = body
    }

    func callAsFunction(_ answer: (data: Data?, status: Int?, error: URLError?)) {
        DispatchQueue.main.async { body(answer.data, answer.status, answer.error) }
    }
}

extension URLError {
    /// The reason where the error has no code of its own, such as for a certificate: libcurl's words.
    fileprivate var reason: String? { code == .unknown ? localizedDescription : nil }
}
