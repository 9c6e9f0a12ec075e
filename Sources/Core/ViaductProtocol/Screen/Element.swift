extension Screen {
    /// A view: the content of its kind, and the look of its rectangle. Lengths are in CSS pixels.
    public struct Element: JSONRecord {
        public var content: Content
        public var tint: Colour?
        public var background: Colour?
        public var gradient: Gradient?
        /// The radius of its corners.
        public var corner: Double?
        /// Whether its children are clipped at its edges.
        public var clips = false
        public var border: Double?
        public var borderColor: Colour?
        /// Top, right, bottom, left.
        public var padding: [Double] = []
        public var width: Double?
        public var height: Double?
        /// From 0 to 1.
        public var alpha: Double?
        /// The six values of CSS's `matrix`.
        public var transform: [Double] = []
        /// The fixed point of the transform, as two fractions of the rectangle; its middle when empty.
        public var anchor: [Double] = []
        public var shadow: Shadow?
        /// Read out after the label.
        public var hint: String?
        /// Whether screen readers skip it.
        public var silent = false
        /// The control of a long press.
        public var press: String?
        public var contextMenu: Menu?
        /// The bridge component that put it into a bar or over the page, where the app knows it.
        public var component: String?

        public init() {
            self.init(.stack(Stack()))
        }

        public init(_ content: Content, tint: Colour? = nil) {
            self.content = content
            self.tint = tint
        }

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try content.visit(&members)
            try members.optional("tint", &tint)
            try members.optional("background", &background)
            try members.optional("gradient", &gradient)
            try members.optional("corner", &corner)
            try members.optional("clips", &clips, unless: false)
            try members.optional("border", &border)
            try members.optional("borderColor", &borderColor)
            try members.optional("padding", &padding, unless: [])
            try members.optional("width", &width)
            try members.optional("height", &height)
            try members.optional("alpha", &alpha)
            try members.optional("transform", &transform, unless: [])
            try members.optional("anchor", &anchor, unless: [])
            try members.optional("shadow", &shadow)
            try members.optional("hint", &hint)
            try members.optional("silent", &silent, unless: false)
            try members.optional("press", &press)
            try members.optional("contextMenu", &contextMenu)
            try members.optional("component", &component)
        }
    }

    public struct Gradient: JSONRecord {
        /// As in CSS.
        public var degrees = 0.0
        public var colors: [String] = []
        /// From 0 to 1; evenly spread when empty.
        public var locations: [Double] = []

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("degrees", &degrees)
            try members.required("colors", &colors)
            try members.optional("locations", &locations, unless: [])
        }
    }

    public struct Shadow: JSONRecord {
        public var x = 0.0
        public var y = 0.0
        /// As in CSS.
        public var blur = 0.0
        public var color = Colour("#000000")

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("x", &x)
            try members.required("y", &y)
            try members.required("blur", &blur)
            try members.required("color", &color)
        }
    }
}
