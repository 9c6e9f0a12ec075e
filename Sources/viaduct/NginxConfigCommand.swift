import Foundation
import ViaductProxy

/// `viaduct nginx-config`: prints the nginx configuration that `--app` would use.
struct NginxConfigCommand {
    private let arguments: NginxConfigArguments

    init(_ arguments: NginxConfigArguments) {
        self.arguments = arguments
    }

    func run() throws {
        let files = try ConfigFolder.find(publicFolder: nil)
        let template = try String(contentsOf: files.appending(path: "nginx.conf.template"), encoding: .utf8)
        let program = try? NginxProgram.find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        let folder = arguments.folder.path
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let configuration = NginxConfiguration(
            apps: arguments.apps, addresses: arguments.addresses, server: arguments.server?.authority ?? "",
            folder: folder, scripts: files.appending(path: "njs").path,
            module: program == nil ? "modules/\(NginxProgram.moduleName)" : program?.module,
            user: geteuid() == 0 ? "root" : nil, allowedHosts: arguments.allowedHosts,
            trustedProxies: arguments.trustedProxies, agentCookie: arguments.agentCookie,
            isGuarded: arguments.isGuarded)
        Terminal.print(
            """
            # Needs the packages \(NginxProgram.packages.joined(separator: " and ")), and a Viaduct server at \(arguments.server?.url ?? "").
            # To start it as viaduct.conf: \(program?.path ?? "nginx") -p "\(folder)" -e stderr -c "$PWD/viaduct.conf"
            """)
        Terminal.print(configuration.text(from: template))
    }
}
