import HotwireNative

/// The components that an app has without writing any.
public enum BuiltInComponents {
    /// Every component, in the order of the user agent.
    public static let all: [BridgeComponent.Type] = [
        AlertComponent.self,
        BarcodeScannerComponent.self,
        BiometricsLockComponent.self,
        ButtonComponent.self,
        ButtonsComponent.self,
        DocumentScannerComponent.self,
        DropdownNavigationSheetComponent.self,
        FlashComponent.self,
        FlashMessageComponent.self,
        FormComponent.self,
        HapticComponent.self,
        InsetsComponent.self,
        LocationComponent.self,
        MenuComponent.self,
        NFCComponent.self,
        NavComponent.self,
        NotificationTokenComponent.self,
        OverflowMenuComponent.self,
        PageComponent.self,
        PermissionsComponent.self,
        ReviewPromptComponent.self,
        SearchComponent.self,
        ShareComponent.self,
        StampComponent.self,
        TextSizeComponent.self,
        ThemeComponent.self,
        TitleComponent.self,
        ToastComponent.self,
    ]
}
