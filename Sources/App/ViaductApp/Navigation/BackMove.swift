import ViaductProtocol

/// A step back that a page was asked to make, and what follows once it has arrived.
struct BackMove {
    let target: Location
    /// Whether the target is shown by the same document. Another one has a session of its own, and the page takes the next visit there.
    let isWithinDocument: Bool
    /// Whether it begins at the place of a visit that the page was asked for before.
    var followsVisits = false
    /// The move that renews the page there. It gets that on its arrival.
    var renewal: PageMove?
    /// The visit that the page begins as it arrives.
    var next: ExpectedVisit?
}
