/// An image in a text.
open class NSTextAttachment: NSObject {
    private let mark = FoundationMark()
    open var image: UIImage?
    @available(*, deprecated, message: "no effect") open var bounds = CGRect.zero { didSet { inert(self) } }

    public override init() { super.init() }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
