import Foundation
import ViaductProxy

/// `viaduct nginx-config`: prints what `--app` would start nginx with.
struct NginxConfigCommand {
    private let arguments: NginxConfigArguments

    init(_ arguments: NginxConfigArguments) {
        self.arguments = arguments
    }

    func run() throws {
        let files = try ConfigFolder.find(publicFolder: nil)
        let template = try String(contentsOf: files.appending(path: "nginx.conf.template"), encoding: .utf8)
        let program = try? NginxProgram.find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        let configuration = NginxConfiguration(
            apps: arguments.apps, addresses: arguments.addresses, server: arguments.server?.authority ?? "",
            folder: "/tmp/viaduct-nginx", scripts: files.appending(path: "njs").path,
            module: program == nil ? "modules/ngx_http_js_module.so" : program?.module, user: nil)
        Terminal.print(
            "# Needs \(NginxProgram.packages.joined(separator: " and ")): mkdir -p /tmp/viaduct-nginx && nginx -c THIS_FILE")
        Terminal.print(configuration.text(from: template))
    }
}
