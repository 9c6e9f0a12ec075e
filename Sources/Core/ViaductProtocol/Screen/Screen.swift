/// Everything that the native side of a page shows at one time.
///
/// Its JSON is written and read without Foundation's coders, and described by `public/viaduct/schema/screen.json`.
public struct Screen: JSONRecord {
    /// The page's URL.
    public var url = ""
    /// `nil` keeps the browser's.
    public var appearance: Appearance?
    public var textSize = TextSize.large
    public var bar = Bar()
    /// Elements on top of the page.
    public var overlays: [Overlay] = []
    /// At the bottom of the page.
    public var toolbar: [BarItem] = []
    /// Under the page.
    public var tabs: [Tab] = []
    public var pullToRefresh = true
    /// The last one is on top.
    public var presented: [Presented] = []
    /// The oldest one is first.
    public var asks: [Ask] = []
    public var focus: Focus?

    public init() {}

    /// Reads a screen as a page gets it.
    ///
    /// - Throws: when the text is not JSON, or a member is missing or is of another shape.
    public init(json: String) throws(FrameError) {
        var members = JSONObjectReader(try JSONObject(frame: Array(json.utf8)))
        self.init()
        try visit(&members)
    }

    /// The screen's JSON text.
    public var json: String {
        var writer = JSONWriter(capacity: 1024)
        var copy = self
        copy.visit(&writer)
        writer.end()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
        try members.required("url", &url)
        try members.optional("appearance", &appearance)
        try members.optional("textSize", &textSize, unless: .large)
        try members.required("bar", &bar)
        try members.optional("overlays", &overlays, unless: [])
        try members.optional("toolbar", &toolbar, unless: [])
        try members.optional("tabs", &tabs, unless: [])
        try members.optional("pullToRefresh", &pullToRefresh, unless: true)
        try members.required("presented", &presented)
        try members.optional("asks", &asks, unless: [])
        try members.optional("focus", &focus)
    }
}

extension Screen {
    public enum Appearance: String, JSONChoice {
        case dark, light
    }
}
