/// The room and the client address of a page or an app.
struct PeerOrigin: Equatable {
    let room: String
    /// As `ClientAddress` has it; `nil` for a program on a UNIX socket.
    let address: String?
}
