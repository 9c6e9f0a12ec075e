/// The look of tabs. A page draws them all alike.
public protocol TabViewStyle: Sendable {}

public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
    public enum IndexDisplayMode: Sendable {
        case automatic, always, never
    }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { .init() }
    public static var sidebarAdaptable: DefaultTabViewStyle { .init() }
    public static var tabBarOnly: DefaultTabViewStyle { .init() }
    public static var grouped: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { .init() }
}

/// The look of the dots under pages. They are not drawn.
public struct PageIndexViewStyle: Sendable {
    public enum BackgroundDisplayMode: Sendable {
        case automatic, always, interactive, never
    }

    public static let page = PageIndexViewStyle()
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle { .page }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

@available(*, deprecated, message: "no effect")
extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { inert() }
    public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { inert() }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { inert() }
}

public struct TabBarMinimizeBehavior: Sendable {
    public static let automatic = TabBarMinimizeBehavior()
    public static let onScrollDown = TabBarMinimizeBehavior()
    public static let onScrollUp = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
}
