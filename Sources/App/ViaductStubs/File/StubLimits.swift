/// Bounds on the size of stubs' files, and on what a page can make stubs do.
public enum StubLimits {
    /// Bytes of a file.
    public static let file = 64 << 10
    /// Files of a folder.
    public static let files = 64
    /// Rules of a file.
    static let rules = 64
    /// Items of a sheet, a menu or an alert, and elements of a list.
    static let items = 256
    /// Templates of a rule: each reads the message's data, however long that is.
    static let templates = 64
    /// Words of a template.
    static let depth = 64
    /// States of all regular expressions of a file, and ranges of their sets: each character of a string is compared with every one of them.
    static let patternStates = 2048
    /// Steps that a message may take in all rules: about 2 ms. 64 plain expressions read 4096 characters each in 440,000.
    static let steps = 500_000
    /// Milliseconds of a delay.
    static let delay = 60_000
    /// How often a reply is repeated.
    static let repetitions = 100
    /// Replies of a component that wait for their time.
    static let waiting = 128
    /// Bytes of these, with all their repetitions.
    static let waitingBytes = 4 << 20
    /// Bytes of a reply.
    static let reply = 1 << 20
    /// The most errors reported for a file.
    static let errors = 20
    static let name = 64
}
