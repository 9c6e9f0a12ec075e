import HotwireNative

/// The components that an app has without writing any.
public enum BuiltInComponents {
    /// Every component, in the order in which the user agent names them.
    public static let all: [BridgeComponent.Type] = [
        AlertComponent.self,
        ButtonComponent.self,
        DropdownNavigationSheetComponent.self,
        FormComponent.self,
        MenuComponent.self,
        OverflowMenuComponent.self,
        ShareComponent.self,
    ]
}
