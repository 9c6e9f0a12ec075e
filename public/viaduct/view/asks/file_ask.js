import { AskDialog } from "./ask_dialog.js"
import { element } from "../element.js"

// Files of the developer's, as they are: they are not made smaller as images are.
export class FileAsk extends AskDialog {
  #files = []
  #isBusy = false
  #input = element("input", { type: "file", class: "ask__file", autofocus: true })
  #list = element("div", { class: "ask__places", role: "list", "aria-label": "Chosen" })

  constructor(...parameters) {
    super(...parameters)
    this.#input.multiple = this.#maximum !== 1
    this.#input.accept = (this.ask.types ?? []).join()
    this.#input.setAttribute("aria-label", this.#invitation)
    this.#input.addEventListener("change", () => this.#add([...this.#input.files]))
    for (const name of ["dragover", "drop"]) this.root.addEventListener(name, event => event.preventDefault())
    this.root.addEventListener("drop", event => this.#add([...event.dataTransfer.files]))
    this.render()
  }

  get submit() {
    return "Open"
  }

  fields() {
    return [
      element("label", { class: "ask__drop" }, this.#input, element("strong", { text: this.#invitation }), element("span", { text: "or drop here" })),
      this.#list
    ]
  }

  answerOfForm() {
    return this.#files.length > 0 && !this.#isBusy ? this.#files : undefined
  }

  async finish(files) {
    this.#isBusy = true
    this.refresh()
    try {
      const read = []
      for (const file of files) read.push({ name: file.name, data: await base64(file) })
      super.finish({ files: read })
    } catch {
      this.#isBusy = false
      this.note("The browser could not read what was chosen.")
      this.refresh()
    }
  }

  get #invitation() {
    return this.#maximum === 1 ? "Choose a file" : "Choose files"
  }

  // 0 for any number.
  get #maximum() {
    return this.ask.maximum ?? 1
  }

  #add(added) {
    this.note("")
    const files = this.#maximum === 1 ? added.slice(0, 1) : [...this.#files, ...added]
    const wrong = added.find(file => !this.#isWanted(file))
    const size = files.reduce((sum, file) => sum + Math.ceil(file.size / 3) * 4, 0)
    if (wrong) {
      this.note(`“${wrong.name}” is of another type than the app wants.`)
    } else if (size > this.ask.limit) {
      // As the developer sees it: the size of the files themselves.
      const limit = Math.floor(this.ask.limit / 4 * 3 / 1024)
      this.note(files.length === 1 ? `“${files[0].name}” is larger than ${limit} KB.` : `These files are larger than ${limit} KB together.`)
    } else {
      this.#files = files
    }
    this.#input.value = ""
    this.#draw()
  }

  // A dropped file has passed no filter.
  #isWanted({ name, type }) {
    const types = this.ask.types ?? []
    return types.length === 0 || types.some(wanted => wanted.startsWith(".")
      ? name.toLowerCase().endsWith(wanted)
      : wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted)
  }

  #draw() {
    this.#list.replaceChildren(...this.#files.map((file, index) => this.#row(file, index)))
    this.refresh()
  }

  #row({ name }, index) {
    const remove = element("button", { type: "button", class: "ask__remove", "aria-label": `Remove ${name}`, text: "×" })
    remove.addEventListener("click", () => {
      this.#files.splice(index, 1)
      this.#draw()
      this.#input.focus()
    })
    return element("div", { role: "listitem" }, element("span", { class: "ask__chosen", text: name }), remove)
  }
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(reader.result.slice(reader.result.indexOf(",") + 1)))
    reader.addEventListener("error", () => reject(reader.error))
    reader.readAsDataURL(file)
  })
}
