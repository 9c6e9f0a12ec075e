@_exported public import Contacts
@_exported public import CoreLocation
@_exported public import UIKit
