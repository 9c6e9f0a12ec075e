/// A step back that a page was asked to make, and what it does when it is there.
struct BackMove {
    var reloadsThere = false
    var next: ExpectedVisit?
}
