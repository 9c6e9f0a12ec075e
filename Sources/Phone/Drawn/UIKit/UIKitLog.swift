/// Where this module says what iOS would print to the console.
package enum UIKitLog {
    @MainActor package static var write: (String) -> Void = { text in
        FileHandle.standardError.write(Data("[UIKit] \(text)\n".utf8))
    }
}
