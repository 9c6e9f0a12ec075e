extension SwiftText.Part {
    /// Whether nothing happens there that a page can see.
    var isIdle: Bool { !working.replacing(#/\b(?:return|break|else)\b/#, with: "").contains(#/[^\s;{}]/#) }

    /// The code without what only reports: logs, failures of the app, and the superclass.
    var working: String {
        let code = String(decoding: SwiftScanner(Array(text.utf8)).blanked, as: UTF8.self)
        let report = #/\b(?:print|debugPrint|NSLog|os_log|super\.onReceive|\w*[lL]og(?:ger)?\.\w+)\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/#
        let failure = #/\b(?:fatalError|(?:assertion|precondition)Failure)\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/#
        return code.replacing(report, with: "").replacing(failure, with: "")
    }
}
