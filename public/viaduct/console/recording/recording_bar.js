import { visible } from "../json/visible.js"
import { askServer, goOffline } from "../shell/ask_server.js"
import { button, element } from "../shell/element.js"
import { RecordingReader } from "./recording_reader.js"

// The newest pages of a tab whose events are saved.
const mostPages = 500

// Opens a recording in place of the live trace, by a button or where a file is dropped, and saves the one that the server makes. Fires "open".
export class RecordingBar extends EventTarget {
  #room
  #state
  #input = Object.assign(element("input"), { type: "file", accept: ".jsonl,application/jsonl", hidden: true, ariaLabel: "Recording" })
  #name = Object.assign(element("span", "recording__name"), { role: "status" })
  // Words of keys, between spaces or commas.
  #masked = Object.assign(element("input"), {
    type: "text", placeholder: "Mask also…", title: "Such as: email phone", ariaLabel: "Keys to mask besides passwords and tokens",
    autocomplete: "off", autocapitalize: "off", spellcheck: false, maxLength: 500
  })
  #live = button("Back to live", () => location.reload())
  #dialog = null

  constructor(root, room, state) {
    super()
    this.#room = room
    this.#state = state
    this.#live.hidden = true
    const form = element("form", "recording__save", this.#masked, element("button", "", "Save"))
    form.addEventListener("submit", event => {
      event.preventDefault()
      this.#save()
    })
    root.append(this.#name, this.#live, button("Open a recording", () => this.#input.click()), form, this.#input)
    this.#input.addEventListener("change", () => this.#input.files[0] && this.#open(this.#input.files[0]))
    addEventListener("dragover", event => event.dataTransfer?.types.includes("Files") && event.preventDefault())
    addEventListener("drop", event => {
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      this.#open(file)
    })
  }

  async #open(file) {
    try {
      const { records, note } = await RecordingReader.read(file)
      goOffline()
      this.#name.textContent = visible(`${file.name.slice(0, 60)} ${note}`.trim())
      this.#live.hidden = false
      await this.#room.load(records)
      this.dispatchEvent(new Event("open"))
    } catch (error) {
      this.#tell("The recording cannot be opened", error.message)
    } finally {
      // The same file may be chosen again.
      this.#input.value = ""
    }
  }

  // Saves the events of the chosen page, or all, with their secrets masked by the server.
  async #save() {
    try {
      const { page, room } = this.#state.values
      const ids = page && (this.#room.pages.get(page)?.tab.map(({ id }) => id) ?? [page])
      const masked = this.#masked.value.split(/[\s,]+/).filter(Boolean)
      const query = new URLSearchParams({ room, ...(ids && { page: ids.slice(-mostPages).join(",") }), ...(masked.length > 0 && { mask: masked.join(",") }) })
      const answer = await askServer("GET", `/viaduct/api/recording?${query}`)
      const url = URL.createObjectURL(await answer.blob())
      Object.assign(element("a"), { href: url, download: `viaduct-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.jsonl` }).click()
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    } catch (error) {
      this.#tell("The recording cannot be saved", error.message)
    }
  }

  #tell(title, text) {
    this.#dialog?.remove()
    const heading = element("h2", "", title)
    const form = Object.assign(element("form", "", element("button", "", "Close")), { method: "dialog" })
    this.#dialog = element("dialog", "copy", heading, element("p", "", visible(text)), form)
    heading.id = "recording-title"
    this.#dialog.setAttribute("aria-labelledby", heading.id)
    document.body.append(this.#dialog)
    this.#dialog.showModal()
  }
}
