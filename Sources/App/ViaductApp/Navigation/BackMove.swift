import ViaductProtocol

/// A step back that a page was asked to make, and its next moves once it has arrived.
struct BackMove {
    let target: Location
    /// The move that renews the page there.
    var renewal: PageMove?
    var next: ExpectedVisit?
}
