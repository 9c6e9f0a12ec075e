extension View {
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { bar { $0.title = titleKey.string() } }
    public func navigationTitle(_ title: Text) -> some View { bar { $0.title = title.string } }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { bar { $0.title = String(title) } }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey) }
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        bar { $0.isLarge = displayMode == .large }
    }
    public func navigationBarHidden(_ hide: Bool) -> some View { bar { $0.isHidden = hide } }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBack = hidesBackButton }
    }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        bar { if bars.isEmpty || bars.contains(.navigationBar) { $0.isHidden = visibility == .hidden } }
    }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        bar { if bars.isEmpty || bars.contains(.navigationBar) { $0.isHidden = visibility == .hidden } }
    }

    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return beforehand { ToolbarItem(content: { content }).add(to: $0.child("toolbar", Content.self)) }
    }

    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let content = content()
        return beforehand { content.added(to: $0.child("toolbar", Content.self)) }
    }

    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
    ) -> some View {
        beforehand { context in
            let submit = context.environment.submit
            context.renderer.bar.search = SearchRequest(
                text: text, prompt: prompt?.string(), submit: { submit?() })
        }
    }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        bar { $0.detents = detents.sorted { $0.order < $1.order }.map(\.detent) }
    }
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { presentationDetents(detents) }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { bar { $0.isModal = isDisabled } }

    private func bar(_ change: @escaping (inout BarContents) -> Void) -> some View {
        beforehand { change(&$0.renderer.bar) }
    }
}

@available(*, deprecated, message: "no effect")
extension View {
    public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { inert() }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { inert() }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { inert() }
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { inert() }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { inert() }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { inert() }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { inert() }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { inert() }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { inert() }
}

public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

public struct NavigationViewStyle: Sendable {
    public static let automatic = NavigationViewStyle()
    public static let stack = NavigationViewStyle()
    public static let columns = NavigationViewStyle()
    public init() {}
}

public typealias StackNavigationViewStyle = NavigationViewStyle

public struct ToolbarPlacement: Equatable, Sendable {
    private let kind: Int
    public static let automatic = ToolbarPlacement(kind: 0)
    public static let navigationBar = ToolbarPlacement(kind: 1)
    public static let tabBar = ToolbarPlacement(kind: 2)
    public static let bottomBar = ToolbarPlacement(kind: 3)
}

public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
}

public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    fileprivate let order: Double
    private let isMedium: Bool

    public static let medium = PresentationDetent(order: 0.5, isMedium: true)
    public static let large = PresentationDetent(order: 1, isMedium: false)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(order: fraction, isMedium: fraction <= 0.6)
    }
    public static func height(_ height: CGFloat) -> PresentationDetent { fraction(height / 844) }

    @MainActor var detent: UISheetPresentationController.Detent { isMedium ? .medium() : .large() }
}
