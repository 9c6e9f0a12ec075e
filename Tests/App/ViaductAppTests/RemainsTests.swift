import AppTestSupport
import HotwireNative
import Testing
import UIKit

private final class WitnessComponent: BridgeComponent {
    override class var name: String { "witness" }

    @MainActor static weak var last: WitnessComponent?
    @MainActor static weak var destination: UIViewController?
    @MainActor static weak var navigation: UIViewController?
    @MainActor static weak var window: UIWindow?

    override func onReceive(message: Message) {
        Self.last = self
        Self.destination = delegate?.destination as? UIViewController
        Self.navigation = Self.destination?.navigationController
        Self.window = Self.destination?.view.window
        reply(to: message.event)
    }
}

@Suite(.serialized) @MainActor struct RemainsTests {
    @Test(arguments: [1, 2]) func `nothing remains of a page that has gone`(locations: Int) async throws {
        var page: TestPage? = TestPage([WitnessComponent.self])
        page?.message("witness", "connect")
        if locations == 2 {
            page?.visit("http://localhost/two")
            page?.message("witness", "connect")
        }
        #expect(WitnessComponent.last != nil)
        #expect(WitnessComponent.window != nil)
        weak let session = page?.holders.first
        weak let outlet = page?.holders.last
        page?.close()
        await page?.turn()
        page = nil
        #expect(WitnessComponent.last == nil)
        #expect(WitnessComponent.destination == nil)
        #expect(WitnessComponent.navigation == nil)
        #expect(WitnessComponent.window == nil)
        #expect(session == nil)
        #expect(outlet == nil)
    }
}
