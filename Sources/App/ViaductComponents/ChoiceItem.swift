import UIKit

/// One of a list of choices that a page offers in the bar.
struct ChoiceItem: Decodable {
    let title: String
    let index: Int?
    let icon: String?
    let image: String?
    let slot: String?
    let state: String?
    let destructive: Bool?
    let displayTitle: Bool?
    let displayAsPrimaryAction: Bool?

    var symbol: UIImage? { (icon ?? image).flatMap { UIImage(systemName: $0) } }
}

/// Which of the choices was taken.
struct ChoiceReply: Encodable {
    let selectedIndex: Int
}
