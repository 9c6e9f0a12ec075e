/// The elements of a list that a screen shows.
package enum ShownElements {
    /// The largest limit that a screen's lists can be given. The built-in components read no further in a message.
    package static let largestLimit = 4096
}
