@_exported public import HotwireNative

/// The entry of Turbo iOS 7, the library before Hotwire Native. Both have the same settings.
public enum Turbo {
    public static var config: HotwireConfig {
        get { Hotwire.config }
        set { Hotwire.config = newValue }
    }
}

public typealias TurboConfig = HotwireConfig
