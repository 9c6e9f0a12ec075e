/// The shape of a value of a message or of a reply, as far as it is known without running the code that makes or reads it.
package struct ContractShape: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case string, number, boolean, array, object, null, unknown
    }

    /// A member of an object.
    package struct Field: Codable, Equatable, Sendable {
        package let name: String
        package var shape: ContractShape
        /// From 1; `nil` where it is unknown.
        package var line: Int?
        /// Whether its reader fails without it.
        package var isRequired: Bool?

        package init(name: String, shape: ContractShape, line: Int?, isRequired: Bool) {
            self.name = name
            self.shape = shape
            self.line = line
            self.isRequired = isRequired
        }
    }

    package var kind: Kind
    /// Whether the value may be `null`.
    package var isNullable: Bool?
    /// The members of an object.
    package var fields: [Field]?
    /// Whether an object may have other, unknown members.
    package var isOpen: Bool?
    /// One shape for all elements of an array, or none.
    package var items: [ContractShape]?

    package init(
        _ kind: Kind, isNullable: Bool? = nil, fields: [Field]? = nil, isOpen: Bool? = nil, items: [ContractShape]? = nil
    ) {
        self.kind = kind
        self.isNullable = isNullable
        self.fields = fields
        self.isOpen = isOpen
        self.items = items
    }

    package static let unknown = ContractShape(.unknown)

    package func field(_ name: String) -> Field? { fields?.first { $0.name == name } }
}
