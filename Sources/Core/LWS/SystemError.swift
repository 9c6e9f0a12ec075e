internal import Glibc

/// A refusal of the system's.
package struct SystemError: Error, Equatable, Sendable {
    /// As in `errno`.
    package let number: Int32

    package init(_ number: Int32) {
        self.number = number
    }

    /// The last one of this thread.
    package static var current: SystemError { SystemError(errno) }

    /// The end of a sentence: `address already in use`.
    package var text: String { String(cString: strerror(number)).lowercased() }
}
