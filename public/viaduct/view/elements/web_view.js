import { element } from "../element.js"
import { ElementView } from "./element_view.js"

export class WebView extends ElementView {
  constructor(perform) {
    super(element("a", { target: "_blank", rel: "noopener" }), perform)
  }

  // An address from an app may be anything, a script too.
  render() {
    const { url } = this.item
    this.root.textContent = url
    if (["http:", "https:"].includes(URL.parse?.(url)?.protocol ?? new URL(url, location.href).protocol)) {
      this.root.href = url
    } else {
      this.root.removeAttribute("href")
    }
  }
}
