/// The settings of Turbo iOS and of the package TurboNavigator, which are Hotwire Native's.
@dynamicMemberLookup public class TurboConfig {
    public typealias WebViewBlock = HotwireConfig.WebViewBlock

    nonisolated(unsafe) public static let shared = TurboConfig()

    private init() {}

    public subscript<Value>(dynamicMember setting: WritableKeyPath<HotwireConfig, Value>) -> Value {
        get { Hotwire.config[keyPath: setting] }
        set { Hotwire.config[keyPath: setting] = newValue }
    }
}
