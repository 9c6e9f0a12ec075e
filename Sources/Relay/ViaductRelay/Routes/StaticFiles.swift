internal import Foundation
internal import LWS

/// Reads a folder: type, entity tag, 304, and nothing from outside of it. A file is served where a route says so.
struct StaticFiles: Sendable {
    private static let types = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "ico": "image/x-icon",
        "txt": "text/plain; charset=utf-8", "webmanifest": "application/manifest+json",
    ]

    private let root: URL

    /// - Parameter root: the folder. Links below it have to stay inside.
    init(root: URL) {
        self.root = root.resolvingSymlinksInPath()
    }

    /// - Returns: the file, or the `index.html` of the folder; the folder's `404.html` when there is none.
    func respond(to request: HTTPRequest) -> HTTPResponse {
        guard let file = file(at: request.path), let tag = Self.entityTag(ofFileAt: file.path) else { return notFound() }
        let headers = [("etag", tag), ("content-type", Self.types[file.pathExtension] ?? "application/octet-stream")]
        if request.knows(tag) { return HTTPResponse(status: 304, headers: headers) }
        guard let body = contents(of: file) else { return notFound() }
        return HTTPResponse(status: 200, headers: headers, body: body)
    }

    func notFound() -> HTTPResponse {
        let page = contents(of: root.appending(path: "404.html")) ?? Array("Not found".utf8)
        return HTTPResponse(
            status: 404, headers: [("cache-control", "no-cache"), ("content-type", "text/html; charset=utf-8")], body: page)
    }

    /// - Returns: `nil` when there is no such file, or when it is not below the root.
    private func file(at path: String) -> URL? {
        let names = path.utf8.split(separator: UInt8(ascii: "/"))
        guard !path.utf8.contains(0), !names.contains(where: { $0.first == UInt8(ascii: ".") }) else { return nil }
        // The whole path at once: an address may have thousands of parts, and a URL is copied for each one that is appended.
        var file = Self.resolved(names.reduce(into: root.path) { $0 += "/\(Substring($1))" })
        if file.map(Self.isDirectory) == true { file = file.flatMap { Self.resolved("\($0)/index.html") } }
        guard let file, file.utf8.starts(with: "\(root.path)/".utf8), !Self.isDirectory(file) else { return nil }
        return URL(filePath: file)
    }

    /// The path without links and repeated slashes; `nil` when there is no such file.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// - Returns: a tag that changes with the file's size or date; `nil` when there is no such file.
    static func entityTag(ofFileAt path: String) -> String? {
        // Foundation's attributes take several times as long, and each loading page needs the tags of a hundred files.
        var attributes = stat()
        guard stat(path, &attributes) == 0 else { return nil }
        let time = attributes.st_mtim.tv_sec &* 1_000_000 &+ attributes.st_mtim.tv_nsec / 1_000
        return "\"\(String(attributes.st_size, radix: 16))-\(String(time, radix: 16))\""
    }

    private func contents(of file: URL) -> [UInt8]? {
        (try? Data(contentsOf: file)).map { [UInt8]($0) }
    }
}

extension HTTPRequest {
    /// Whether its sender has the file with this entity tag already.
    func knows(_ tag: String) -> Bool { headers["if-none-match"]?.contains(tag) == true }
}
