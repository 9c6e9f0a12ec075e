/// The bar's contents as requested by the views on a screen.
@MainActor struct BarContents {
    var title: String?
    var isLarge: Bool?
    var isHidden = false
    var left: [UIBarButtonItem] = []
    var right: [UIBarButtonItem] = []
    var bottom: [UIBarButtonItem] = []
    var titleView: UIView?
    var hidesBack = false
    var search: SearchRequest?
    var detents: [UISheetPresentationController.Detent]?
    var isModal = false
}

/// A search field that the views have requested.
@MainActor struct SearchRequest {
    let text: Binding<String>
    let prompt: String?
    let submit: () -> Void
}
