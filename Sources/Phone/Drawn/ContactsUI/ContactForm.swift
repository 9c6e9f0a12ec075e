/// The fields of a contact.
final class ContactForm: UIStackView {
    private let given = UITextField()
    private let family = UITextField()
    private let organization = UITextField()
    private let phone = UITextField()
    private let email = UITextField()
    private let original: CNContact

    init(_ contact: CNContact = CNContact()) {
        original = contact
        super.init(frame: .zero)
        axis = .vertical
        spacing = 8
        add(given, "First name", contact.givenName)
        add(family, "Last name", contact.familyName)
        add(organization, "Company", contact.organizationName)
        add(phone, "Phone", contact.phoneNumbers.first?.value.stringValue ?? "")
        add(email, "Email", contact.emailAddresses.first.map { String(describing: $0.value) } ?? "")
    }

    required init?(coder: NSCoder) { nil }

    /// The contact with the values of the fields.
    var contact: CNMutableContact {
        let contact = original.mutableCopy() as? CNMutableContact ?? CNMutableContact()
        contact.givenName = given.text ?? ""
        contact.familyName = family.text ?? ""
        contact.organizationName = organization.text ?? ""
        if let text = phone.text, !text.isEmpty {
            contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: text))]
        }
        if let text = email.text, !text.isEmpty {
            contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: NSString(string: text))]
        }
        return contact
    }

    private func add(_ field: UITextField, _ name: String, _ text: String) {
        field.placeholder = name
        field.text = text
        addArrangedSubview(field)
    }
}
