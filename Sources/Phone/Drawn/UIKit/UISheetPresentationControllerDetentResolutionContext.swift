@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    var maximumDetentValue: CGFloat { get }
}
