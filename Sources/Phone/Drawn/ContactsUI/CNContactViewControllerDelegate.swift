@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
