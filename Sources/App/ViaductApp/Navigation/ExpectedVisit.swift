import HotwireNative

/// A place that a page was told to visit.
struct ExpectedVisit {
    let url: String
    var replaces: Bool
    /// Stands for the place; `nil` for the default one.
    let destination: VisitableViewController?
    /// How it covers the one below; `nil` when it does not.
    let modal: Navigation.ModalStyle?
    /// Whether it takes the place of the native screen on top of the current one.
    var takesScreen = false
    /// Whether nothing leads back from there.
    var isRoot = false
    /// The tab that begins there; `nil` when it lies in the page's.
    let tab: Int?
}
