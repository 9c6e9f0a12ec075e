internal import Foundation
internal import LWS

/// The modules of the screen view, below `/viaduct/view-<version>/`: a browser keeps them until one of them changes.
@MainActor final class ViewFiles {
    private let folder: URL
    private let files: StaticFiles

    /// In the order in which a page loads them: each is one script with all that it imports and that those before it do not have.
    private static let scripts = ["view.js", "foreground.js", "asks/ask_list.js", "page_menu.js"]

    private var joined: (version: String, texts: [String: String]) = ("", [:])

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
    /// - Throws: when a script cannot be joined from its modules.
    func respond(to request: HTTPRequest) throws -> HTTPResponse? {
        guard let match = request.path.wholeMatch(of: #/\/viaduct\/view-([0-9a-f]{16})\/(.+)/#) else { return nil }
        let version = version()
        // A page of an earlier version gets the files of today, and they must not stay under that name.
        let cacheControl = match.1 == version ? "max-age=31536000, immutable" : "no-cache"
        if let position = Self.scripts.firstIndex(of: String(match.2)) {
            return .script(try script(at: position, version: version), cacheControl: cacheControl)
        }
        let file = HTTPRequest(method: request.method, path: "/\(match.2)", headers: request.headers)
        return files.respond(to: file, cacheControl: cacheControl)
    }

    private func script(at position: Int, version: String) throws -> String {
        if joined.version != version { joined = (version, [:]) }
        let path = Self.scripts[position]
        if let text = joined.texts[path] { return text }
        let text = try ModuleBundle.script(for: path, after: Array(Self.scripts[..<position]), in: folder)
        joined.texts[path] = text
        return text
    }
}
