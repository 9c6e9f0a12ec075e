/// The progress of a compiler with `-v`, in tenths of its files.
struct CompileProgress {
    /// Fewer files are compiled before a progress line helps.
    private static let fewestFiles = 20

    private let files: Int
    private var begun = 0
    private var shown = 0

    init(files: Int) {
        self.files = files
    }

    /// - Parameter line: of the compiler's output: the command for some files, when it begins.
    /// - Returns: a line for a person when one more tenth has begun.
    mutating func read(_ line: Substring) -> String? {
        guard files >= Self.fewestFiles, line.contains("-frontend -c ") else { return nil }
        begun += line.ranges(of: "-primary-file ").count
        let tenth = 10 * begun / files
        guard tenth > shown else { return nil }
        shown = tenth
        return "Compiling: \(begun) of \(files) files"
    }
}
