// The component of Benchmarks/Echo, for measurements: built into a server, or in an app's process as `viaduct app` makes it.
//
//     echo-program serve ADDRESS FOLDER
//     echo-program app URL ROOM
import Foundation
import HotwireNative
import LWS
import ViaductApp
import ViaductProtocol
import ViaductRelay
import ViaductSystem

/// Another program waits for the lines.
func tell(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

switch Array(CommandLine.arguments.dropFirst()) {
case let words where words.count == 3 && words[0] == "serve":
    guard let address = ListenAddress(words[1]) else { fatalError("\(words[1]) is no address.") }
    let loop = try EventLoop(subprotocols: Server.subprotocols)
    var limits = ServerLimits()
    // Of one page, which is faster here than any person's.
    limits.pace = Pace(messages: 1_000_000, bytes: 1 << 30)
    let server = Server(
        ServerConfiguration(addresses: [address], publicFolder: URL(fileURLWithPath: words[2]), limits: limits),
        apps: [EmbeddedApp(name: "Echo", platform: .ios, components: [EchoComponent.self])], loop: loop, log: Log(level: .error))
    for listener in try server.start() { tell("listening on http://\(listener.address.at(port: listener.port))") }
    server.becomeReady()
    loop.run()
case let words where words.count == 3 && words[0] == "app":
    try RemoteApp(name: "Echo", components: [EchoComponent.self]).run(server: words[1], room: words[2]) { tell($0) }
default:
    fatalError("echo-program serve ADDRESS FOLDER, or echo-program app URL ROOM")
}
