import Foundation
import ViaductSystem

/// The person's own browser.
struct BrowserWindow {
    /// Runs the program in its own session, which Ctrl+C does not end: a browser stays for as long as the person likes. Writes its
    /// status if it ends within a second, as it does without a browser.
    private static let script = #"""
        setsid "$0" "$1" >/dev/null 2>&1 &
        for _ in 1 2 3 4 5 6 7 8 9 10; do sleep 0.1; kill -0 $! 2>/dev/null || { wait $!; echo $?; exit; }; done
        """#

    /// Asks the desktop to open a URL. Takes a second at most.
    ///
    /// - Returns: `nil` when the URL was opened, else a sentence with the cure.
    static func open(_ url: String, searchPath: String) -> String? {
        let programs = searchPath.split(separator: ":").map { "\($0)/xdg-open" }
        guard let program = programs.first(where: FileManager.default.isExecutableFile) else {
            return
                "There is no xdg-open to open a browser with (apt-get install xdg-utils). Open \(url) yourself."
        }
        do throws(BriefProgram.Failure) {
            let output = String(decoding: try BriefProgram(["/bin/sh", "-c", script, program, url]).output(), as: UTF8.self)
            guard let status = Int(output.trimmingCharacters(in: .whitespacesAndNewlines)), status != 0 else { return nil }
            return "No browser was found: \(program) ended with status \(status). Open \(url) yourself."
        } catch {
            return "\(program) \(error.text). Open \(url) yourself."
        }
    }
}
