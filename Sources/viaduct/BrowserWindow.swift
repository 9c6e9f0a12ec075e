import Foundation
import ViaductSystem

/// The person's own browser.
struct BrowserWindow {
    /// Asks the desktop to open a URL.
    ///
    /// - Returns: `nil` when it was asked, else a sentence with the cure.
    static func open(_ url: String, searchPath: String) -> String? {
        let programs = searchPath.split(separator: ":").map { "\($0)/xdg-open" }
        guard let program = programs.first(where: FileManager.default.isExecutableFile) else {
            return
                "There is no xdg-open to open a browser with (apt-get install xdg-utils). Open \(url) yourself."
        }
        // A browser stays for as long as the person likes: in a session of its own, which Ctrl+C does not end.
        let script = #"setsid --fork "$0" "$1" >/dev/null 2>&1; :"#
        do throws(BriefProgram.Failure) {
            _ = try BriefProgram(["/bin/sh", "-c", script, program, url]).output()
            return nil
        } catch {
            return "\(program) \(error.text). Open \(url) yourself."
        }
    }
}
