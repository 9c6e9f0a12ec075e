extension UIApplicationDelegate {
    /// What `@main` calls; `viaduct app` starts the app itself.
    public static func main() {}
}
