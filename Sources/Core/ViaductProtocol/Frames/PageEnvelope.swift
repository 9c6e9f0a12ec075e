/// A frame of one page on the way between the server and a remote app: `{"page":"<id>","frame":{…}}`.
public enum PageEnvelope {
    /// - Parameter frame: one JSON object, which is not checked.
    public static func wrap(_ frame: ArraySlice<UInt8>, page: String) -> [UInt8] {
        var writer = JSONWriter(capacity: frame.count + page.utf8.count + 24)
        writer.string("page", page)
        writer.json("frame", frame)
        writer.end()
        return writer.bytes
    }

    /// The server's frame `probe {page,number}`.
    public static func probe(_ number: Int, page: String) -> [UInt8] { numbered("probe", number, page) }

    /// The app's frame `probed {page,number,busy?}`.
    public static func probed(_ number: Int, page: String, busy: String? = nil) -> [UInt8] { numbered("probed", number, page, busy: busy) }

    private static func numbered(_ type: StaticString, _ number: Int, _ page: String, busy: String? = nil) -> [UInt8] {
        var writer = JSONWriter()
        writer.string("type", type.description)
        writer.string("page", page)
        writer.key("number")
        writer.number(number)
        if let busy { writer.string("busy", busy) }
        writer.end()
        return writer.bytes
    }

    /// The server's frame `gone {page}`: the page has left the app.
    public static func gone(page: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.string("type", "gone")
        writer.string("page", page)
        writer.end()
        return writer.bytes
    }
}
