/// What was copied. It stays in this process: a page's clipboard belongs to the person.
@MainActor open class UIPasteboard {
    public static let general = UIPasteboard()

    open var string: String?
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    open var url: URL?
    open var image: UIImage?
    open var hasStrings: Bool { string != nil }
}
