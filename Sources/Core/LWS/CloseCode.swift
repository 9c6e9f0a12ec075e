/// Why a WebSocket is closed (RFC 6455, section 7.4, and Viaduct's own from 4000).
public enum CloseCode: UInt32, Sendable {
    case goingAway = 1001
    case protocolError = 1002
    case unsupportedData = 1003
    case invalidPayload = 1007
    case messageTooBig = 1009
    /// A newer socket has taken this one's place.
    case replaced = 4000
    /// The session is over, another socket begins a new one.
    case sessionEnded = 4001
    /// The server has as many pages or apps as it takes.
    case full = 4002
    /// The identity that opened the socket is gone.
    case unauthorized = 4003
}
