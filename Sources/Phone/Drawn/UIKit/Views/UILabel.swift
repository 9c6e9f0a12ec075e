/// A text that cannot be edited.
@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String? {
        didSet {
            styledText = nil
            valueDidChange(from: oldValue, to: text)
        }
    }
    open var attributedText: NSAttributedString? {
        get { styledText ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            let attributes = newValue.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.font] as? UIFont { self.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
            styledText = newValue
            setNeedsScreenUpdate()
        }
    }
    /// The text with its attributes; `nil` when it was set without.
    package private(set) var styledText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { setNeedsScreenUpdate() }
    }
    open var textColor: UIColor! = .label {
        didSet { setNeedsScreenUpdate() }
    }
    open var textAlignment = NSTextAlignment.natural {
        didSet { valueDidChange(from: oldValue, to: textAlignment) }
    }
    open var numberOfLines = 1 {
        didSet { valueDidChange(from: oldValue, to: numberOfLines) }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { Inert.note("UILabel.lineBreakMode") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var adjustsFontSizeToFitWidth = false { didSet { Inert.note("UILabel.adjustsFontSizeToFitWidth") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var adjustsFontForContentSizeCategory = false {
        didSet { Inert.note("UILabel.adjustsFontForContentSizeCategory") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var minimumScaleFactor: CGFloat = 0 { didSet { Inert.note("UILabel.minimumScaleFactor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var allowsDefaultTighteningForTruncation = false {
        didSet { Inert.note("UILabel.allowsDefaultTighteningForTruncation") }
    }
    open var preferredMaxLayoutWidth: CGFloat = 0
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isHighlighted = false { didSet { Inert.note("UILabel.isHighlighted") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var highlightedTextColor: UIColor? { didSet { Inert.note("UILabel.highlightedTextColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var shadowColor: UIColor? { didSet { Inert.note("UILabel.shadowColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { Inert.note("UILabel.shadowOffset") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isEnabled = true { didSet { Inert.note("UILabel.isEnabled") } }

    /// A guess: there are no letters here to measure.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(text?.count ?? 0) * font.pointSize * 0.55, height: font.lineHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open func drawText(in rect: CGRect) {}
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
}
