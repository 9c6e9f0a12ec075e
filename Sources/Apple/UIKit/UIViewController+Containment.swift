extension UIViewController {
    public func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
        setNeedsScreenUpdate()
    }

    public func removeFromParent() {
        let owner = parent
        owner?.children.removeAll { $0 === self }
        parent = nil
        owner?.setNeedsScreenUpdate()
    }
}
