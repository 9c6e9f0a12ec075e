import Foundation
import ViaductApp
import ViaductCommands
import ViaductProtocol
import ViaductRelay

/// `viaduct link`: prints a link that gives one browser access to a room of a team's server.
@MainActor struct LinkCommand {
    /// A time such as `30m`, `8h` or `7d`.
    struct Time: Equatable {
        /// Ends the sentence “It has to be …”.
        static let allowed = "a number with m, h or d behind it, such as 8h, and a year at most"
        private static let units = ["m": 60, "h": 3600, "d": 86400]

        let seconds: Int

        init?(_ text: String) {
            guard let unit = text.last.flatMap({ Self.units[String($0)] }), let count = Int(text.dropLast()), text.count <= 7,
                text.dropLast().allSatisfy(\.isNumber), (1...365 * 86400).contains(count * unit)
            else { return nil }
            seconds = count * unit
        }
    }

    private let server: ServerRequest
    private let base: String
    private let room: String?
    private let time: Time
    private let destination: String?
    private let showsCode: Bool
    private let searchPath: String

    init(_ invocation: Invocation, environment: [String: String]) throws {
        server = ServerRequest(try NamedServer(invocation, environment: environment))
        base = invocation["url"].map { String($0.hasSuffix("/") ? $0.dropLast() : $0[...]) } ?? "\(server.server.address)"
        room = invocation["room"]
        time = Time(invocation["for"] ?? "8h") ?? Time("8h")!
        destination = invocation["to"]
        showsCode = invocation.switches.contains("qr")
        searchPath = environment["PATH"] ?? "/usr/bin"
    }

    /// - Throws: `ServerRequest.Failure`.
    func run() throws {
        let members = [("room", room.map(JSONText.quoted)), ("seconds", "\(time.seconds)"), ("to", destination.map(JSONText.quoted))]
        let body = members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }.joined(separator: ",")
        let answer = try server.post("/viaduct/api/links", json: Array("{\(body)}".utf8))
        let object = try? JSONObject(answer)
        guard let path = object?["path"]?.string else {
            throw ServerRequest.Failure(description: server.stranger(status: 200))
        }
        if let note = object?["note"]?.string { Terminal.printError(Terminal.plain(note)) }
        let link = base + path
        if showsCode {
            do throws(QRCode.Failure) {
                Terminal.print(try QRCode(searchPath: searchPath).text(of: link))
            } catch {
                Terminal.printError("--qr: \(error.text)")
            }
        }
        Terminal.print(link)
    }
}
