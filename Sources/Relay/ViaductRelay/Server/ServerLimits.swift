public import LWS
public import ViaductProtocol

/// Limits on all pages and apps together. A peer that exceeds one is refused with a reason, and the others continue.
public struct ServerLimits: Equatable, Sendable {
    /// Pages with a socket, or without one and able to resume. A developer has some tens of tabs, a team on one server some hundreds. A
    /// page takes about 13 kB.
    public var pages = 2000
    /// Remote apps: one or two of each developer on the server.
    public var apps = 64
    /// Pages of one room. Half of all, so that no room takes every place.
    public var roomPages = 1000
    /// Remote apps of one room. A team that shares a room has one or two for each developer.
    public var roomApps = 32
    /// Pages of one address. A team of 50 behind one gateway has 20 tabs each.
    public var addressPages = 1000
    /// Limits on connections. The loop has to have the same.
    public var connections = ConnectionLimits()
    /// How fast a page is read. A page with an animation sends some hundreds of frames in a second.
    public var pace = Pace(messages: 20_000, bytes: 32 << 20)
    /// How fast an app is read, which serves many pages: ten times as fast.
    var appPace: Pace { Pace(messages: pace.messages * 10, bytes: pace.bytes * 10) }
    /// Limits of one app.
    public var app = AppLimits()
    /// In bytes: large frames of all peers together that are not acknowledged, or not yet received as a whole. The largest holder is cut
    /// off first. Two dozen photographs of 10 MB can be on their way at once, and the server stays under 300 MiB.
    public var largeFrames = 256 << 20

    public init() {}
}
