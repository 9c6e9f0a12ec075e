@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        contactPicker(picker, didSelect: [contact])
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
