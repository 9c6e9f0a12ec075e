import { AskDialog } from "./ask_dialog.js"
import { element } from "../element.js"
import { ImageScaler } from "./image_scaler.js"

// Asks for the pictures that the camera would take: files, or pasted pictures; several for a scan of several pages.
export class ImageAsk extends AskDialog {
  #images = []
  #isBusy = false
  #file = element("input", { type: "file", accept: "image/*", class: "ask__file", autofocus: true })
  #thumbnails = element("div", { class: "ask__thumbnails", role: "list", "aria-label": "Chosen" })

  constructor(...parameters) {
    super(...parameters)
    this.#file.multiple = this.#maximum !== 1
    this.#file.setAttribute("aria-label", this.#invitation)
    this.#file.addEventListener("change", () => this.#add([...this.#file.files]))
    this.root.addEventListener("paste", event => {
      const files = [...event.clipboardData.files]
      if (files.length === 0) return
      event.preventDefault()
      this.#add(files)
    })
    for (const name of ["dragover", "drop"]) this.root.addEventListener(name, event => event.preventDefault())
    this.root.addEventListener("drop", event => this.#add([...event.dataTransfer.files]))
    this.render()
  }

  get submit() {
    return "Use"
  }

  fields() {
    return [
      element("label", { class: "ask__drop" }, this.#file, element("strong", { text: this.#invitation }), element("span", { text: "or paste, or drop here" })),
      this.#thumbnails
    ]
  }

  answerOfForm() {
    return this.#images.length > 0 && !this.#isBusy ? this.#images : undefined
  }

  // Answers with the scaled images, all of them together within the limit of one frame.
  async finish(images) {
    this.#isBusy = true
    this.refresh()
    try {
      const scaler = new ImageScaler(images.length)
      const scaled = []
      for (const { bitmap } of images) scaled.push(await scaler.scale(bitmap))
      super.finish({ images: scaled })
    } catch (error) {
      this.#isBusy = false
      this.note(error.message)
      this.refresh()
    }
  }

  get #invitation() {
    return this.#maximum === 1 ? "Choose an image" : "Choose images"
  }

  // 0 for any number.
  get #maximum() {
    return this.ask.maximum ?? 1
  }

  async #add(files) {
    this.note("")
    for (const file of files) {
      try {
        // A photo is turned as its camera was held.
        const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" })
        if (this.#maximum === 1) this.#images = []
        if (this.#maximum === 0 || this.#images.length < this.#maximum) this.#images.push({ bitmap, name: file.name })
      } catch {
        this.note(`“${file.name}” is no image that this browser can read.`)
      }
    }
    this.#file.value = ""
    this.#draw()
  }

  #draw() {
    this.#thumbnails.replaceChildren(...this.#images.map((image, index) => this.#thumbnail(image, index)))
    this.refresh()
  }

  #thumbnail({ bitmap, name }, index) {
    const scale = 96 / Math.max(bitmap.width, bitmap.height)
    const canvas = element("canvas", { width: Math.max(1, bitmap.width * scale), height: Math.max(1, bitmap.height * scale), role: "img", "aria-label": name })
    canvas.getContext("2d").drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const remove = element("button", { type: "button", class: "ask__remove", "aria-label": `Remove ${name}`, text: "×" })
    remove.addEventListener("click", () => {
      this.#images.splice(index, 1)
      this.#draw()
      this.#file.focus()
    })
    return element("div", { class: "ask__thumbnail", role: "listitem" }, canvas, remove)
  }
}
