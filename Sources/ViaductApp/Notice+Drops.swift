import ViaductProtocol

/// Why a frame had no effect, told to whoever develops the page.
extension Notice {
    static func unknownComponent(_ component: String, event: String) -> Notice {
        Notice(
            level: .warning, code: "unknown-component",
            text:
                "The message “\(event)” for “\(component)” was dropped: the app has no component of that name. Register one."
        )
    }

    static func wrongURL(_ component: String, event: String, url: String?, expected: String) -> Notice {
        let sender = url.map { "was sent by \($0)" } ?? "does not say its URL (data.metadata.url)"
        return Notice(
            level: .warning, code: "wrong-url",
            text:
                "The message “\(event)” for “\(component)” was dropped, as on a phone: it \(sender), and the page is at \(expected)."
        )
    }

    static func inactive(_ component: String, event: String) -> Notice {
        Notice(
            level: .warning, code: "inactive",
            text: "The message “\(event)” for “\(component)” was dropped, as on a phone: its screen is not active.")
    }

    static func lateDisconnect(_ component: String, delivered: Bool) -> Notice {
        let end =
            delivered ? "went to the screen that was left. A phone drops it" : "was dropped: that screen did not use it"
        return Notice(
            level: .info, code: "late-disconnect",
            text: "The “disconnect” of “\(component)” came after the page's URL had changed and \(end).")
    }

    static func unknownControl(_ control: String) -> Notice {
        Notice(
            level: .info, code: "unknown-control",
            text: "The control \(control.prefix(20)) is no longer on the screen. Nothing was done.")
    }

    static func badReply(_ component: String, event: String) -> Notice {
        Notice(
            level: .error, code: "bad-reply",
            text:
                "The component “\(component)” replied to “\(event)” with data that is not JSON. The reply was dropped.")
    }

    static func userScriptFailed(_ error: any Error) -> Notice {
        Notice(level: .error, code: "user-script", text: "A user script of the app failed: \(error.localizedDescription)")
    }

    static func unknownHandler(_ handler: String) -> Notice {
        Notice(
            level: .warning, code: "unknown-handler",
            text:
                "No script message handler “\(handler.prefix(40))” was added to the web view. The message was dropped.")
    }
}
