/// Component sources that say `import SwiftUI` use what it brings with it.
@_exported public import Foundation
@_exported public import UIKit
