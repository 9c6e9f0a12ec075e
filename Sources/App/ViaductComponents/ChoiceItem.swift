import UIKit

/// One of a list of choices that a page offers in the bar.
struct ChoiceItem: FieldValue {
    let title: String
    @Field var index: Int?
    @Field var icon: Icon?
    @Field var image: Icon?
    @Field var slot: String?
    @Field var state: String?
    @Field var destructive: Bool?
    @Field var displayTitle: Bool?
    @Field var displayAsPrimaryAction: Bool?

    var symbol: UIImage? { (icon ?? image)?.image }
}

/// The choice that was taken.
struct ChoiceReply: Encodable {
    let selectedIndex: Int
}
