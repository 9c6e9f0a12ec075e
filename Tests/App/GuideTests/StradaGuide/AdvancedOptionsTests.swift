import Strada
import Testing

@MainActor @Suite struct AdvancedOptionsTests {
    private struct Person: Codable {
        let firstName: String
    }

    @Test func `the app's coders read and write the data of messages`() {
        let config = Strada.config
        defer { Strada.config = config }
        AdvancedOptions.apply()
        let message = Message(
            id: "1", component: "person", event: "connect", metadata: nil, jsonData: #"{"first_name":"Ada"}"#)
        let person: Person? = message.data()
        #expect(person?.firstName == "Ada")
        #expect(message.replacing(data: Person(firstName: "Eva")).jsonData == #"{"first_name":"Eva"}"#)
    }
}
