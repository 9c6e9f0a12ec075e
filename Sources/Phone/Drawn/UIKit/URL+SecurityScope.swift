extension URL {
    /// Every file that the app is given can be read.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    public func stopAccessingSecurityScopedResource() {}
}
