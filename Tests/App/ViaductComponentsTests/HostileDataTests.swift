import AppTestSupport
import Foundation
import Testing
import ViaductComponents

/// Every built-in component gets extreme and malformed values, as data and as a person's choice.
@MainActor @Suite(.serialized) struct HostileDataTests {
    private static let values = [
        "0", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e308", "-1e308", "1e-400", "1e400",
        "99999999999999999999999999999999999999", "-0.0", #""NaN""#, #""Infinity""#, "true", "null", "[]", "{}", #""""#,
        #""9223372036854775807:9223372036854775807""#, #""\ud800""#,
        #"{"activity":"app 9223372036854775807"}"#, #"{"latitude":1e308,"longitude":-1e308}"#, #"{"stars":9223372036854775807}"#,
        #"{"type":"url","value":""}"#, #"{"code":"","type":"ean13"}"#, #""1""#, #""authorized""#,
    ]
    private static let events = [
        "connect", "show", "display", "present", "left", "right", "share", "vibrate", "get", "scan", "read", "write",
        "enable", "reenable", "camera", "location", "notifications", "prompt", "change", "visibility", "submitEnabled",
        "disable", "disconnect",
    ]

    /// Returns a message's data with this value in every field that may have it.
    private static func data(of value: String) -> String {
        let item = #"{"title":"t","text":"t","index":\#(value),"image":"gear","slot":"left"}"#
        let source = #"{"x":\#(value),"y":\#(value),"width":\#(value),"height":\#(value)}"#
        return
            #"{"items":[\#(item)],"buttons":[\#(item)],"links":[\#(item)],"source":\#(source),"title":"t","message":"t","value":"t"}"#
    }

    /// As `data(of:)`, with the value in place of the texts too.
    private static func allData(of value: String) -> String {
        let keys = ["title", "message", "value", "color", "side", "image", "url", "text", "feedback", "theme", "index", "label"]
        return "{" + keys.map { #""\#($0)":\#(value)"# }.joined(separator: ",") + #","items":[{"title":\#(value)}]}"#
    }

    @Test(arguments: BuiltInComponents.all.map { $0.name })
    func `no number in a message or a choice ends the process`(component: String) async throws {
        let page = TestPage(BuiltInComponents.all)
        for value in Self.values {
            for event in Self.events {
                page.message(component, event, Self.data(of: value))
                page.message(component, event, Self.allData(of: value))
            }
            await page.turn()
            for control in page.controls {
                for choice in Self.values { page.act(control, value: choice) }
            }
            await page.turn()
        }
        page.message("text-size", "connect")
        #expect(page.replies.last?.component == "text-size")
    }
}

extension TestPage {
    /// The ids of all controls on the newest screen.
    fileprivate var controls: [String] {
        (screens.last ?? "").matches(of: #/"(?:control|dismiss|cancel|submit)":"(\d+)"/#).map { String($0.1) }
    }
}
