import Testing

@testable import ViaductProtocol

@Suite struct ScreenTests {
    @Test(arguments: Screen.Element.Kind.allCases)
    func `a screen with everything in it reads as it was written`(kind: Screen.Element.Kind) throws {
        var screen = Screen()
        var members = FilledMembers(kind: kind)
        screen.visit(&members)
        #expect(screen.presented.count == 4)
        #expect(screen.overlays.map(\.element.content.kind) == [kind])
        #expect(try Screen(json: screen.json) == screen)
    }

    @Test func `a screen with nothing in it has what every screen has`() throws {
        let json = #"{"url":"","bar":{"left":[],"right":[]},"presented":[]}"#
        #expect(Screen().json == json)
        #expect(try Screen(json: json) == Screen())
    }

    @Test func `numbers are whole where they can be, and never infinite`() throws {
        var overlay = Screen.Overlay()
        overlay.element.padding = [1, -2.5, .infinity, .nan, 1e300]
        var screen = Screen()
        screen.overlays = [overlay]
        #expect(screen.json.contains(#""padding":[1,-2.5,0,0,1e+300]"#))
        #expect(try Screen(json: screen.json).overlays[0].element.padding == [1, -2.5, 0, 0, 1e300])
    }

    @Test(arguments: [
        ("", "JSON"), ("[]", "JSON"), ("{}", "“url”"), (#"{"url":1}"#, "“url” has to be a string"),
        (#"{"url":"","bar":{"left":[],"right":{}},"presented":[]}"#, "“right” has to be an array"),
        (#"{"url":"","bar":{"left":[7],"right":[]},"presented":[]}"#, "“left” has to be an object"),
        (#"{"url":"","bar":{"left":[],"right":[]},"presented":[{"kind":"x"}]}"#, "“kind” has to be “screen”"),
        (##"{"url":"","bar":{"left":[],"right":[],"tint":["#000000"]},"presented":[]}"##, "“tint” has to be a colour"),
        (#"{"url":"","bar":{"left":[],"right":[],"hidden":0},"presented":[]}"#, "“hidden” has to be true or false"),
        (#"{"url":"","appearance":"red","bar":{"left":[],"right":[]},"presented":[]}"#, "one of “dark”, “light”"),
        (#"{"url":"","bar":{"left":[],"right":[{"kind":"space","width":"1"}]},"presented":[]}"#, "“width” has to be a number"),
    ])
    func `a text that is no screen is refused by the name of what is wrong`(json: String, text: String) {
        let error = #expect(throws: FrameError.self) { try Screen(json: json) }
        #expect(error?.text.contains(text) == true)
    }
}
