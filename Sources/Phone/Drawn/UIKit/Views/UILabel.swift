/// A label with a text.
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
    @available(*, deprecated, message: "no effect")
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var adjustsFontSizeToFitWidth = false { didSet { inert(self) } }
    /// Whether a font of a text style scales with the text size.
    open var adjustsFontForContentSizeCategory = false
    @available(*, deprecated, message: "no effect") open var minimumScaleFactor: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var allowsDefaultTighteningForTruncation = false { didSet { inert(self) } }
    open var preferredMaxLayoutWidth: CGFloat = 0
    @available(*, deprecated, message: "no effect") open var isHighlighted = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var highlightedTextColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var shadowColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var shadowOffset = CGSize(width: 0, height: -1) { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isEnabled = true { didSet { inert(self) } }

    /// An estimate, because no font is here to measure text.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(text?.count ?? 0) * font.pointSize * 0.55, height: font.lineHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open func drawText(in rect: CGRect) {}
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
}
