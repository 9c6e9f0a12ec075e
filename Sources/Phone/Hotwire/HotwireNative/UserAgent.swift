package enum UserAgent {
    /// What the app adds to the web view's own user agent.
    static func build(applicationPrefix: String?, componentTypes: [BridgeComponent.Type]) -> String {
        let library = "Hotwire Native iOS; Turbo Native iOS; \(substring(for: componentTypes))"
        return applicationPrefix.map { "\($0) \(library)" } ?? library
    }

    /// The part that web libraries look for.
    package static func substring(for componentTypes: [BridgeComponent.Type]) -> String {
        "bridge-components: [\(componentTypes.map { $0.name }.joined(separator: " "))]"
    }
}
