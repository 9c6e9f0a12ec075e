internal import Foundation
internal import LWS

/// The modules of the screen view, below `/viaduct/view-<version>/`: a browser keeps them until one of them changes.
struct ViewFiles: Sendable {
    private let folder: URL
    private let files: StaticFiles

    init(publicFolder: URL) {
        folder = publicFolder.appending(path: "viaduct/view")
        files = StaticFiles(root: folder)
    }

    /// 16 hexadecimal digits, others as soon as a file has changed.
    func version() -> String {
        // FNV-1a: the same in every process, so that a restart leaves the browsers' caches as they are.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for name in names.sorted() {
            let tag = files.entityTag(of: folder.appending(path: name)) ?? ""
            for byte in "\(name) \(tag)\n".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// - Returns: `nil` when the request is for something else.
    func respond(to request: HTTPRequest) -> HTTPResponse? {
        guard let match = request.path.wholeMatch(of: #/\/viaduct\/view-([0-9a-f]{16})(\/.+)/#) else { return nil }
        let file = HTTPRequest(method: request.method, path: String(match.2), headers: request.headers)
        // A page of an earlier version gets the files of today, and they must not stay under that name.
        let isCurrent = match.1 == version()
        return files.respond(to: file, cacheControl: isCurrent ? "max-age=31536000, immutable" : "no-cache")
    }
}
