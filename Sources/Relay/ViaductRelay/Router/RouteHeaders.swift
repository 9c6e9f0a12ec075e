/// The headers that a route's answers have by its row.
struct RouteHeaders: Equatable, Sendable {
    /// The value of `Cache-Control`. An answer's own value counts before it.
    enum Cache: String, Sendable {
        case none = "no-store"
        /// The browser asks each time whether its copy is still good.
        case ask = "no-cache"
        case askPrivately = "private, no-cache"
        case day = "max-age=86400"
        /// As long as the address names the version that the server has.
        case version = "max-age=31536000, immutable"
    }

    /// The rules for what the answer may load, and for who may frame it.
    enum Policy: String, Sendable {
        /// A page loads files of its own host, a file nothing. Pages of the host may frame it.
        case own
        /// As `own`, and the page frames any other.
        case device
        /// The console's own files only, in no frame, and isolated from other origins.
        case console
        /// The timeline's own files only, framed by the page that has it docked.
        case timeline
    }

    /// The pages of other origins that may use the answer.
    enum Sharing: String, Sendable {
        case none
        /// Scripts of allowed origins may read it.
        case read
        /// As `read`, and pages that are isolated from other origins may embed it.
        case embed
    }

    var cache = Cache.none
    var policy = Policy.own
    var sharing = Sharing.none
}
