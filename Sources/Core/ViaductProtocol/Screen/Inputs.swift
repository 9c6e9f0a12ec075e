extension Screen {
    /// An element that a person sets to a value.
    public protocol Input {
        var control: String { get set }
        /// Read out by screen readers.
        var label: String { get set }
        var enabled: Bool { get set }

        init()
    }

    public struct Switch: Input, JSONRecord {
        public var control = ""
        public var label = ""
        public var enabled = true
        public var title = ""
        public var on = false

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try visitInput(&members)
            try members.required("title", &title)
            try members.required("on", &on)
        }
    }

    /// The value is the index.
    public struct Segments: Input, JSONRecord {
        public struct Segment: JSONRecord {
            public var image: Image?

            public init() {}

            mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
                try members.optional("image", &image)
            }
        }

        public var control = ""
        public var label = ""
        public var enabled = true
        public var title = ""
        public var segments: [String] = []
        /// -1 for none.
        public var selected = -1
        /// Indices.
        public var disabled: [Int] = []
        /// One for each segment, if any has an image.
        public var images: [Segment] = []

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try visitInput(&members)
            try members.required("title", &title)
            try members.required("segments", &segments)
            try members.required("selected", &selected)
            try members.optional("disabled", &disabled, unless: [])
            try members.optional("images", &images, unless: [])
        }
    }

    public struct Slider: Input, JSONRecord {
        public var control = ""
        public var label = ""
        public var enabled = true
        public var value = 0.0
        public var minimum = 0.0
        public var maximum = 1.0
        /// Whether the app gets values while the slider moves.
        public var continuous = true

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try visitInput(&members)
            try members.required("value", &value)
            try members.required("minimum", &minimum)
            try members.required("maximum", &maximum)
            try members.optional("continuous", &continuous, unless: true)
        }
    }

    /// The value is whether it goes up.
    public struct Stepper: Input, JSONRecord {
        public var control = ""
        public var label = ""
        public var enabled = true
        public var value = 0.0
        public var canDecrease = false
        public var canIncrease = false

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try visitInput(&members)
            try members.required("value", &value)
            try members.required("canDecrease", &canDecrease)
            try members.required("canIncrease", &canIncrease)
        }
    }

    /// An input of HTML for a date, a time or both, with its values.
    public struct DateField: Input, JSONRecord {
        public enum Mode: String, JSONChoice {
            case date, time, month
            case dateAndTime = "datetime-local"
        }

        public var control = ""
        public var label = ""
        public var enabled = true
        public var mode = Mode.date
        /// Whether all days of a month are shown.
        public var inline = false
        public var value = ""
        public var minimum: String?
        public var maximum: String?
        /// In seconds.
        public var step: Int?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try visitInput(&members)
            try members.required("mode", &mode)
            try members.optional("inline", &inline, unless: false)
            try members.required("value", &value)
            try members.optional("minimum", &minimum)
            try members.optional("maximum", &maximum)
            try members.optional("step", &step)
        }
    }

    public struct Picker: JSONRecord {
        /// The value is the row.
        public struct Wheel: JSONRecord {
            public var control = ""
            public var rows: [String] = []
            public var selected = 0

            public init() {}

            mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
                try members.required("control", &control)
                try members.required("rows", &rows)
                try members.required("selected", &selected)
            }
        }

        public var label = ""
        public var wheels: [Wheel] = []

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("label", &label)
            try members.required("wheels", &wheels)
        }
    }

    /// The value is the page, from 0.
    public struct Pages: Input, JSONRecord {
        public var control = ""
        public var label = ""
        public var enabled = true
        public var count = 0
        public var current = 0

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try visitInput(&members)
            try members.required("count", &count)
            try members.required("current", &current)
        }
    }
}

extension Screen.Input {
    /// Visits the members that all inputs have; they are written first.
    fileprivate mutating func visitInput<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
        try members.required("control", &control)
        try members.required("label", &label)
        try members.required("enabled", &enabled)
    }
}
