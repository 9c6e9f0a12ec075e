// The component of Benchmarks/Echo in an app's process, as `viaduct app` makes it, for measurements: EchoApp URL ROOM.
import Foundation
import ViaductApp

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 2 else { fatalError("EchoApp URL ROOM") }
try RemoteApp(name: "Echo", components: [EchoComponent.self]).run(server: words[0], room: words[1]) {
    // Another program waits for the lines.
    FileHandle.standardOutput.write(Data("\($0)\n".utf8))
}
