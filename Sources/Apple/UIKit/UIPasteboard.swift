/// What was copied. Texts also go to the page's own clipboard, as far as the browser allows.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    open var string: String? {
        didSet { if let string { UIApplication.shared.keyWindow?.host?.copy(string) } }
    }
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }
    open var image: UIImage?
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open private(set) var changeCount = 0

    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        string = value as? String ?? (value as? URL)?.absoluteString
    }
}
