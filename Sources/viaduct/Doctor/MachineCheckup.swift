import Foundation
import HotwireNative
import LWS
import ViaductProtocol
import ViaductProxy
import ViaductRelay
import ViaductSystem

/// Checks this machine for everything that Viaduct needs.
@MainActor struct MachineCheckup {
    private static let patience = Duration.seconds(3)

    let settings: Settings
    /// Folders with colons between them.
    let searchPath: String

    func findings() throws -> [Finding] {
        let engine = try EventLoop(subprotocols: []).engine
        return [program, nginx, Self.libev(isUsed: engine == .libev), swift]
            + (try settings.listen.map(port)) + settings.pathConfigurations.map(pathConfiguration) + [browser]
    }

    private var program: Finding {
        guard settings.publicFolder ?? PublicFolder.find() != nil else {
            return .problem(
                "Viaduct", "Version \(Version.current) finds no folder “public”, which it serves.",
                cure: "Start it in the folder of its sources, or name the folder: --public FOLDER.", code: "VD-SETUP-1")
        }
        return .fine("Viaduct", "Version \(Version.current).")
    }

    private var nginx: Finding {
        do throws(ProxyError) {
            return .fine("nginx", "It is \(try NginxProgram.find(searchPath: searchPath).path), with njs.")
        } catch {
            return Self.noNginx(error, isNeeded: !settings.apps.isEmpty)
        }
    }

    static func noNginx(_ error: ProxyError, isNeeded: Bool) -> Finding {
        guard isNeeded else { return .hint("nginx", "It is not there. Only --app needs it.", cure: error.text, code: "VD-START-2") }
        return .problem("nginx", "Viaduct cannot stand in front of your app.", cure: error.text, code: "VD-START-2")
    }

    static func libev(isUsed: Bool) -> Finding {
        guard !isUsed else { return .fine("libev", "It is used.") }
        return .hint(
            "libev", "It is not installed, so many pages cost more time.", cure: "Install it: apt-get install libwebsockets-evlib-ev",
            code: "VD-SETUP-3")
    }

    private var swift: Finding {
        let (code, place) = ("VD-SETUP-2", "Install it: https://www.swift.org/install")
        guard let path = executable("swift") else {
            return .hint("Swift", "It is not in the PATH. Only “viaduct app” needs it.", cure: place, code: code)
        }
        let text = String(decoding: (try? BriefProgram([path, "--version"]).output()) ?? [], as: UTF8.self)
        guard let version = text.firstMatch(of: #/Swift version (\d+)\.(\d+)/#), let major = Int(version.1), let minor = Int(version.2) else {
            return .problem("Swift", "\(path) tells no version.", cure: place, code: code)
        }
        guard (major, minor) >= (6, 3) else {
            return .problem("Swift", "\(path) has version \(major).\(minor), and “viaduct app” needs 6.3.", cure: place, code: code)
        }
        return .fine("Swift", "Version \(major).\(minor) (\(path)).")
    }

    private func port(_ address: ListenAddress) throws -> Finding {
        let subject = "Port \(address)"
        let loop = try EventLoop(engine: .poll, subprotocols: [])
        var result: Result<UInt32, LWSError>?
        loop.probe(address, isSecure: settings.tlsFiles != nil, path: "/viaduct/health") {
            result = $0
            loop.stop()
        }
        let timer = loop.schedule(after: Self.patience) { loop.stop() }
        loop.run()
        withExtendedLifetime(timer) {}
        if case .success(200) = result { return .fine(subject, "A Viaduct server answers.") }
        do throws(LWSError) {
            if case .unix(let path) = address {
                // To listen would make a file, or remove one.
                try SocketFile.check(path)
            } else {
                let handler = NoHandler()
                _ = try EventLoop(engine: .poll, subprotocols: []).listen(on: address, handler: handler)
            }
            return .fine(subject, "It is free.")
        } catch {
            return .problem(
                subject, "Viaduct cannot listen there: \(Finding.sentence("\(error)"))",
                cure: "Stop the program that does (ss -ltnp names it), or choose another one: --listen 127.0.0.1:4100", code: "VD-START-1")
        }
    }

    private func pathConfiguration(_ source: PathConfigurationSource) -> Finding {
        let subject = "Path configuration"
        do {
            let data: Data
            switch source.source {
            case .file(let file): data = try Data(contentsOf: file)
            case .data(let text): data = text
            // By the system's authorities, as the server itself reads it.
            case .server(let url): data = try PageReader(authorities: nil).answer(of: url).body
            }
            try PathConfiguration.check(data)
            return .fine(subject, "\(source.place) can be read.")
        } catch {
            return .problem(
                subject, "\(source.place) cannot be used: \(Finding.sentence("\(error)"))",
                cure: "Name a file or a URL with “settings” and “rules”.", code: (error as? PathConfiguration.Invalid)?.code ?? "VD-PATHS-1")
        }
    }

    private var browser: Finding {
        Chromium.find(searchPath: searchPath).map { .fine("Browser", "It is \($0), for “viaduct doctor URL”.") }
            ?? .hint(
                "Browser", "There is no Chromium: “viaduct doctor URL” looks at HTML and headers only.", cure: "Install it: apt-get install chromium")
    }

    private func executable(_ name: String) -> String? {
        searchPath.split(separator: ":").map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }
}

/// Never called: nothing is served.
private final class NoHandler: ServerHandler {
    func respond(to request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 404) }
    func upgrade(_ request: HTTPRequest) -> UpgradeDecision { .reject(HTTPResponse(status: 404)) }
}

extension PathConfigurationSource {
    fileprivate var place: String {
        switch source {
        case .file(let url), .server(let url): url.isFileURL ? url.path : url.absoluteString
        case .data: "the data"
        }
    }
}
