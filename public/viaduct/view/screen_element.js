import { styles } from "./styles.js"

// Holds all that is drawn. It is a child of <html>, where it survives Turbo's visits.
export class ScreenElement extends HTMLElement {
  static define() {
    if (!customElements.get("viaduct-screen")) customElements.define("viaduct-screen", ScreenElement)
  }

  constructor() {
    super()
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = styles
  }
}
