/// Changes to make in the address book.
open class CNSaveRequest: NSObject {
    private(set) var contacts: [CNContact] = []
    private(set) var deleted: [CNContact] = []

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { contacts.append(contact) }
    open func update(_ contact: CNMutableContact) { contacts.append(contact) }
    open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}
