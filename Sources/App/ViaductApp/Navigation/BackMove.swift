/// A step back that a page was asked to make, and its next moves once it has arrived.
struct BackMove {
    let target: Location
    var reloadsThere = false
    var next: ExpectedVisit?
}
