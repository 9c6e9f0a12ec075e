/// How far a `swift build` has come, in steps of ten percent.
struct BuildProgress {
    /// A build of fewer steps is over before anybody asks.
    private static let fewestSteps = 20

    private var shown = 0

    /// - Parameter line: of the build's output: `[12/345] Compiling …`.
    /// - Returns: a line for a person when one more step of ten percent is done.
    mutating func read(_ line: Substring) -> String? {
        guard let match = line.prefixMatch(of: #/\[(\d+)\/(\d+)\]/#), let done = Int(match.1), let all = Int(match.2),
            all >= Self.fewestSteps
        else { return nil }
        let tenths = done * 10 / all
        guard tenths > shown, tenths < 10 else { return nil }
        shown = tenths
        return "Building Viaduct's modules: \(tenths * 10) %"
    }
}
