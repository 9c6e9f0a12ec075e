/// A dictionary's screen. The page draws its title only.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
    public convenience init(term: String) {
        self.init(nibName: nil, bundle: nil)
        title = term
    }

    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
