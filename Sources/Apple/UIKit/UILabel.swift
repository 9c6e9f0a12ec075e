/// A text.
@MainActor open class UILabel: UIView {
    open var text: String? {
        didSet { valueDidChange(from: oldValue, to: text) }
    }
    open var attributedText: NSAttributedString? {
        didSet { text = attributedText?.string }
    }
    open var textColor: UIColor! = .label {
        didSet { valueDidChange(from: oldValue, to: textColor) }
    }
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var isEnabled = true
}

public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
