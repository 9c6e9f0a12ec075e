extension Screen {
    /// Something on top of the page.
    public enum Presented: JSONCoded {
        case sheet(Sheet)
        case alert(Alert)
        case share(Share)
        case screen(NativeScreen)

        func write(to writer: inout JSONWriter) {
            switch self {
            case .sheet(let sheet): sheet.write(to: &writer)
            case .alert(let alert): alert.write(to: &writer)
            case .share(let share): share.write(to: &writer)
            case .screen(let screen): screen.write(to: &writer)
            }
        }

        init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
            switch value.member("kind")?.string {
            case "sheet": self = .sheet(try Sheet(value, of: key))
            case "alert": self = .alert(try Alert(value, of: key))
            case "share": self = .share(try Share(value, of: key))
            default: self = .screen(try NativeScreen(value, of: key))
            }
        }
    }
}
