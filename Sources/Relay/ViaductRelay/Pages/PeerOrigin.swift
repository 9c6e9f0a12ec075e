/// The room of a page or an app, and the address that it comes from.
struct PeerOrigin: Equatable {
    let room: String
    /// As `ClientAddress` has it; `nil` for a program on a UNIX socket.
    let address: String?
}
