import SwiftUI
import Testing

@MainActor @Suite struct AppTests {
    private final class AppDelegate: NSObject, UIApplicationDelegate {}

    private struct OwnApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        @UIApplicationDelegateAdaptor var sameDelegate: AppDelegate

        var body: some Scene {
            WindowGroup { Text("\(delegate)") }
        }
    }

    @Test func `an app finds its delegate`() {
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        let app = OwnApp()
        #expect(app.delegate === delegate)
        #expect(app.sameDelegate === delegate)
    }
}
