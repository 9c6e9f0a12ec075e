import AppTestSupport
import Testing
import UIKit
import ViaductApp
import ViaductComponents

@MainActor @Suite struct EmbeddedAppTests {
    @Test func `it describes itself as the platform's library would`() {
        let ios = EmbeddedApp(name: "App", platform: .ios, components: [AlertComponent.self, ButtonComponent.self])
        #expect(ios.description.components == ["alert", "button"])
        #expect(ios.description.userAgent == "Hotwire Native iOS; Turbo Native iOS; bridge-components: [alert button]")
        let android = EmbeddedApp(name: "App", platform: .android, components: [])
        #expect(android.description.userAgent == "Hotwire Native Android; Turbo Native Android; bridge-components: [];")
    }

    @Test func `a session is freed with its page`() async throws {
        weak var destination: AnyObject?
        do {
            let page = TestPage([DrawingComponent.self])
            DrawingComponent.draw = { controller, _ in
                destination = controller
                controller.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
            }
            page.message("drawing", "draw")
            DrawingComponent.draw = { _, _ in }
            _ = try await page.screen()
            #expect(destination != nil)
            page.close()
        }
        await TestPage([]).turn()
        #expect(destination == nil)
    }
}
