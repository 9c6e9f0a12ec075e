import Foundation
import LWS
import Testing

@testable import ViaductRelay

/// The routes of the device frame.
@Suite(.serialized) @MainActor struct DeviceRoutesTests {
    private let folder = try! TemporaryFolder()
    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness(publicFolder: folder.url)
    }

    @Test func `a server on the loopback address says that phones do not reach it`() async throws {
        let response = try await relay.curl("/viaduct/device/addresses.json")
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [String: Any])
        #expect(answer["isLoopback"] as? Bool == true)
        let addresses = try #require(answer["addresses"] as? [String])
        #expect(addresses.allSatisfy { SocketAddress.isIPv4($0) && !$0.hasPrefix("127.") })
    }

    @Test func `an address of the server becomes a picture`() async throws {
        let response = try await relay.curl("/viaduct/device/qr.svg?text=http%3A%2F%2F127.0.0.1%3A4000%2Forders%3Fa%3D1%26b%3D2")
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == "image/svg+xml")
        #expect(response.text.contains("<path"))
    }

    @Test(arguments: [
        "", "text=", "text=hello", "text=http%3A%2F%2Felsewhere.test%2F", "text=http%3A%2F%2F1%2F", "text=javascript%3A%2F%2F127.0.0.1",
    ])
    func `nothing else becomes one`(query: String) async throws {
        #expect(try await relay.curl("/viaduct/device/qr.svg?\(query)").status == 400)
    }

    @Test func `without the program it is said how to install it`() throws {
        let error = #expect(throws: QRCode.Failure.self) { try QRCode(searchPath: folder.url.path) }
        #expect(error?.text.contains("apt-get install qrencode") == true)
    }

    @Test(arguments: [("127.0.0.1:4000", true), ("[::1]:4000", true), ("unix:/tmp/a", true), ("0.0.0.0:4000", false), ("[::]:4000", false)])
    func `only this machine reaches a loopback address`(address: String, isLoopback: Bool) throws {
        #expect(try #require(ListenAddress(address)).isLoopback == isLoopback)
    }
}
