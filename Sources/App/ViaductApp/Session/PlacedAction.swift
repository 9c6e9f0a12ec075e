/// A tap or an input on a control, with a key that identifies it in another run of the app.
struct PlacedAction {
    /// For a person: `a tap on “Pay” of CheckoutController`.
    let text: String
    /// The same in each run for this control at this place, and different for any other. Short, and without zero bytes.
    let key: String

    /// - Parameter place: the parts that identify the control. None of them differs between two runs.
    init(text: String, place: [String]) {
        self.text = text
        // FNV-1a: Swift's own hashes differ in each process.
        let hash = place.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { hash, part in
            for byte in Array(part.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        key = "tap-" + String(hash, radix: 16)
    }
}
