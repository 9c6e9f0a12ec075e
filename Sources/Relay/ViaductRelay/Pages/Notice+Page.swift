import ViaductProtocol

/// Notices that the relay itself has for a page.
extension Notice {
    /// - Parameter place: what hides it, the room or the test.
    static func hiddenComponent(_ message: BridgeMessage, by place: String) -> Notice {
        let (component, event) = (message.component.start(), message.event.start())
        return Notice(
            level: .warning, code: "unknown-component", cause: "VD-COMPONENT-1",
            text: """
                The message “\(event)” for “\(component)” was dropped: the component is switched off for this \(place). \
                Switch it on \(place == "room" ? "in the console, in “Components”" : "by “components” of the test API").
                """
        ).about(message)
    }

    static func agentCookie(_ name: String) -> Notice {
        Notice(
            level: .warning, code: "agent-cookie", cause: "VD-AGENT-3",
            text: """
                The web app has a cookie “\(name)” with the user agent of another browser. If it looks there first, it answers as to \
                that browser. Start Viaduct with --agent-cookie \(name), which gives it the phone's.
                """)
    }
}
