/// The version of Viaduct, as in the changelog.
public enum Version {
    public static let current = "0.1.0"
}
