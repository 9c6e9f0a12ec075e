import Testing

@testable import ViaductApp

struct URLDifferenceTests {
    @Test(arguments: [
        ("http://a.test/orders/", "http://a.test/orders", "Only the slash at the end differs."),
        ("http://a.test", "http://a.test/", "Only the slash at the end differs."),
        ("http://a.test/one?q=1", "http://a.test/two?q=1", "The path differs: “/one” in place of “/two”."),
        ("http://a.test/one?q=1#x", "http://a.test/one#x", "The query differs: “?q=1” in place of none."),
        ("http://a.test/?a#x?b", "http://a.test/?a", "The fragment differs: “#x?b” in place of none."),
        ("https://a.test/one", "http://a.test/two", "The site differs: “https://a.test” in place of “http://a.test”."),
        ("", "http://a.test/", "The site differs: none in place of “http://a.test”."),
        ("/one", "/two", "The path differs: “/one” in place of “/two”."),
    ])
    func `the part that differs is named, and its usual reason`(sent: String, page: String, text: String) {
        #expect(URLDifference(of: sent, from: page).text.hasPrefix(text))
    }

    @Test(arguments: [
        (100, "…aaaaaaaaaaaaaaaaaaaaone” in place of “…aaaaaaaaaaaaaaaaaaaatwo”."), (15, "“/aaaaaaaaaaaaaaaone” in place of “/aaaaaaaaaaaaaaatwo”."),
    ])
    func `long parts are shown from shortly before their difference`(length: Int, text: String) {
        let start = "http://a.test/" + String(repeating: "a", count: length)
        #expect(URLDifference(of: start + "one", from: start + "two").text.contains(text))
    }

    @Test func `a part that goes on where the other ends shows the rest`() {
        let path = String(repeating: "a", count: 100)
        let text = URLDifference(of: "http://a.test/\(path)", from: "http://a.test/\(path)/edit").text
        #expect(text.contains("“…aaaaaaaaaaaaaaaaaaaa” in place of “…aaaaaaaaaaaaaaaaaaaa/edit”"))
    }

    @Test func `a long part is cut`() {
        let path = String(repeating: "a", count: 100_000)
        #expect(URLDifference(of: "http://a.test/\(path)", from: "http://a.test/").text.count < 300)
    }
}
