import Testing
import UIKit

@Suite struct LocalizationTests {
    @Test func `a text without a strings file is its own translation`() {
        let (name, count, share) = ("Ada", 3, 0.5)
        #expect(String(localized: "Save") == "Save")
        #expect(String(localized: "Hello \(name), \(count) new, 100 % of \(share)") == "Hello Ada, 3 new, 100 % of 0.5")
        #expect(String(localized: "greeting", defaultValue: "Hi \(name)") == "Hi Ada")
        let resource: LocalizedStringResource = "Hello \(name)"
        #expect(String(localized: resource) == "Hello Ada")
        #expect(resource.key == "Hello %@")
    }
}
