// Many components say no more than `import SwiftUI`, which brings UIKit and Foundation on Apple's systems.
@_exported public import Foundation
@_exported public import UIKit
