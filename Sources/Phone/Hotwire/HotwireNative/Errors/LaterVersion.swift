/// The errors of the library after 1.2.2. An app names them only with `viaduct app --hotwire-native main`, but a protocol's requirement may have
/// no hidden type.
public enum LaterVersion {}

@_spi(HotwireNativeMain) public typealias HotwireNativeError = LaterVersion.HotwireNativeError
@_spi(HotwireNativeMain) public typealias HTTPError = LaterVersion.HTTPError
@_spi(HotwireNativeMain) public typealias LoadError = LaterVersion.LoadError
@_spi(HotwireNativeMain) public typealias WebError = LaterVersion.WebError
