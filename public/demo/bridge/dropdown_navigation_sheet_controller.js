import { DisclosureController } from "./disclosure_controller.js"

/** Shows the links of a dropdown as an action sheet, and follows the one that was selected. */
export class DropdownNavigationSheetController extends DisclosureController {
  static component = "dropdown-navigation-sheet"

  present() {
    this.send("present", { links: this.#links }, ({ data }) => this.#follow(data.selectedLink))
  }

  get #links() {
    return this.choices.map(link => ({
      text: link.textContent.trim(),
      url: link.getAttribute("href"),
      style: this.bridgeAttribute("style", link) ?? "default"
    }))
  }

  #follow(selectedLink) {
    this.choices.find(link => link.getAttribute("href") === selectedLink?.url)?.click()
  }
}
