/// A path's properties by the rules of a path configuration (upstream's type of this name).
/// JSON's values are `String`, `Bool`, numbers that are `Int`, `Double` and flags, and arrays and dictionaries of `AnyHashable`.
public typealias PathProperties = [String: AnyHashable]

extension PathProperties {
    public var context: Navigation.Context { choice("context") ?? .default }
    public var presentation: Navigation.Presentation { choice("presentation") ?? .default }
    public var modalStyle: Navigation.ModalStyle { choice("modal_style") ?? .large }
    public var queryStringPresentation: Navigation.QueryStringPresentation {
        choice("query_string_presentation") ?? .default
    }
    public var pullToRefreshEnabled: Bool { flag("pull_to_refresh_enabled") ?? true }
    public var modalDismissGestureEnabled: Bool { flag("modal_dismiss_gesture_enabled") ?? true }
    public var animated: Bool { flag("animated") ?? true }
    /// The identifier of the native screen, or the one of web screens.
    public var viewController: String {
        self["view_controller"] as? String ?? VisitableViewController.pathConfigurationIdentifier
    }
    var historicalLocation: Bool { flag("historical_location") ?? false }

    /// The properties with Android's default where it differs, and with the screen of `uri`.
    var onAndroid: PathProperties {
        merging(["pull_to_refresh_enabled": false]) { own, _ in own }.withScreenOfURI
    }

    /// Translates Android's `uri` for iOS: to a modal context, or to the name of a native screen. Properties that are set already stay.
    private var withScreenOfURI: PathProperties {
        guard let uri = self["uri"] as? String else { return self }
        if uri.contains("/web/modal") { return merging(["context": Navigation.Context.modal.rawValue]) { own, _ in own } }
        guard !uri.contains("/web"), let name = uri.split(separator: "/").last else { return self }
        return merging(["view_controller": String(name)]) { own, _ in own }
    }

    private func flag(_ name: String) -> Bool? { self[name] as? Bool }

    private func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
        (self[name] as? String).flatMap(Choice.init)
    }
}
