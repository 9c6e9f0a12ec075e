import HotwireNative

/// The way back from a place that is not the first one.
@MainActor struct WayBack {
    let from: Location
    let to: Location
    let goBack: @MainActor () -> Void
    let dismiss: @MainActor () -> Void

    /// Whether the place before is covered, so that there is no way back but only an end.
    var isDismissal: Bool { from.modal != nil && to.modal == nil && to.sheet == nil }
}
