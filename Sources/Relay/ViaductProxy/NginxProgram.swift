internal import Foundation
internal import ViaductSystem

/// An installed nginx.
public struct NginxProgram: Sendable {
    /// The Debian packages to install.
    public static let packages = ["nginx", "libnginx-mod-http-js"]
    public static let moduleName = "ngx_http_js_module.so"
    // Debian's folder for administrators' programs is not in every PATH.
    private static let usualFolders = ["/usr/sbin", "/usr/local/sbin", "/usr/local/nginx/sbin", "/opt/homebrew/bin"]
    private static let usualModuleFolders = [
        "/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/local/lib/nginx/modules",
    ]

    public let path: String
    /// The file of njs' module, `nil` when it is built in.
    public let module: String?

    /// - Parameter searchPath: folders separated by colons, as in `PATH`.
    /// - Throws: with the command that installs what is missing.
    public static func find(searchPath: String) throws(ProxyError) -> NginxProgram {
        try find(
            in: searchPath.split(separator: ":").map(String.init) + usualFolders, moduleFolders: usualModuleFolders)
    }

    static func find(in folders: [String], moduleFolders: [String]) throws(ProxyError) -> NginxProgram {
        guard
            let path = folders.map({ "\($0)/nginx" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) })
        else { throw missing("nginx,") }
        let options = describe(path)
        let named = options.firstMatch(of: #/--modules-path=(\S+)/#).map { String($0.1) }
        let module = ([named].compactMap { $0 } + moduleFolders).map { "\($0)/\(moduleName)" }
            .first { FileManager.default.fileExists(atPath: $0) }
        guard module != nil || options.contains("--add-module=") && options.contains("njs") else {
            throw missing("nginx' module for JavaScript (njs),")
        }
        return NginxProgram(path: path, module: module)
    }

    private static func missing(_ what: String) -> ProxyError {
        ProxyError(
            code: .missing,
            text: "--app needs \(what) which is not installed: apt-get install \(packages.joined(separator: " "))")
    }

    /// Returns the output of `nginx -V`, empty when it cannot be run.
    private static func describe(_ path: String) -> String {
        let output = try? BriefProgram([path, "-V"], includesErrors: true).output()
        return String(decoding: output ?? [], as: UTF8.self)
    }
}
