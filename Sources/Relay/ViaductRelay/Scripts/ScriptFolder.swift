internal import Foundation

/// A folder of modules, and the scripts joined from them. They are joined again when a file has changed.
@MainActor final class ScriptFolder {
    /// Joins them: another program may do so in another way.
    private static let program = "/proc/self/exe"
    private let url: URL
    private var joined: (version: String, scripts: [String: String]) = ("", [:])

    init(_ url: URL) {
        self.url = url
    }

    /// 16 hexadecimal digits that change with any file and with the program.
    func version() -> String {
        // FNV-1a: the same in every process, so that a restart leaves the browsers' caches as they are.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        let files = names.sorted().map { (name: $0, path: "\(url.path)/\($0)") }
        for file in [(name: "", path: Self.program)] + files {
            let tag = StaticFiles.entityTag(ofFileAt: file.path) ?? ""
            for byte in "\(file.name) \(tag)\n".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The script that was joined from the files of today.
    ///
    /// - Parameters:
    ///   - path: of the script; the same one is joined once.
    ///   - version: what `version()` has just returned; `nil` to look at the files here.
    func script(_ path: String, version: String? = nil, join: (URL) throws -> String) rethrows -> String {
        let version = version ?? self.version()
        if joined.version != version { joined = (version, [:]) }
        if let script = joined.scripts[path] { return script }
        let script = try join(url)
        joined.scripts[path] = script
        return script
    }
}
