import Foundation
import Testing

@testable import viaduct

/// The upstream issues that a comparison of two platforms names.
@Suite struct KnownDifferenceTests {
    private func issues(_ steps: [(subject: String, detail: String)]) -> [String] {
        let entries = steps.map { subject, detail in
            let form = ShownScreen.Form(origin: "", isOutline: false)
            let screen = subject == TrafficEntry.lastScreen ? ShownScreen(detail, around: [], isUnderWay: false, form: form) : nil
            return TrafficEntry(subject: subject, detail: detail, screen: screen)
        }
        return KnownDifference.all(in: entries).map { String($0.known.issue.drop { $0 != "#" }) }
    }

    private let modal = ("← screen", #"{"modal":{"style":"large"},"title":"New"}"#)
    private let plain = ("← screen", #"{"title":"List"}"#)

    @Test func `turbo-rails' addresses differ from a modal page`() {
        #expect(issues([modal, ("→ propose /recede_historical_location advance", "")]) == ["#175", "#84"])
        #expect(issues([plain, ("→ propose /recede_historical_location advance", "")]) == [])
        let refresh = ("→ visit /refresh_historical_location (replace)", "")
        #expect(issues([plain, refresh, refresh]) == ["#122", "#122", "#224"])
        // A text of the page is not a step.
        #expect(issues([modal, ("→ toast show", #"{"text":"→ propose /recede_historical_location"}"#)]) == [])
    }

    @Test func `a redirect to a modal page and a message from a dismissed one are known`() {
        #expect(issues([plain, ("→ propose /signin replace", ""), modal]) == ["#112"])
        #expect(issues([plain, ("→ propose /signin advance", ""), modal]) == [])
        #expect(issues([modal, ("← warning VD-INACTIVE-1 form connect", "")]) == ["#83"])
    }

    @Test func `of a screen its structure counts, not its look`() throws {
        func outline(_ json: String) throws -> String { PlainJSON.text(ScreenOutline.of(try #require(PlainJSON.screen(json, origin: "")))) }
        let ios =
            #"{"url":"x","bar":{"title":"A","left":[],"right":[{"control":"1","title":"Save","image":{"symbol":"x"},"style":"done"}]},"presented":[]}"#
        let android = #"{"url":"x","bar":{"title":"A","left":[{"control":"7","title":"Save","style":"plain"}],"right":[]},"presented":[]}"#
        let covered =
            #"{"url":"x","bar":{"title":"A","left":[],"right":[],"modal":{"style":"large"}},"presented":[{"kind":"sheet","id":"1","actions":[{"title":"One"}]}]}"#
        #expect(try outline(ios) == outline(android))
        #expect(
            try outline(covered) == #"{"modal":{"canDismiss":false,"style":"large"},"presented":[{"actions":["One"],"kind":"sheet"}],"title":"A"}"#)
    }
}
