/// A dictionary. The page draws only its title.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
    public convenience init(term: String) {
        self.init(nibName: nil, bundle: nil)
        title = term
    }

    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
