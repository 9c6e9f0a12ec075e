import Testing
import ViaductSystem

@testable import ViaductProxy

@Suite struct NginxLogLineTests {
    @Test func `a line keeps what happened and where it should have gone`() {
        let line = NginxLogLine(
            #"2026/11/22 08:04:58 [error] 30656#30656: *4 connect() failed (111: Connection refused) while connecting to upstream, client: unix:, server: , request: "GET / HTTP/1.1", upstream: "http://[::1]:3999/", host: "127.0.0.1:4701""#
        )
        #expect(
            line.text == "connect() failed (111: Connection refused) while connecting to upstream (http://[::1]:3999/)")
        #expect(line.level == .error)
        #expect(!line.isFatal)
    }

    @Test(arguments: ["/viaduct/socket?page=0123456789abcdef0123456789abcdef", "/viaduct/console/?key=0123456789abcdef", "/a?"])
    func `a query, which may hold a secret, is left out`(address: String) {
        let line = NginxLogLine(
            #"2026/11/22 08:04:58 [error] 7#7: *4 upstream prematurely closed connection while reading response header from upstream, client: 127.0.0.1, server: _, request: "GET \#(address) HTTP/1.1", upstream: "http://unix:/server.sock:\#(address)", host: "127.0.0.1:4701", referrer: "http://127.0.0.1:4701\#(address)""#
        )
        let path = address.prefix { $0 != "?" }
        #expect(line.text == "upstream prematurely closed connection while reading response header from upstream (http://unix:/server.sock:\(path))")
    }

    @Test func `a script's sentence stands alone`() {
        let line = NginxLogLine(
            #"2026/11/22 08:04:58 [warn] 7#7: *4 js: viaduct: /a came compressed, client: 127.0.0.1, server: _, request: "GET /a HTTP/1.1""#
        )
        #expect(line.text == "/a came compressed")
        #expect(line.level == .warning)
    }

    @Test(arguments: [
        "2026/11/22 08:04:58 [crit] 7#7: *41 socket() failed (24: Too many open files) while connecting to upstream, client: 127.0.0.1, server: _, upstream: \"http://unix:/server.sock:/a?b=1\"",
        "2026/11/22 08:04:58 [crit] 7#7: accept4() failed (24: Too many open files)",
        "2026/11/22 08:04:58 [alert] 7#7: 64 worker_connections are not enough",
    ])
    func `an nginx without descriptors says the same whatever was asked for`(line: String) {
        #expect(NginxLogLine(line).text == NginxLogLine.full)
    }

    @Test(arguments: [
        ("2026/11/22 08:04:58 [emerg] 7#7: bind() failed", "bind() failed", Log.Level.error, true),
        ("nginx: [emerg] unknown directive", "unknown directive", .error, true),
        (
            "2026/11/22 08:04:58 [notice] 7#7: using inherited sockets from \"3;\"",
            "using inherited sockets from \"3;\"", .debug, false
        ),
        ("something else, client: x", "something else", .warning, false),
    ])
    func `nginx' levels are Viaduct's`(line: String, text: String, level: Log.Level, isFatal: Bool) {
        let line = NginxLogLine(line)
        #expect((line.text, line.level, line.isFatal) == (text, level, isFatal))
    }
}
