import HotwireNative

/// `FlashComponent` under its other common name.
public final class FlashMessageComponent: FlashComponent {
    public override class var name: String { "flash-message" }
}
