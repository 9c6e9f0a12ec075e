enum UserAgent {
    static func build(applicationPrefix: String?, componentTypes: [BridgeComponent.Type]) -> String {
        let library = "Hotwire Native iOS; Turbo Native iOS; \(userAgentSubstring(for: componentTypes))"
        return applicationPrefix.map { "\($0) \(library)" } ?? library
    }
}

/// The part of the user agent that web libraries look for.
package func userAgentSubstring(for componentTypes: [BridgeComponent.Type]) -> String {
    "bridge-components: [\(componentTypes.map { $0.name }.joined(separator: " "))]"
}
