import HotwireNative

/// The same under the other name that apps use.
public final class PageComponent: TitleComponent {
    public override class var name: String { "page" }
}
