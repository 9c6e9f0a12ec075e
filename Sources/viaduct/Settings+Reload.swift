/// The settings that a server takes over while it runs.
extension Settings {
    /// The names of settings that a server which runs does not take over from these, in the order of the help.
    ///
    /// - Parameters:
    ///   - start: by which it runs.
    ///   - isGuarded: whether it asks for identities from now on, so that `insecure` says nothing any more.
    func waiting(since start: Settings, isGuarded: Bool) -> [String] {
        Setting.all.map(\.name).filter { texts[$0] != start.texts[$0] }.filter { name in
            switch name {
            // Another pair of files counts at once.
            case "tls-cert", "tls-key": (tlsFiles == nil) != (start.tlsFiles == nil)
            case "insecure": !isGuarded
            default: true
            }
        }
    }

    /// A sentence on these, for the log; `nil` for none.
    static func notice(ofWaiting names: [String]) -> String? {
        guard let last = names.last.map({ "“\($0)”" }) else { return nil }
        guard names.count > 1 else { return "\(last) counts from the next start." }
        return "\(names.dropLast().map { "“\($0)”" }.joined(separator: ", ")) and \(last) count from the next start."
    }
}
