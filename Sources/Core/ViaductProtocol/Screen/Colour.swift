extension Screen {
    /// A colour as `#RRGGBB` or `#RRGGBBAA`: one string, or an array of the light and the dark one.
    public struct Colour: JSONCoded {
        public let light: String
        /// `nil` when it is the same.
        public let dark: String?

        public init(_ light: String, dark: String? = nil) {
            self.light = light
            self.dark = dark
        }

        func write(to writer: inout JSONWriter) {
            if let dark { writer.array([light, dark]) } else { writer.string(light) }
        }

        init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
            if let colour = value.string {
                self.init(colour)
            } else if let both = value.strings(atMost: 3), both.count == 2 {
                self.init(both[0], dark: both[1])
            } else {
                throw .wrongMember(key, "a colour, or an array of two")
            }
        }
    }
}

extension Screen.Colour: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
