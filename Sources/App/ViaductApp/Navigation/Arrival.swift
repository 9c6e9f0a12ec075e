import HotwireNative
import ViaductProtocol

/// A page's arrival at another place.
struct Arrival {
    let from: Location
    let passage: Passage
    /// Whether the native screen on top of the place that was left goes with that place.
    let takesScreen: Bool
    /// The place's view controller; `nil` for the default one.
    let destination: VisitableViewController?
    /// The tab that begins there; `nil` when the page stays in its tab.
    let tab: Int?
    /// The move that renews the page here.
    let renewal: PageMove?
    /// The page's next visit, which it has got already.
    let next: PageMove?
}
