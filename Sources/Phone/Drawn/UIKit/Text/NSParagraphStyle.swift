/// The style of a paragraph.
open class NSParagraphStyle: NSObject {
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    private let mark = FoundationMark()
    open fileprivate(set) var storedAlignment = NSTextAlignment.natural
    open var alignment: NSTextAlignment { storedAlignment }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { storedAlignment }
        set { storedAlignment = newValue }
    }
    @available(*, deprecated, message: "no effect") open var lineSpacing: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var paragraphSpacing: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var lineHeightMultiple: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var minimumLineHeight: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var maximumLineHeight: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var firstLineHeadIndent: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var headIndent: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { inert(self) } }
}

public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
