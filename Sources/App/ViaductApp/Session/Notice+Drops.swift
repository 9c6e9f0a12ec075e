import HotwireNative
import UIKit
import ViaductCommands
import ViaductProtocol

/// Notices to the page's developer about frames without effect, with the reason.
extension Notice {
    /// In bytes, and of how many: a page may send any name at any rate.
    private static let (longestName, mostNames) = (64, 64)

    /// - Parameter known: the names that the app has.
    static func unknownComponent(_ component: String, event: String, known: [String]) -> Notice {
        let similar = component.utf8.count <= longestName ? Suggestion.nearest(to: component, among: Array(known.prefix(mostNames))) : nil
        let cure = similar.map { "Did you mean “\($0)”?" } ?? "Register one."
        return Notice(
            level: .warning, code: "unknown-component", cause: "VD-COMPONENT-1",
            text:
                "The message “\(event.start())” for “\(component.start())” was dropped: the app has no component of that name. \(cure)")
    }

    static func crashed(_ component: String, reason: String) -> Notice {
        Notice(
            level: .error, code: "app-component-crashed", cause: "VD-APP-6",
            text: "“\(component.start())” is marked as crashed: it gets no messages until you save a fix. \(reason)")
    }

    static func crashed(action: String, reason: String) -> Notice {
        Notice(
            level: .error, code: "app-component-crashed", cause: "VD-APP-7",
            text: "Nothing was done: \(action.start(200)) has crashed the app, and has no effect until you save a fix. \(reason)")
    }

    static func wrongURL(_ component: String, event: String, url: String?, expected: String) -> Notice {
        let sender = url.map { "was sent by \($0.start(200))" } ?? "does not say its URL (data.metadata.url)"
        let difference = url.map { " \(URLDifference(of: $0, from: expected).text)" } ?? ""
        return Notice(
            level: .warning, code: "wrong-url", cause: url == nil ? "VD-URL-2" : "VD-URL-1",
            text:
                "The message “\(event.start())” for “\(component.start())” was dropped, as on a phone: it \(sender), and the page is at \(expected.start(200)).\(difference)"
        )
    }

    static func skippedScreen(_ screen: StackedScreen) -> Notice {
        let (reason, cure) =
            screen.url.map {
                (
                    "nothing answers its URL \($0.start(200)) with a screen now",
                    "Run “viaduct app” with the app that has it, or return it from the navigator's delegate"
                )
            } ?? ("it was shown without a URL, and is gone with the app that made it", "Route to a URL that the path configuration knows")
        return Notice(
            level: .warning, code: "skipped-screen", cause: "VD-SCREEN-1",
            text: "The native screen “\(screen.title.start())” on the way back was skipped: \(reason). A phone still has it. \(cure).")
    }

    static func encodedTwice(_ address: String, as url: URL) -> Notice {
        Notice(
            level: .warning, code: "encoded-twice", cause: "VD-URL-3",
            text: """
                The visit to \(address.start(200)) goes to \(url.absoluteString.start(200)), as on a phone: Hotwire Native iOS encodes each % again \
                when the address has a character that no URL may have, such as “[”. Percent-encode that character in the page.
                """)
    }

    static func unanswered(_ address: String, isOffline: Bool) -> Notice {
        let advice = isOffline ? "The browser is offline: go online" : "Start the web app, or look at its log"
        return Notice(
            level: .error, code: "unanswered", cause: "VD-VISIT-4",
            text: "No answer came to the visit to \(address.start(200)), so a phone shows its error view. \(advice), and retry the visit.")
    }

    static func redirectedToModal(from address: String, to modal: URL) -> Notice {
        Notice(
            level: .warning, code: "redirected-to-modal", cause: "VD-MODAL-1",
            text: """
                \(address.start(200)) redirects to the modal page \(modal.absoluteString.start(200)). Once that is closed, Hotwire Native iOS 1.2.2 shows \
                the screen of the first address, with the content of the modal page; Viaduct shows the page before. Link to the modal page itself.
                """)
    }

    static var withoutWindow: Notice {
        Notice(level: .warning, code: "without-window", cause: "VD-WINDOW-1", text: "The app opens no new window for a script.")
    }

    static var secondWebView: Notice {
        Notice(
            level: .warning, code: "second-web-view", cause: "VD-WINDOW-2",
            text: "The app has returned a second web view for a new window. Viaduct shows the page's own only. Load the request in that one.")
    }

    static func inactive(_ component: String, event: String) -> Notice {
        Notice(
            level: .warning, code: "inactive", cause: "VD-INACTIVE-1",
            text: "The message “\(event.start())” for “\(component.start())” was dropped, as on a phone: its screen is not active.")
    }

    static func withoutBridge(_ component: String, event: String) -> Notice {
        Notice(
            level: .warning, code: "inactive", cause: "VD-INACTIVE-3",
            text:
                "The message “\(event.start())” for “\(component.start())” was dropped, as on a phone: its screen is a view controller without bridge components. Show the page in a HotwireWebViewController."
        )
    }

    static func nameless(_ component: BridgeComponent.Type) -> Notice {
        Notice(
            level: .error, code: "component-crashed", cause: "VD-COMPONENT-3",
            text:
                "\(component) has no “name”, so the page cannot have it. On a phone the app ends when it is registered. Override the class variable “name”."
        )
    }

    static func undrawnFocus(_ type: UIResponder.Type) -> Notice {
        Notice(
            level: .warning, code: "undrawn-focus", cause: "VD-FOCUS-1",
            text:
                "\(type).becomeFirstResponder() moved no focus: the screen has no text field for it. A field gets the focus as soon as it is drawn."
        )
    }

    static func lateDisconnect(_ component: String, delivered: Bool) -> Notice {
        let end =
            delivered ? "went to the previous screen. A phone drops it" : "was dropped: the previous screen did not use it"
        return Notice(
            level: .info, code: "late-disconnect", cause: "VD-INACTIVE-2",
            text: "The “disconnect” of “\(component.start())” came after the page's URL had changed and \(end).",
            component: component, event: "disconnect")
    }

    static func lostMessages(_ component: String, event: String, limit: Int) -> Notice {
        Notice(
            level: .warning, code: "kept-messages", cause: "VD-LIMIT-1",
            text:
                "The component “\(component.start())” can no longer reply(to:) “\(event.start())”: the message was dropped. Besides the newest message, Viaduct keeps \(limit) bytes for a page. Send less data with each message.",
            component: component, event: event)
    }

    static let refusedAsk = Notice(
        level: .warning, code: "kept-messages", cause: "VD-LIMIT-2",
        text:
            "Too many questions are open, or their messages are too large. One more was cancelled. Answer some, or send less data with each message."
    )

    static func freedScreens(limit: Int) -> Notice {
        Notice(
            level: .warning, code: "kept-messages", cause: "VD-LIMIT-3",
            text:
                "The screens of earlier pages were dropped: their messages had more than \(limit) bytes. They are built again when their page reconnects. Send less data with each message."
        )
    }

    static func unknownControl(_ control: String) -> Notice {
        Notice(
            level: .warning, code: "unknown-control", cause: "VD-TAP-1",
            text: "The control \(control.start()) is no longer on the screen. Nothing was done.")
    }

    static func tooMany(_ kind: ScreenRoom.Kind, limit: Int) -> Notice {
        let (things, cure) =
            switch kind {
            case .barItems: ("items in its bars", "Put the others into a menu")
            case .menuElements: ("elements in its menus and sheets", "Show the others on a page of their own")
            }
        return Notice(
            level: .warning, code: "too-many-items", cause: "VD-SCREEN-2",
            text: "The screen has more than \(limit) \(things): only the first are drawn. \(cure).")
    }

    static func badReply(_ component: String, event: String) -> Notice {
        Notice(
            level: .error, code: "bad-reply", cause: "VD-REPLY-1",
            text:
                "The component “\(component.start())” replied to “\(event.start())” with data that is not JSON. The reply was dropped.")
    }

    static func emptiedReply(_ component: String, event: String) -> Notice {
        Notice(
            level: .warning, code: "bad-reply", cause: "VD-REPLY-2",
            text:
                "The component “\(component.start())” replied to “\(event.start())” with data that is no JSON object. The page got {}, as on a phone. Reply with an object."
        )
    }

    static func userScriptFailed(_ error: any Error) -> Notice {
        Notice(
            level: .error, code: "user-script", cause: "VD-SCRIPT-2",
            text: "A user script of the app failed: \(error.localizedDescription)")
    }

    static func unknownHandler(_ handler: String) -> Notice {
        Notice(
            level: .warning, code: "unknown-handler", cause: "VD-SCRIPT-1",
            text:
                "No script message handler “\(handler.start())” was added to the web view. The message was dropped.")
    }
}
