extension Screen {
    public struct Menu: JSONRecord {
        public var title = ""
        public var children: [MenuElement] = []

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("title", &title)
            try members.required("children", &children)
        }
    }

    public enum MenuElement: JSONCoded {
        case action(MenuAction)
        case submenu(Submenu)

        func write(to writer: inout JSONWriter) {
            switch self {
            case .action(let action): action.write(to: &writer)
            case .submenu(let submenu): submenu.write(to: &writer)
            }
        }

        init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
            if value.member("children") == nil {
                self = .action(try MenuAction(value, of: key))
            } else {
                self = .submenu(try Submenu(value, of: key))
            }
        }
    }

    public struct MenuAction: JSONRecord {
        public enum State: String, JSONChoice {
            case off, on, mixed
        }

        public var control = ""
        public var title = ""
        public var enabled = true
        public var subtitle: String?
        public var destructive = false
        /// Whether the menu stays open after this item is chosen.
        public var keepsOpen = false
        public var state = State.off
        public var image: Image?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("title", &title)
            try members.required("enabled", &enabled)
            try members.optional("subtitle", &subtitle)
            try members.optional("destructive", &destructive, unless: false)
            try members.optional("keepsOpen", &keepsOpen, unless: false)
            try members.required("state", &state)
            try members.optional("image", &image)
        }
    }

    public struct Submenu: JSONRecord {
        public var title = ""
        public var enabled = true
        public var subtitle: String?
        public var destructive = false
        public var image: Image?
        /// Whether it is drawn as a section of its parent instead of opening.
        public var inline = false
        public var children: [MenuElement] = []

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("title", &title)
            try members.required("enabled", &enabled)
            try members.optional("subtitle", &subtitle)
            try members.optional("destructive", &destructive, unless: false)
            try members.optional("image", &image)
            try members.required("inline", &inline)
            try members.required("children", &children)
        }
    }
}
