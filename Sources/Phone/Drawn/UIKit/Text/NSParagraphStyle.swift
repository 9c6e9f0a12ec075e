/// How a paragraph is set.
open class NSParagraphStyle: NSObject {
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    private let mark = FoundationMark()
    open fileprivate(set) var storedAlignment = NSTextAlignment.natural
    open var alignment: NSTextAlignment { storedAlignment }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { storedAlignment }
        set { storedAlignment = newValue }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var lineSpacing: CGFloat = 0 { didSet { Inert.note("NSMutableParagraphStyle.lineSpacing") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var paragraphSpacing: CGFloat = 0 { didSet { Inert.note("NSMutableParagraphStyle.paragraphSpacing") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var lineHeightMultiple: CGFloat = 0 { didSet { Inert.note("NSMutableParagraphStyle.lineHeightMultiple") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var minimumLineHeight: CGFloat = 0 { didSet { Inert.note("NSMutableParagraphStyle.minimumLineHeight") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var maximumLineHeight: CGFloat = 0 { didSet { Inert.note("NSMutableParagraphStyle.maximumLineHeight") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var firstLineHeadIndent: CGFloat = 0 { didSet { Inert.note("NSMutableParagraphStyle.firstLineHeadIndent") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var headIndent: CGFloat = 0 { didSet { Inert.note("NSMutableParagraphStyle.headIndent") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { Inert.note("NSMutableParagraphStyle.lineBreakMode") }
    }
}

public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
