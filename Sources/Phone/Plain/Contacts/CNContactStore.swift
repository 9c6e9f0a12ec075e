internal import UIKit

/// The address book. It is empty when the process starts, and contains only what the app saves.
open class CNContactStore: NSObject, @unchecked Sendable {
    nonisolated(unsafe) private static var contacts: [CNContact] = []
    private static let lock = NSLock()

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .authorized }

    public override init() { super.init() }

    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let completionHandler = completionHandler
        DispatchQueue.main.async { completionHandler(true, nil) }
    }

    @discardableResult
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { true }

    /// - Throws: `CNError` when there is no such contact.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        guard let contact = all.first(where: { $0.identifier == identifier }) else {
            throw CNError(code: .recordDoesNotExist)
        }
        return contact
    }

    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var stop: ObjCBool = false
        for contact in all where !stop.boolValue { block(contact, &stop) }
    }

    /// Saves the changes as long as the process lives.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        Inert.note("CNContactStore.execute(_:) beyond the end of the app")
        let changed = Set((saveRequest.contacts + saveRequest.deleted).map(\.identifier))
        Self.lock.withLock {
            Self.contacts.removeAll { changed.contains($0.identifier) }
            Self.contacts += saveRequest.contacts
        }
    }

    private var all: [CNContact] { Self.lock.withLock { Self.contacts } }
}

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized, limited
}

public enum CNEntityType: Int, Sendable {
    case contacts = 0
}

/// Changes to save to the address book.
open class CNSaveRequest: NSObject {
    private(set) var contacts: [CNContact] = []
    private(set) var deleted: [CNContact] = []

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { contacts.append(contact) }
    open func update(_ contact: CNMutableContact) { contacts.append(contact) }
    open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

/// The reason why an operation on the address book failed.
public struct CNError: Error, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }

    public let code: Code
}
