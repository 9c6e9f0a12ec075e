/// The string by which servers and web libraries know the app.
package enum UserAgent {
    package static func build(applicationPrefix: String?, componentTypes: [BridgeComponent.Type]) -> String {
        let parts = [
            applicationPrefix, "Hotwire Native iOS; Turbo Native iOS;", componentList(componentTypes),
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
    }

    /// `bridge-components: [a b]`.
    package static func componentList(_ componentTypes: [BridgeComponent.Type]) -> String {
        "bridge-components: [\(componentTypes.map { $0.name }.joined(separator: " "))]"
    }
}
