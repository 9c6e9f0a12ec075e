import ViaductProtocol

@testable import ViaductRelay
@testable import viaduct

/// What the server's owner writes: the configuration, identities and versions.
enum SettingProperties {
    static let targets = [
        FuzzTarget("configuration", reads: ["ConfigurationText"], configuration),
        FuzzTarget("identities", reads: ["Identities", "AppVersion"], identities),
    ]

    @MainActor private static func configuration(_ bytes: [UInt8]) throws {
        var configuration = ConfigurationText(text(bytes))
        let places: [Int]
        do throws(ConfigurationText.Failure) {
            places = try configuration.settings().values.map(\.index)
        } catch {
            places = [error.index]
        }
        for place in places.map(configuration.place) { try expect(place.line > 0 && place.column > 0, "the place is \(place)") }
    }

    @MainActor private static func identities(_ bytes: [UInt8]) throws {
        let json = text(bytes)
        do {
            let identities = try Identities(json: json)
            for (name, room) in identities.rooms { try expect(RoomName.isValid(name), "the room \(name) has \(room.token)") }
        } catch let fault as Identities.Fault {
            // A mistake is printed, and a token is not.
            try expect(!fault.text.contains("0123456789abcdef0123456789abcdef"), "the fault shows a token: \(fault.text)")
        }
        _ = try? AppVersion.all(json: json)
    }
}
