/// The progress of a `swift build`, in tenths of its steps.
struct BuildProgress {
    /// A build of fewer steps ends before a progress line helps.
    private static let fewestSteps = 20

    private var last = 0
    private var shown = 0

    /// - Parameter line: of the build's output: `[12/345] Compiling …`.
    /// - Returns: a line for a person when one more tenth is done, or when another build has to end first.
    mutating func read(_ line: Substring) -> String? {
        // Another program builds in the same folder: bin/dev, beside its server.
        if line.contains("Another instance of SwiftPM") { return "Waiting for bin/dev, which builds Viaduct's modules" }
        guard let match = line.prefixMatch(of: #/\[(\d+)\/(\d+)\]/#), let done = Int(match.1), let all = Int(match.2),
            all >= Self.fewestSteps, done < all
        else { return nil }
        // The tools for a build are built before it, with steps that count from 0 too.
        if done < last { shown = 0 }
        last = done
        let tenth = Int(10 * Double(done) / Double(all))
        guard tenth > shown else { return nil }
        shown = tenth
        return "Building Viaduct's modules: \(done) of \(all) steps"
    }
}
