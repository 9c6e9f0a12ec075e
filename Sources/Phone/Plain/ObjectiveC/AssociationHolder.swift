/// An object with room for its associations, which therefore go when it does.
package protocol AssociationHolder: AnyObject {
    var associations: Associations { get set }
}
