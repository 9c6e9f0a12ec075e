import HotwireNative

/// The same under the other name that apps use.
public final class FlashMessageComponent: FlashComponent {
    public override class var name: String { "flash-message" }
}
