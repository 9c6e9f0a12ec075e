import Foundation

/// A visit of a page in a browser: its answer, and what has become of it there.
struct PageVisit {
    /// The page as its script sees it.
    struct Insight: Decodable {
        let userAgent: String
        /// Whether the adapter runs.
        let hasAdapter: Bool
        let hasTurbo: Bool
        let hasStimulus: Bool
        /// The global that the bridge library has made: `HotwireNative`, `Strada` or `webBridge`.
        let library: String?
        let platform: String?
        /// The components that the library says it can use.
        let components: [String]
        /// By the identifiers in the document's `data-controller`.
        let controllers: [Controller]
        /// Policies in the document.
        let policies: [String]
        /// In the order of the document.
        let scripts: [Script]
    }

    struct Controller: Decodable, Equatable {
        let identifier: String
        /// The name of its component; `nil` for an ordinary controller, and for one that Stimulus does not have or show.
        let component: String?

        /// The name that the component of such a controller has in most apps; `nil` for other controllers.
        var usualComponent: String? { identifier.firstMatch(of: #/^(?:.+--)?bridge--(.+)$/#).map { String($0.1) } }
    }

    struct Script: Decodable, Equatable {
        /// Whole; empty for one without an address.
        let source: String
        let isModule: Bool
        let isLate: Bool
    }

    let answer: WebAnswer
    /// `nil` without a browser.
    let insight: Insight?
    /// The console's lines, and the errors that were not caught.
    let lines: [String]
    /// By name, as far as their text says: `Turbo`.
    let versions: [String: String]
    /// By the script's whole address.
    let loads: [String: ScriptLoad]
    /// Why the browser could not visit it; `nil` when it did, and without one.
    var browserTrouble: String?

    /// The scripts of the document as it is now, or, without a browser, as it came.
    var scripts: [Script] { insight?.scripts ?? HTMLScripts.all(in: String(decoding: answer.body, as: UTF8.self)) }
}
