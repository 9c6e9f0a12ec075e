/// The shape of a value of a message or of a reply, as far as it is known without running the code that makes or reads it.
package struct ContractShape: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case string, number, boolean, array, object, null, undefined, unknown
    }

    /// A member of an object.
    package struct Field: Codable, Equatable, Sendable {
        package let name: String
        package var shape: ContractShape
        /// From 1; `nil` where it is unknown.
        package var line: Int?
        /// Whether its reader fails without it.
        package var isRequired: Bool?
        /// Another name under which its reader takes it.
        package var alternative: String?
        /// The name that its reader's decoder makes of it, under which the reader never finds it.
        package var mistaken: String?

        package func isRead(by taken: Field) -> Bool { [taken.name, taken.alternative].contains(name) }

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
    /// Whether the value may be `undefined`, so that its member is missing.
    package var isAbsent: Bool?
    /// Some of the strings or numbers that a sent value may be; all that its reader knows.
    package var values: [String]?
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

    /// The member of a sent object that a member of the taken one is read from.
    package func field(readBy taken: Field) -> Field? { fields?.first { $0.isRead(by: taken) } }

    /// The same without literals, of which a sent value may have others.
    package var withoutValues: ContractShape {
        var shape = self
        shape.values = nil
        shape.items = items?.map(\.withoutValues)
        shape.fields = fields?.map { field in
            var field = field
            field.shape = field.shape.withoutValues
            return field
        }
        return shape
    }

    /// Whether nothing is known that speaks against a kind.
    package func mayBe(_ kind: Kind) -> Bool { self.kind == kind || self.kind == .unknown || kind == .unknown }
}
