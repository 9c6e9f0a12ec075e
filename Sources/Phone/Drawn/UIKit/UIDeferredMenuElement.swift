/// Elements of a menu that are made when it opens; here, when it is put into a menu.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// What the provider has given; empty until it has.
    package private(set) var elements: [UIMenuElement] = []

    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(title: "", subtitle: nil, image: nil)
        elementProvider { [weak self] elements in
            guard let self else { return }
            self.elements = elements
            for element in elements { element.owner = self }
            self.setNeedsScreenUpdate()
        }
    }

    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider)
    }
}
