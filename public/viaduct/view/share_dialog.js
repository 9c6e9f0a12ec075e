import { copy, copyImage } from "./clipboard.js"
import { DoneMark } from "./done_mark.js"
import { element } from "./element.js"
import { blobOf, Picture } from "./picture.js"
import { Presentation } from "./presentation.js"

// The share sheet: the browser's own ways of sharing, and the app's activities.
export class ShareDialog extends Presentation {
  #url
  #text
  #files

  constructor(presented, perform, answered) {
    super(presented, perform, answered)
    const { items } = presented
    this.#url = items.find(item => item.url)?.url
    this.#text = items.filter(item => item.text).map(item => item.text).join("\n")
    this.#files = items.map((item, index) => fileOf(item, index)).filter(Boolean)
    this.root.setAttribute("aria-label", "Share")
    this.root.replaceChildren(
      element("div", { class: "group" }, this.#preview(), this.#activities()),
      element("div", { class: "group" }, element("div", { class: "actions" }, this.#cancelButton()))
    )
  }

  // The shared items do not change while they are shown.
  update() {}

  dismiss() {
    this.#finish(null)
  }

  #preview() {
    const address = this.#parsed
    const images = this.presented.items.filter(({ image }) => image)
    const thumbnails = images.slice(0, 4).map(({ image }) => new Picture({ data: image }).root)
    const icon = new Picture({ symbol: address ? "link" : this.#files.length ? "doc" : "text.alignleft" }).root
    const title = this.presented.subject || this.#text || address?.host || this.#url || this.#summary
    return element("div", { class: "preview" }, ...(thumbnails.length ? thumbnails : [icon]), element("div", { class: "text" },
      element("h2", { text: title }), element("p", { text: this.#url ?? (title === this.#summary ? "" : this.#summary) })))
  }

  get #summary() {
    const count = this.presented.items.filter(({ image }) => image).length
    const names = this.presented.items.map(({ name }) => name).filter(Boolean)
    return [count > 1 ? `${count} images` : count ? "Image" : "", ...names].filter(Boolean).join(", ") || "Share"
  }

  #activities() {
    const hasText = Boolean(this.#url ?? this.#text)
    const image = this.presented.items.find(item => item.image)?.image
    const files = this.#files.length === 1 ? "" : ` ${this.#files.length} Items`
    return element("div", { class: "actions" },
      ...this.#row(hasText, "copy", this.#url ? "Copy Link" : "Copy", "doc.on.doc", () => copy(this.#url ?? this.#text, this.root)),
      ...this.#row(!hasText && image, "copy", "Copy Image", "doc.on.doc", () => copyImage(blobOf(image))),
      ...this.#row(this.#canOpen, "open", "Open", "safari", () => {
        dispatchEvent(new Event("viaduct:leave"))
        window.open(this.#url, "_blank", "noopener")
      }),
      ...this.#row(this.#files.length, "save", `Save${files || (image ? " Image" : " File")}`, "square.and.arrow.down", () => this.#save()),
      ...this.#row(hasText, "mail", "Mail", "envelope", () => this.#mail()),
      ...(this.presented.activities ?? []).flatMap(({ activity, title, image }) => this.#row(true, activity, title, image ?? "star", () => {})),
      ...this.#row(this.#canShare, "system", "More…", "ellipsis", () => navigator.share(this.#shared)))
  }

  // Returns nothing when it is not possible, or the app does not want it.
  #row(isPossible, activity, title, image, run) {
    if (!isPossible || this.presented.excluded?.includes(activity)) return []
    const icon = new Picture(typeof image === "string" ? { symbol: image } : image).root
    const row = element("button", { type: "button", class: "action row", "data-activity": activity },
      element("span", { class: "text", text: title }), icon)
    row.addEventListener("click", () => this.#choose(activity, run))
    return [row]
  }

  #cancelButton() {
    const button = element("button", {
      type: "button", class: "action", "data-style": "cancel", "data-control": this.presented.dismiss, text: "Cancel"
    })
    button.addEventListener("click", () => this.dismiss())
    return button
  }

  async #choose(activity, run) {
    try {
      await run()
      if (activity === "copy") DoneMark.show("Copied", this.root.getRootNode())
      this.#finish({ activity })
    } catch (error) {
      // The person has closed the system's own sheet, or the browser does not allow it: this one stays.
      if (error.name !== "AbortError") console.error(`[viaduct] “${activity}” was not possible (VD-SHARE-1):`, error)
    }
  }

  #finish(value) {
    this.answer()
    this.perform(this.presented.dismiss, value)
  }

  get #parsed() {
    return URL.canParse(this.#url ?? "") ? new URL(this.#url) : null
  }

  // An address from a message may be anything, a script too.
  get #canOpen() {
    return ["http:", "https:"].includes(this.#parsed?.protocol)
  }

  get #shared() {
    return {
      ...(this.#text && { text: this.#text }), ...(this.#url && { url: this.#url }), ...(this.#files.length && { files: this.#files })
    }
  }

  get #canShare() {
    return navigator.canShare?.(this.#shared) ?? false
  }

  #save() {
    for (const file of this.#files) {
      const address = URL.createObjectURL(file)
      element("a", { href: address, download: file.name }).click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    }
  }

  #mail() {
    const query = new URLSearchParams({
      subject: this.presented.subject || this.#text, body: [this.#text, this.#url].filter(Boolean).at(-1)
    }).toString()
    element("a", { href: `mailto:?${query.replaceAll("+", "%20")}` }).click()
  }
}

function fileOf({ image, data, name }, index) {
  const blob = blobOf(image ?? data)
  if (!blob) return null
  const kind = blob.type.split("/")[1].replace("jpeg", "jpg")
  return new File([blob], name ?? `Image ${index + 1}.${kind}`, { type: blob.type })
}
