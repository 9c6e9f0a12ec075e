import HotwireNative

/// `TitleComponent` under its other common name.
public final class PageComponent: TitleComponent {
    public override class var name: String { "page" }
}
