import HotwireNative

/// The components that an app has without writing any.
public enum BuiltInComponents {
    /// Every component, in the order in which the user agent names them.
    public static let all: [BridgeComponent.Type] = [
        AlertComponent.self,
        ButtonComponent.self,
        ButtonsComponent.self,
        DropdownNavigationSheetComponent.self,
        FlashComponent.self,
        FlashMessageComponent.self,
        FormComponent.self,
        HapticComponent.self,
        InsetsComponent.self,
        MenuComponent.self,
        NavComponent.self,
        OverflowMenuComponent.self,
        PageComponent.self,
        SearchComponent.self,
        ShareComponent.self,
        TextSizeComponent.self,
        ThemeComponent.self,
        TitleComponent.self,
        ToastComponent.self,
    ]
}
