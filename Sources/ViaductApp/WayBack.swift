import HotwireNative

/// Where a person can go from a place that is not the first one.
@MainActor struct WayBack {
    let from: Location
    let to: Location
    /// How the place covers those below; `nil` when it does not.
    let modal: Navigation.ModalStyle?
    /// Whether the one before is covered, so that there is no way back but only an end.
    let isDismissal: Bool
    let goBack: @MainActor () -> Void
    let dismiss: @MainActor () -> Void
}
