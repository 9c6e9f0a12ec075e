import HotwireNative
public import ViaductApp
import ViaductComponents

/// The demo of pages that talk to their app by `window.webkit.messageHandlers`, without a web bridge.
@MainActor public enum ScriptMessages {
    /// Each page that posts has its own coordinator.
    public static var handlers: PageHandlers {
        PushRegistration.begin()
        return PageHandlers(names: ["nativeApp", "pushToken"]) {
            let coordinator = Coordinator()
            _ = coordinator.session
            return coordinator
        }
    }
}
