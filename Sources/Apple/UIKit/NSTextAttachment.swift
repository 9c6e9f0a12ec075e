/// An image in a text.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero

    public override init() { super.init() }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// Only the image's name can be read: a page's texts have no pictures.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "")
    }
}
