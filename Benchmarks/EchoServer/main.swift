// A server with the component of Benchmarks/Echo built in, for measurements: EchoServer ADDRESS FOLDER.
import Foundation
import HotwireNative
import LWS
import ViaductApp
import ViaductProtocol
import ViaductRelay
import ViaductSystem

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 2, let address = ListenAddress(words[0]) else { fatalError("EchoServer ADDRESS FOLDER") }
// A page is faster here than any person's, and there are more from one address.
var limits = ServerLimits()
limits.pace = Pace(messages: 1_000_000, bytes: 1 << 30)
(limits.pages, limits.roomPages, limits.addressPages, limits.connections.ofAddress) = (20_000, 10_000, 10_000, 10_000)
let loop = try EventLoop(subprotocols: Server.subprotocols, limits: limits.connections)
let server = Server(
    ServerConfiguration(addresses: [address], publicFolder: URL(fileURLWithPath: words[1]), limits: limits),
    apps: [EmbeddedApp(name: "Echo", platform: .ios, components: [EchoComponent.self])], loop: loop, log: Log(level: .error))
for listener in try server.start() {
    // Another program waits for the line.
    FileHandle.standardOutput.write(Data("listening on http://\(listener.address.at(port: listener.port))\n".utf8))
}
server.becomeReady()
loop.run()
