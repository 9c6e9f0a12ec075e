/// A component defined by a file, as a server sends it to a remote app.
public struct StubSource: Equatable, Sendable {
    /// The component's name.
    public let name: String
    /// The file's name, for errors.
    public let file: String
    /// The file as plain JSON (`/viaduct/schema/stub.json`).
    public let json: [UInt8]

    public init(name: String, file: String, json: [UInt8]) {
        self.name = name
        self.file = file
        self.json = json
    }

    /// The server's frame `stubs {page,stubs}`, with the page's own stubs.
    public static func frame(_ stubs: [StubSource], page: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.string("type", "stubs")
        writer.string("page", page)
        write(stubs, to: &writer)
        writer.end()
        return writer.bytes
    }

    static func write(_ stubs: [StubSource], to writer: inout JSONWriter) {
        var list = Array("[".utf8)
        for stub in stubs {
            if list.count > 1 { list.append(UInt8(ascii: ",")) }
            var entry = JSONWriter(capacity: stub.json.count + 64)
            entry.string("name", stub.name)
            entry.string("file", stub.file)
            entry.json("stub", stub.json[...])
            entry.end()
            list += entry.bytes
        }
        list.append(UInt8(ascii: "]"))
        writer.json("stubs", list[...])
    }

    /// - Returns: the stubs in the member `stubs`; `nil` without it.
    static func read(_ object: JSONObject) -> [StubSource]? {
        object["stubs"]?.elements()?.compactMap { value in
            guard let object = value.object, let name = object["name"]?.string, let stub = object["stub"] else { return nil }
            return StubSource(name: name, file: object["file"]?.string ?? "\(name).json", json: Array(stub.bytes))
        }
    }
}
