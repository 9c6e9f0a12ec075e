extension SwiftText.Part {
    /// Whether nothing happens there that a page can see.
    var isIdle: Bool {
        let code = String(decoding: SwiftScanner(Array(text.utf8)).blanked, as: UTF8.self)
        let report = #/\b(?:print|debugPrint|NSLog|os_log|super\.onReceive|\w*[lL]og(?:ger)?\.\w+)\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/#
        let failure = #/\b(?:fatalError|(?:assertion|precondition)Failure)\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/#
        let rest = code.replacing(report, with: "").replacing(failure, with: "").replacing(#/\b(?:return|break|else)\b/#, with: "")
        return !rest.contains(#/[^\s;{}]/#)
    }
}
