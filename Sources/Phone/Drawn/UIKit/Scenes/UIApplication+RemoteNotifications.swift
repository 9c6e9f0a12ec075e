extension UIApplication {
    /// Asks the developer for the device token, unless the page has one. The delegate gets it in a later turn.
    public func registerForRemoteNotifications() {
        let window = keyWindow
        if let token = window?.deviceToken {
            return MainTurn.afterThis {
                self.delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
            }
        }
        let ask = Ask(.token, "Register for notifications", message: "The token that the phone would get.")
        ask.begin(in: window, for: String.self) { outcome in
            guard let token = outcome.answer.flatMap(Data.init(hexadecimal:)) else {
                let error = CocoaError(.userCancelled)
                self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
                return
            }
            window?.deviceToken = token
            self.delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
        }
    }
}

extension Data {
    /// - Returns: `nil` for anything but pairs of hexadecimal digits.
    fileprivate init?(hexadecimal text: String) {
        let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard !digits.isEmpty, digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
        self.init(stride(from: 0, to: digits.count, by: 2).map { (first: Int) -> UInt8 in UInt8(digits[first] << 4 | digits[first + 1]) })
    }
}
