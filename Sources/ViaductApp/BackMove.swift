/// A step back that a page was asked to make.
struct BackMove {
    var reloadsThere = false
}
