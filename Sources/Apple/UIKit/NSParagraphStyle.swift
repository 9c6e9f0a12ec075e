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
    open var lineSpacing: CGFloat = 0
    open var paragraphSpacing: CGFloat = 0
    open var lineHeightMultiple: CGFloat = 0
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0
    open var firstLineHeadIndent: CGFloat = 0
    open var headIndent: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
