extension Screen {
    /// A native screen, pushed on top of the page or presented over it.
    public struct NativeScreen: JSONRecord {
        public enum Style: String, JSONChoice {
            case push, sheet, fullScreen, popover
        }

        /// Stays the same while it is shown.
        public var id = ""
        public var style = Style.push
        public var title = ""
        public var bar = Bar()
        public var content: [Element] = []
        public var background: Colour?
        /// Whether the content is an empty state.
        public var unavailable = false
        /// The controller's class name, when none of its content can be drawn.
        public var placeholder: String?
        public var toolbar: [BarItem] = []
        public var tabs: [Tab] = []
        /// The control for Back, Done or a swipe down.
        public var dismiss: String?
        /// The control that reports an attempt to dismiss a screen that may not be dismissed.
        public var attempt: String?
        /// The heights of a sheet: `medium`, `large`, and names of the app's own.
        public var detents: [String] = []
        /// The chosen one.
        public var detent: String?
        public var grabber = false
        /// The radius of a sheet's corners, in pixels of CSS.
        public var corner: Double?
        /// Whether the content below a sheet can be used.
        public var undimmed = false
        /// The control for a change of height. Its value is the name of a detent.
        public var detentControl: String?
        public var appearance: Appearance?
        /// The part of the page that the popover's arrow points at.
        public var source: Rectangle?
        /// The control of the item that the arrow points at.
        public var sourceControl: String?
        /// Whether it stays a popover on a screen as narrow as a phone's, where others become sheets.
        public var fixed = false
        /// The width of the popover's content, in CSS pixels.
        public var width: Double?
        public var height: Double?
        /// The bridge component that created it, where the app knows it.
        public var component: String?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.constant("kind", "screen")
            try members.required("id", &id)
            try members.required("style", &style)
            try members.required("title", &title)
            try members.required("bar", &bar)
            try members.required("content", &content)
            try members.optional("background", &background)
            try members.optional("unavailable", &unavailable, unless: false)
            try members.optional("placeholder", &placeholder)
            try members.optional("toolbar", &toolbar, unless: [])
            try members.optional("tabs", &tabs, unless: [])
            try members.optional("dismiss", &dismiss)
            try members.optional("attempt", &attempt)
            try members.optional("detents", &detents, unless: [])
            try members.optional("detent", &detent)
            try members.optional("grabber", &grabber, unless: false)
            try members.optional("corner", &corner)
            try members.optional("undimmed", &undimmed, unless: false)
            try members.optional("detentControl", &detentControl)
            try members.optional("appearance", &appearance)
            try members.optional("source", &source)
            try members.optional("sourceControl", &sourceControl)
            try members.optional("fixed", &fixed, unless: false)
            try members.optional("width", &width)
            try members.optional("height", &height)
            try members.optional("component", &component)
        }
    }
}
