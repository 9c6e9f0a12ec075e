public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
    case webSearch, asciiCapableNumberPad
}

public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark, light
}

public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no, yes
}

public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no, yes
}
