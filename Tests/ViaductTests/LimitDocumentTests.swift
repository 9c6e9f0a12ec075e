import Foundation
import Testing

@testable import LWS
@testable import ViaductApp
@testable import ViaductProtocol
@testable import ViaductRelay
@testable import viaduct

/// The numbers in the documents' tables of limits are those of the code.
@Suite @MainActor struct LimitDocumentTests {
    private static let documents = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs")

    /// The first two cells of each row of the document's tables.
    private static func rows(of document: String) throws -> [(what: String, limit: String)] {
        let text = try String(contentsOf: documents.appending(path: document), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.count > 1 ? (cells[0], cells[1]) : nil
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes)"
    }

    /// The number that a cell begins with: `20 000`, `32 MiB`, `64 KiB`, `20 s`.
    private static func number(in cell: String) -> Int? {
        guard let match = cell.prefixMatch(of: #/(\d{1,3}(?:[ ,]\d{3})+|\d+)(?: (MiB|KiB|s|bytes))?(?![\d.])/#) else { return nil }
        return Int(match.1.filter(\.isNumber)).map { $0 << (match.2 == "MiB" ? 20 : match.2 == "KiB" ? 10 : 0) }
    }

    @Test func `the most important limits are the code's`() throws {
        let (limits, page, traces) = (ServerLimits(), PageLimits(), TraceLimits())
        let configuration = ServerConfiguration(addresses: [], publicFolder: Self.documents)
        let unacknowledged = [ResumableLink.maximumUnacknowledged, ResumableLink.maximumLarge, limits.largeFrames].map(Self.size)
        let expected = [
            "a frame of a page, of an app": "\(Self.size(Settings().maximumFrame)), \(Self.size(configuration.maximumAppFrame))",
            "frames that a peer has not acknowledged":
                "\(unacknowledged[0]), and \(unacknowledged[1]) of large ones; \(unacknowledged[2]) of large ones in all",
            "pages, apps": "\(limits.pages), \(limits.apps)",
            "components and handlers of an app, bytes of a name": "\(limits.app.components), \(limits.app.handlers), \(limits.app.nameBytes)",
            "bar items and menu elements of a screen": "\(page.barItems), \(page.menuElements)",
            "messages that a page's components keep": "\(Self.size(page.keptMessageBytes)) and the newest",
            "the trace of a page, of a room, of all":
                "\([traces.page, traces.room, traces.all].map(Self.size).joined(separator: ", ")); the oldest events go first",
            "connections": "all descriptors but \(DescriptorLimit.current - DescriptorLimit.endOfConnections); more of them wait until others end",
        ]
        #expect(Settings().maximumFrame == configuration.maximumPageFrame && Settings().limits == limits)
        let rows = Dictionary(try Self.rows(of: "security.md").map { ($0.what, $0.limit) }) { first, _ in first }
        for (what, limit) in expected { #expect(rows[what] == limit, "\(what)") }
    }

    @Test(arguments: [("security.md", 11), ("protocol.md", 18)]) func `each limit with a flag has the number of the flag's default`(
        document: String, count: Int
    ) throws {
        let defaults = Dictionary(uniqueKeysWithValues: Setting.all.map { ($0.flag, $0.option.standard) })
        var found = 0
        for row in try Self.rows(of: document) {
            guard let flag = row.what.firstMatch(of: #/^(?!.*, as )(?:[^`]|`[^-`][^`]*`)*`(--(?:max-|handshake-|idle-)[a-z-]+)`/#),
                let number = Self.number(in: row.limit)
            else { continue }
            found += 1
            let standard = try #require(defaults[String(flag.1)], "\(flag.1)")
            #expect(standard == String(number), "\(row.what): \(row.limit)")
        }
        // A row that the test does not read would go unnoticed.
        #expect(found == count)
    }

    @Test func `what all rooms share has the numbers of the code`() throws {
        let numbers = ServerLimits()
        #expect((numbers.appPace.messages, numbers.appPace.bytes) == (numbers.pace.messages * 10, numbers.pace.bytes * 10))
        let shares = [
            "readers of the trace, of a room and of all": RoomShare.readers, "pages that show their messages, of a room and of all": .pageReaders,
            "unopened links, to a room and to all": .links,
        ]
        let rows = Dictionary(try Self.rows(of: "security.md").map { ($0.what, $0.limit) }) { first, _ in first }
        for (what, share) in shares {
            let pair = rows[what]?.components(separatedBy: ", ").compactMap(Self.number)
            #expect(pair == [share.ofRoom, share.all], "\(what)")
        }
    }

    @Test(arguments: [("20 000", 20_000), ("32 MiB; an app's: ten times as many", 32 << 20), ("64 KiB", 65_536), ("20 s", 20), ("65 536", 65_536)])
    func `a number of a table is read as people write it`(cell: String, number: Int) {
        #expect(Self.number(in: cell) == number)
    }
}
