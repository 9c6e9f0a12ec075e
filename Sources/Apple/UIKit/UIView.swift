/// A rectangle that holds others. It is not drawn; its frame is what a component gave it.
open class UIView: UIResponder {
    open var frame: CGRect
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    public init(frame: CGRect = .zero) {
        self.frame = frame
        super.init()
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}
