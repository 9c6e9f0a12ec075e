/// A step back that a page was asked to make, and what it does when it is there.
struct BackMove {
    let target: Location
    var reloadsThere = false
    var next: ExpectedVisit?
}
