public import Foundation
public import LWS
public import ViaductProtocol

/// How a server is set up; `viaduct --help` explains each of them.
public struct ServerConfiguration: Sendable {
    public var addresses: [ListenAddress]
    /// The addresses for browsers. Behind a proxy they differ from `addresses`.
    public var browserAddresses: [ListenAddress]
    /// The folder with the adapter, the screen view and the demo.
    public var publicFolder: URL
    public var access: AccessPolicy
    /// In bytes. A page that sends more is closed with 1009.
    public var maximumPageFrame: Int
    /// In bytes. A remote app that sends more is closed with 1009.
    public var maximumAppFrame: Int
    /// How long a page or an app without a socket is kept.
    public var resumeTime: Duration
    /// Bounds on the use of all pages and apps together.
    public var limits: ServerLimits
    /// Default platform for pages that request none; `nil` for the newest app's, or iOS.
    public var platform: Platform?
    /// The start of the user agent of apps that bring none; `nil` for Hotwire Native's alone.
    public var userAgentPrefix: String?
    /// The name of the web app's cookie that the proxy fills with the phone's user agent.
    public var agentCookie: String?
    /// The place of a failed visit shows the app's error view, or the answer itself.
    public var errorPages: ErrorPages
    /// The decider about visits of apps that have neither a navigator nor a path configuration.
    public var navigation = NavigationMode.phone

    /// The address of health and metrics, without authentication; `nil` for metrics at `addresses`.
    public var adminAddress: ListenAddress?
    /// Whether the log has each frame of a page with its data.
    public var logsPayloads = false
    /// Versions of the app that pages can request.
    public var versions: [AppVersion] = []
    /// The contract that messages and replies are held against; `nil` for none.
    public var contract: MessageContract?

    /// Whether the proxy at this numeric address is trusted to name its clients' addresses.
    public var trustsProxy: @Sendable (String) -> Bool = { _ in false }
    /// The tokens of rooms. The server's secret is set apart.
    public var identities = Identities()
    /// Whether every request needs an identity, except those for public paths.
    public var isGuarded = false
    /// Whether a server without identities also serves clients on other machines whose requests a proxy forwards.
    public var isInsecure = false
    /// Whether the other end of a UNIX socket is a proxy trusted to name the host and the scheme of its clients' requests.
    public var trustsSocket = false

    var phoneHosts: PhoneHosts { access.phoneHosts }

    public init(
        addresses: [ListenAddress], browserAddresses: [ListenAddress]? = nil, publicFolder: URL,
        access: AccessPolicy = AccessPolicy(),
        maximumPageFrame: Int = 1 << 20, maximumAppFrame: Int = 16 << 20, resumeTime: Duration = .seconds(30),
        limits: ServerLimits = ServerLimits(), platform: Platform? = nil, userAgentPrefix: String? = nil,
        agentCookie: String? = nil, errorPages: ErrorPages = .view
    ) {
        self.addresses = addresses
        self.browserAddresses = browserAddresses ?? addresses
        self.publicFolder = publicFolder
        self.access = access
        self.maximumPageFrame = maximumPageFrame
        self.maximumAppFrame = maximumAppFrame
        self.resumeTime = resumeTime
        self.limits = limits
        self.platform = platform
        self.userAgentPrefix = userAgentPrefix
        self.agentCookie = agentCookie
        self.errorPages = errorPages
    }
}
