public import Foundation
public import LWS

/// How a server is set up; `viaduct --help` explains each of them.
public struct ServerConfiguration: Sendable {
    public var addresses: [ListenAddress]
    /// The folder with the adapter, the screen view and the demo.
    public var publicFolder: URL
    public var access: AccessPolicy
    /// In bytes. A page that sends more is closed with 1009.
    public var maximumPageFrame: Int
    /// How long a page without a socket is kept.
    public var resumeTime: Duration

    public init(
        addresses: [ListenAddress], publicFolder: URL, access: AccessPolicy = AccessPolicy(),
        maximumPageFrame: Int = 1 << 20, resumeTime: Duration = .seconds(30)
    ) {
        self.addresses = addresses
        self.publicFolder = publicFolder
        self.access = access
        self.maximumPageFrame = maximumPageFrame
        self.resumeTime = resumeTime
    }
}
