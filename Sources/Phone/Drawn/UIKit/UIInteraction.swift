/// Something that a view lets a person do beyond tapping.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
