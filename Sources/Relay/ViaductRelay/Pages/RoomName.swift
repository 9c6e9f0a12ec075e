/// The name that isolates one person's pages from the next person's.
public enum RoomName {
    static let standard = "default"
    /// In characters.
    static let longest = 64
    /// No room: it has no app and no test. A stranger's adapter is made for it.
    static let none = ""
    /// Ends the sentence “It has to be …”.
    public static let allowed = "1 to 64 of A–Z a–z 0–9 . _ -"

    /// 1 to 64 of `A–Z a–z 0–9 . _ -`.
    public static func isValid(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count) && name.utf8.allSatisfy(isAllowed)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
