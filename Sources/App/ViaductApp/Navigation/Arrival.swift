import HotwireNative
import ViaductProtocol

/// A page's coming to another place.
struct Arrival {
    let from: Location
    let passage: Passage
    /// Whether the native screen on top of the place that was left has gone with that.
    let takesScreen: Bool
    /// Stands for the place; `nil` for the default one.
    let destination: VisitableViewController?
    /// The tab that begins there; `nil` when the place lies in the tab that the page has come from.
    let tab: Int?
    /// The next moves of the page, which waited for its coming here.
    let moves: [PageMove]
}
