import Contacts
import ContactsUI
import EventKit
import MapKit
import Testing

@testable import MapKit

@MainActor @Suite struct ContactTests {
    private final class Delegate: CNContactPickerDelegate {
        var chosen: CNContact?
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { chosen = contact }
    }

    @Test func `the contact that is typed in is chosen`() throws {
        let (picker, delegate) = (CNContactPickerViewController(), Delegate())
        picker.delegate = delegate
        picker.loadViewIfNeeded()
        let fields = try #require(picker.view.subviews.first?.subviews as? [UITextField])
        fields[0].text = "Ada"
        fields[1].text = "Lovelace"
        fields[3].text = "123"
        let done = picker.navigationItem.rightBarButtonItem
        done?.primaryAction?.performWithSender(done, target: nil)
        let contact = try #require(delegate.chosen)
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        #expect(contact.phoneNumbers.map(\.value.stringValue) == ["123"])
        #expect(contact.emailAddresses.isEmpty)
    }

    @Test func `a saved contact and a saved event are found again`() throws {
        let contact = CNMutableContact()
        contact.givenName = "Grace"
        let request = CNSaveRequest()
        request.add(contact, toContainerWithIdentifier: nil)
        try CNContactStore().execute(request)
        let found = try CNContactStore().unifiedContact(withIdentifier: contact.identifier, keysToFetch: [])
        #expect(found.givenName == "Grace")

        let store = EKEventStore()
        let event = EKEvent(eventStore: store)
        event.title = "Party"
        event.startDate = Date(timeIntervalSince1970: 1000)
        event.endDate = Date(timeIntervalSince1970: 2000)
        try store.save(event, span: .thisEvent)
        let day = store.predicateForEvents(
            withStart: Date(timeIntervalSince1970: 1500), end: Date(timeIntervalSince1970: 3000), calendars: nil)
        #expect(EKEventStore().events(matching: day).map(\.title) == ["Party"])
        try store.remove(event, span: .thisEvent)
        #expect(store.event(withIdentifier: event.eventIdentifier) == nil)
    }

    @Test func `a place is shown, or led to, on the web`() {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.25)))
        item.name = "Café & Bar"
        #expect(
            MKMapItem.address(of: [item], mode: nil)?.absoluteString
                == "https://maps.apple.com/?ll=52.5,13.25&q=Caf%C3%A9%20%26%20Bar")
        #expect(
            MKMapItem.address(of: [item], mode: MKLaunchOptionsDirectionsModeWalking)?.absoluteString
                == "https://maps.apple.com/?daddr=52.5,13.25&dirflg=w")
    }
}
