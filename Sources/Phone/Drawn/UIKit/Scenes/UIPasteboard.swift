/// The clipboard. Text is also copied to the page's own clipboard, as far as the browser allows.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")

        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

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

    open var urls: [URL]? {
        get { url.map { [$0] } }
        set { url = newValue?.first }
    }
    open var images: [UIImage]? {
        get { image.map { [$0] } }
        set { image = newValue?.first }
    }
    open var hasColors: Bool { false }
    open var numberOfItems: Int { string == nil && image == nil ? 0 : 1 }
    open var items: [[String: Any]] = [] {
        didSet { string = items.lazy.flatMap(\.values).compactMap(Self.text).first }
    }
    open var itemProviders: [NSItemProvider] {
        image.map { [NSItemProvider(object: $0)] } ?? string.map { [NSItemProvider(object: $0 as NSString)] } ?? []
    }

    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        self.items = items
    }

    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType] as? Data ?? string.map { Data($0.utf8) }
    }

    open func contains(pasteboardTypes: [String]) -> Bool {
        items.contains { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
    }

    private static func text(of value: Any) -> String? {
        switch value {
        case let text as String: text
        case let url as URL: url.absoluteString
        case let data as Data: String(data: data, encoding: .utf8)
        default: nil
        }
    }

    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        string = value as? String ?? (value as? URL)?.absoluteString
    }
}
