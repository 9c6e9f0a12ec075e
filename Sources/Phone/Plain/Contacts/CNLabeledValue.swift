/// One of several values of a contact, and what it is for.
open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }

    open class func localizedString(forLabel label: String) -> String {
        label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>")).lowercased()
    }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
