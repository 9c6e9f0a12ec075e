// As on Apple's systems, who imports UIKit has Foundation.
@_exported public import Foundation
