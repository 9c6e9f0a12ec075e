import { element } from "./element.js"
import { Icon } from "./icon.js"
import { tint } from "./tint.js"

// A symbol or an image. Images are drawn, not loaded, since a page's policy may forbid their address.
export class Picture {
  root = element("span", { class: "icon" })
  #shown = "null"

  constructor(image) {
    this.show(image)
  }

  // Shows the image, and returns whether there is something to see.
  async show(image) {
    const shown = image ? JSON.stringify([image, Icon.platform]) : "null"
    if (shown === this.#shown) return this.root.childElementCount > 0
    this.#shown = shown
    tint(this.root, image?.tint, "--picture-tint")
    if (!image) {
      this.root.replaceChildren()
      return false
    }
    const container = element("span")
    const isDrawn = image.data ? await this.#paint(image, container) : await Icon.draw(image.symbol, container)
    if (shown === this.#shown) this.root.replaceChildren(...container.childNodes)
    return isDrawn
  }

  async #paint({ data, template }, container) {
    const blob = blobOf(data)
    const bitmap = blob && await createImageBitmap(blob).catch(() => null)
    if (!bitmap) return false
    const canvas = element("canvas", { width: bitmap.width, height: bitmap.height, "aria-hidden": "true" })
    const context = canvas.getContext("2d")
    context.drawImage(bitmap, 0, 0)
    if (template) {
      context.globalCompositeOperation = "source-in"
      context.fillStyle = getComputedStyle(this.root).color
      context.fillRect(0, 0, canvas.width, canvas.height)
    }
    container.append(canvas)
    return true
  }
}

// The bytes of a `data:` URL; null when it is none.
export function blobOf(url) {
  const [, type, base64] = /^data:([\w.+-]+\/[\w.+-]+);base64,([a-z0-9+/=]*)$/i.exec(url ?? "") ?? []
  return type ? new Blob([Uint8Array.from(atob(base64), byte => byte.charCodeAt(0))], { type }) : null
}
