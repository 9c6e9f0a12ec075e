@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
