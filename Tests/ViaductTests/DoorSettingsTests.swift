import Foundation
import Testing
import ViaductCommands

@testable import viaduct

/// The settings with which a server refuses to start, or is guarded.
@Suite struct DoorSettingsTests {
    private static let token = "0123456789abcdef"
    private static let rooms = #"{"alice":"alice-\#(token)"}"#

    private func settings(_ environment: [String: String]) throws(UsageError) -> Settings {
        let settings = try Settings(flags: [:], environment: environment, file: [:])
        try settings.checkDoors()
        return settings
    }

    @Test(arguments: [
        ([:], false), (["VIADUCT_LISTEN": "[::1]:1,unix:/s"], false), (["VIADUCT_TOKEN": "short"], false),
        (["VIADUCT_IDENTITIES": rooms], true), (["VIADUCT_LISTEN": "0.0.0.0:1", "VIADUCT_TOKEN": token], true),
        (["VIADUCT_LISTEN": "127.0.0.1:1,[::]:1", "VIADUCT_IDENTITIES": rooms], true),
        (["VIADUCT_LISTEN": "unix:/s", "VIADUCT_TRUSTED_PROXY": "127.0.0.1", "VIADUCT_TOKEN": token], true),
        (["VIADUCT_LISTEN": "unix:/s", "VIADUCT_TRUSTED_PROXY": "127.0.0.1"], false),
        (["VIADUCT_LISTEN": "0.0.0.0:1", "VIADUCT_INSECURE": "1"], false),
        (["VIADUCT_LISTEN": "0.0.0.0:1", "VIADUCT_INSECURE": "1", "VIADUCT_TOKEN": "short"], false),
    ])
    func `a server is guarded beyond this machine, and wherever it knows identities`(environment: [String: String], isGuarded: Bool) throws {
        #expect(try settings(environment).isGuarded == isGuarded)
    }

    @Test(arguments: [
        (["VIADUCT_LISTEN": "0.0.0.0:1"], "--insecure"), (["VIADUCT_LISTEN": "127.0.0.1:1,192.0.2.1:1"], "--listen 192.0.2.1:1 opens Viaduct"),
        (["VIADUCT_LISTEN": "[::]:1", "VIADUCT_INSECURE": "0"], "--identities"),
        (["VIADUCT_LISTEN": "0.0.0.0:1", "VIADUCT_TOKEN": "short"], "too short"),
        (["VIADUCT_LISTEN": "0.0.0.0:1", "VIADUCT_TOKEN": ""], "VIADUCT_TOKEN"),
        (["VIADUCT_IDENTITIES": rooms, "VIADUCT_TOKEN": "x"], "too short"),
        (["VIADUCT_LISTEN": "unix:/s", "VIADUCT_IDENTITIES": rooms, "VIADUCT_TOKEN": "x"], "too short"),
        (["VIADUCT_LISTEN": "unix:/s", "VIADUCT_TRUSTED_PROXY": "unix:", "VIADUCT_TOKEN": "x"], "too short"),
        (["VIADUCT_INSECURE": "1", "VIADUCT_IDENTITIES": rooms], "Leave out one"),
        (["VIADUCT_IDENTITIES": rooms, "VIADUCT_TOKEN": "alice-\(token)"], "same token as the server"),
    ])
    func `a start that would leave a door open without a word is refused`(environment: [String: String], words: String) {
        let error = #expect(throws: UsageError.self) { try settings(environment) }
        #expect(error?.description.contains(words) == true)
        #expect(error?.description.contains("(VD-ACCESS-6)") == true)
        #expect(error?.description.contains(Self.token) == false)
    }

    @Test func `--insecure is a switch, and one or zero elsewhere`() throws {
        #expect(throws: UsageError.self) { try settings(["VIADUCT_INSECURE": "yes"]) }
        let command = try Subcommand.table.parse(["serve", "--insecure", "--listen", "0.0.0.0:1"])
        guard case .run(let invocation) = command else { throw UsageError("It does not run.") }
        let switched = try Settings(invocation, environment: ["VIADUCT_INSECURE": "0"])
        #expect(switched.isInsecure)
    }

    @Test func `the file of a team has its rooms as an object`() throws {
        var text = ConfigurationText("{ identities: { alice: 'alice-\(Self.token)', bob: { token: 'bob-\(Self.token)' } }, insecure: 0 }")
        let file = try text.settings().mapValues(\.texts)
        let settings = try Settings(flags: [:], environment: [:], file: file)
        #expect(!settings.identities.isEmpty && settings.isGuarded)
    }
}
