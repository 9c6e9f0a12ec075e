import { percentDecoded } from "./percent_encoding.js"
import { mark } from "./secret_mask.js"

// The newest values that are looked for in strings, and the newest that are looked for as strings.
const [mostParts, mostWholes] = [16, 64]
// In characters. A shorter value is in too many strings; of a longer one only the beginning is looked for.
const [shortestPart, longestPart] = [3, 256]

// The texts that a person has typed into one page's secure controls. Any later string of the page may contain them. `TypedSecrets.swift` has the
// same rules.
export class TypedSecrets {
  // { control, text, isCut, forms }: whether it is the beginning of a longer value, and as it may stand in a string: plain, and in the JSON
  // that a string may have.
  #parts = []
  #wholes = []

  // text: the newest value of the control, which is written a character at a time.
  add(text, control) {
    const characters = [...text.slice(0, 2 * longestPart)].slice(0, longestPart)
    const start = characters.join("")
    const isCut = start.length < text.length
    if (text === mark || !text.trim()) return
    if (!isCut && !this.#wholes.includes(text)) this.#wholes = [...this.#wholes.slice(1 - mostWholes), text]
    if (characters.length < shortestPart) return
    const last = this.#parts.findLast(part => part.control === control)
    // A person goes on typing, or deletes: the longest value stays.
    if (last?.text.startsWith(start) && (last.isCut || !isCut)) return
    if (last && start.startsWith(last.text)) this.#parts.splice(this.#parts.indexOf(last), 1)
    const forms = [...new Set([start, JSON.stringify(start).slice(1, -1)])]
    this.#parts = [...this.#parts.slice(1 - mostParts), { control, text: start, isCut, forms }]
  }

  // Whether it is one of the values that are looked for in strings.
  hasNumber(number) {
    return this.#parts.some(({ text, isCut }) => !isCut && text === number)
  }

  // Masks each occurrence in the string, but not in the scheme, host and port of a URL.
  mask(text) {
    if (this.#wholes.includes(text)) return mark
    const origin = /^https?:\/\/[^/?#]+/.exec(text)?.[0] ?? ""
    const rest = text.slice(origin.length)
    const masked = []
    let at = 0
    for (const [start, end] of this.#ranges(rest)) {
      masked.push(rest.slice(at, start))
      at = end
    }
    masked.push(rest.slice(at))
    return origin + (masked.some(part => this.#isEncoded(part)) ? mark : masked.join(mark))
  }

  // The places of the values, in their order and apart from each other.
  #ranges(text) {
    const found = []
    for (const { forms, isCut } of this.#parts) {
      for (const form of forms) {
        for (let start, end = 0; (start = text.indexOf(form, end)) >= 0;) {
          end = isCut ? text.length : start + form.length
          found.push([start, end])
        }
      }
    }
    const ranges = []
    for (const [start, end] of found.sort(([a], [b]) => a - b)) {
      if (start < ranges.at(-1)?.[1]) ranges.at(-1)[1] = Math.max(end, ranges.at(-1)[1])
      else ranges.push([start, end])
    }
    return ranges
  }

  // Whether a value is there percent-encoded.
  #isEncoded(text) {
    if (!/[%+]/.test(text)) return false
    return [true, false].some(isForm => {
      const decoded = percentDecoded(text, isForm)
      return this.#parts.some(({ forms }) => forms.some(form => decoded.includes(form)))
    })
  }
}
