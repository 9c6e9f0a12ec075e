import Testing
import UIKit

@MainActor @Suite struct ImageTests {
    @Test func `an image that is drawn smaller keeps its picture`() throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 40, 0, 0, 0, 20])
        let image = try #require(UIImage(data: png))
        let small = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        #expect(small.size == CGSize(width: 10, height: 5))
        #expect(small.pngData() == png)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 4), false, 0)
        image.draw(at: .zero)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 8, height: 4))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(
            CGRect(x: 0, y: 0, width: 9, height: 9).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 3, height: 5))
    }
}
