import Foundation
import Glibc
import LWS
import ViaductSystem

/// The process of a Chromium without a window. It takes commands of the Chrome DevTools Protocol by pipes, so it opens no port.
///
/// It ends with this process, however that ends, and leaves no files behind.
final class Chromium {
    private static let names = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "microsoft-edge-stable",
        "brave-browser",
    ]

    /// In bytes: the browser puts a socket below the folder of its files, and the path of a socket is limited.
    private static let longestFolder = 40

    /// A shell waits for the browser and removes its files. It gets SIGTERM when this process ends, and ends all processes of the browser.
    private static let script = #"""
        folder=$1
        shift
        export TMPDIR="$folder"
        trap 'kill -KILL -- "-$browser"' TERM
        setsid "$@" </dev/null >/dev/null &
        browser=$!
        exec 3<&- 4>&-
        # The signal interrupts the first wait.
        wait "$browser"
        wait "$browser"
        # A process of the browser that ends late may write once more.
        tries=0
        until rm -rf "$folder" && sleep 0.2 && [ ! -e "$folder" ] || [ "$tries" -ge 20 ]; do tries=$((tries + 1)); done
        """#

    /// Takes commands, each with a zero byte behind it: an end of a socket pair.
    let commands: Int32
    /// Has the answers and events, each with a zero byte behind it. It is the caller's to close.
    let answers: Int32
    private var process: ChildProcess?

    /// - Returns: the path of a program, `nil` when there is none.
    static func find(searchPath: String) -> String? {
        let folders = searchPath.split(separator: ":")
        return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.first(where: FileManager.default.isExecutableFile)
    }

    /// - Throws: `SystemError`.
    init(program: String) throws {
        let folder = try Self.folder()
        var flags = [
            "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check", "--disable-gpu", "--hide-scrollbars",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--user-data-dir=\(folder)/profile", "about:blank",
        ]
        // Chromium's sandbox does not work for root, and containers run commands as root.
        if geteuid() == 0 { flags.insert("--no-sandbox", at: 0) }
        let input = try Self.ends { socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &$0) }
        let output: (Int32, Int32)
        do {
            output = try Self.ends { pipe(&$0) }
        } catch {
            for end in [input.0, input.1] { Glibc.close(end) }
            throw error
        }
        defer { for end in [input.0, output.1] { Glibc.close(end) } }
        (commands, answers) = (input.1, output.0)
        do {
            let started = try ChildProcess(
                ["setpriv", "--pdeathsig", "TERM", "/bin/sh", "-c", Self.script, "sh", folder, program] + flags, errors: .dropped,
                inheriting: [input.0, output.1])
            Glibc.close(started.output)
            process = started
        } catch {
            for end in [commands, answers] { Glibc.close(end) }
            throw error
        }
    }

    /// A new folder for all files of the browser, which nobody else may read.
    private static func folder() throws -> String {
        let temporary = FileManager.default.temporaryDirectory.path
        let place = temporary.utf8.count > longestFolder ? "/tmp" : temporary
        var path = Array("\(place)/viaduct-chromium-XXXXXX".utf8CString)
        guard mkdtemp(&path) != nil else { throw SystemError.current }
        return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    /// Two new descriptors that no program inherits by itself.
    private static func ends(_ make: (inout [Int32]) -> Int32) throws -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        guard make(&ends) == 0 else { throw SystemError.current }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Sends a command, and blocks while the browser does not take it.
    ///
    /// - Parameter command: JSON text.
    /// - Returns: whether the browser has taken it.
    func write(_ command: [UInt8]) -> Bool {
        var rest = (command + [0])[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(commands, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Ends the browser, and waits until its files are gone.
    func close() {
        guard let process else { return }
        self.process = nil
        Glibc.close(commands)
        kill(process.identifier, SIGTERM)
        _ = ChildEnd(waitingFor: process.identifier)
    }

    deinit { close() }
}
