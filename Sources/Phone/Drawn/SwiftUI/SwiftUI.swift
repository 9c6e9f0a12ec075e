/// Views as values. A hosting controller makes UIKit's views of them, which a page can draw.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit
