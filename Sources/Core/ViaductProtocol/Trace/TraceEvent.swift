/// Something that happened to a page: a frame that passed, or a change of its connection.
///
/// A frame is kept as received. Its JSON is parsed only when somebody reads the trace.
public struct TraceEvent: Sendable {
    public enum Content: Sendable {
        /// A counted frame of the page.
        case received([UInt8])
        /// A counted frame of the page that was not understood.
        case refused([UInt8])
        /// A counted frame to the page.
        case sent(ArraySlice<UInt8>)
        /// A frame `reply` to the page.
        case replied(BridgeMessage)
        /// A `reply` that was withheld from the page because a person or a test asked for that.
        case withheld(ArraySlice<UInt8>)
        /// A report of the page's app. The page does not get it.
        case told([UInt8])
        /// A frame that is too large to be kept.
        case large(Origin, type: String, size: Int)
        case connection(Connection)
    }

    public enum Connection: String, Sendable, CaseIterable {
        /// The page's session begins.
        case connected
        /// The page has a socket again, and its session goes on.
        case resumed
        /// The page has lost its socket.
        case lost
        /// The browser has left the page's document and keeps it in its back/forward cache.
        case left
        /// The page is gone for good.
        case gone
    }

    public enum Origin: String, Sendable, CaseIterable {
        case page
        /// The app, or the server on its behalf.
        case native
        /// The server.
        case viaduct
    }

    /// The bytes that an event takes besides its frame.
    public static let overhead = 160
    /// In bytes. Only the type and the size of a larger frame are kept.
    public static let largestFrame = 256 << 10

    /// In microseconds since 1970.
    public let time: Int
    public let content: Content

    public init(time: Int, content: Content) {
        self.time = time
        switch content {
        case .received(let frame) where frame.count > Self.largestFrame:
            self.content = .large(.page, type: Self.type(of: frame[...]), size: frame.count)
        case .refused(let frame) where frame.count > Self.largestFrame:
            self.content = .large(.page, type: TraceRecord.invalid, size: frame.count)
        case .sent(let frame) where frame.count > Self.largestFrame:
            self.content = .large(.native, type: Self.type(of: frame), size: frame.count)
        case .told(let frame) where frame.count > Self.largestFrame:
            self.content = .large(.native, type: Self.type(of: frame[...]), size: frame.count)
        case .withheld(let frame) where frame.count > Self.largestFrame:
            self.content = .large(.native, type: "withheld", size: frame.count)
        case .replied(let message) where message.keptSize > Self.largestFrame:
            self.content = .large(.native, type: "reply", size: message.keptSize)
        default:
            self.content = content
        }
    }

    /// In bytes: the cost of keeping it.
    public var size: Int {
        switch content {
        case .received(let frame), .refused(let frame), .told(let frame): frame.count + Self.overhead
        case .sent(let frame), .withheld(let frame): frame.count + Self.overhead
        case .replied(let message): message.keptSize + Self.overhead
        case .large, .connection: Self.overhead
        }
    }

    private static func type(of frame: ArraySlice<UInt8>) -> String { TraceRecord.kind(ofType: FrameType.of(frame)?.start() ?? "frame") }
}
