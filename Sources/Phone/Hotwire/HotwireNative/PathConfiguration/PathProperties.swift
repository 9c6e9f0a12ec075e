/// A path's properties by the rules of a path configuration (upstream's type of this name).
/// JSON's values are Swift's own: `String`, `Bool`, `Int`, `Double`, arrays and dictionaries of `AnyHashable`.
public typealias PathProperties = [String: AnyHashable]

extension PathProperties {
    /// Android's `uri` may say it too.
    public var context: Navigation.Context {
        choice("context") ?? ((self["uri"] as? String)?.contains("/web/modal") == true ? .modal : .default)
    }
    public var presentation: Navigation.Presentation { choice("presentation") ?? .default }
    public var modalStyle: Navigation.ModalStyle { choice("modal_style") ?? .large }
    public var queryStringPresentation: Navigation.QueryStringPresentation {
        choice("query_string_presentation") ?? .default
    }
    public var pullToRefreshEnabled: Bool { flag("pull_to_refresh_enabled") ?? true }
    public var modalDismissGestureEnabled: Bool { flag("modal_dismiss_gesture_enabled") ?? true }
    public var animated: Bool { flag("animated") ?? true }
    /// The identifier of a native screen, or that of web screens.
    public var viewController: String {
        self["view_controller"] as? String ?? VisitableViewController.pathConfigurationIdentifier
    }
    var historicalLocation: Bool { flag("historical_location") ?? false }

    private func flag(_ name: String) -> Bool? { self[name] as? Bool }

    private func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
        (self[name] as? String).flatMap(Choice.init)
    }
}
