import { depthOf } from "../json/json_depth.js"
import { objectsOf, rewritten, stringOf } from "../json/json_walk.js"
import { percentDecoded, percentEncoded } from "./percent_encoding.js"

// In keys, in any case and as a part of them. A test holds the list to that of `viaduct record`.
const words = ["password", "token", "secret", "authorization", "csrf", "cookie", "card"]
export const mark = "[masked]"
// A text in a text in a text: so often it is looked into. What is deeper is masked as a whole when it has one of the words.
const deepestText = 6
// In levels: as `viaduct record` reads it.
const deepestJSON = 256
const partEnd = /[=?&#;, \t\r\n"'<>]|$/g
const valueEnd = /[& #\t\r\n"'<>]|$/g
const json = /^[ \t\r\n]*["{[]/
// JSON that was cut off, or is too deep.
const brokenJSON = /^[ \t\r\n]*(?:\{[ \t\r\n]*"|\[[ \t\r\n]*["{[])/
// Behind white space, and maybe percent-encoded.
const encodedJSON = /(?:[+ \t\r\n]|%20|%09|%0[ad])*(?:["{[]|%22|%7b|%5b)/iy

// Replaces secrets in JSON text: the values of keys whose name has one of the words, at any depth. Strings are looked into too: JSON by its keys,
// query strings and form data by the names of their pairs, and either of them percent-encoded in a part of the other. `SecretMask.swift` and
// `SecretMask+Text.swift` have the same rules.
export class SecretMask {
  // All that it masks, in lower case.
  words

  // names: further words, in any case.
  constructor(names = []) {
    this.words = [...new Set([...words, ...names.map(name => name.toLowerCase())])].filter(Boolean)
  }

  // text: one JSON value.
  mask(text) {
    return this.#mask(text, 0)
  }

  // level: how many texts it is in.
  #mask(text, level) {
    const secrets = text.includes('"name"') && text.includes('"value"') ? this.#valuesOfPairs(text) : new Set()
    return rewritten(text, value => {
      if (value.key !== null && this.#isSecret(value.key) || secrets.has(value.start)) return JSON.stringify(mark)
      const string = stringOf(value)
      if (string === null) return undefined
      const masked = this.#maskText(string, level)
      return masked === string ? undefined : JSON.stringify(masked)
    })
  }

  #isSecret(name) {
    const lower = name.toLowerCase()
    return this.words.some(word => lower.includes(word))
  }

  // The places of the secrets in pairs as form serialisers write them: {"name":"password","value":"…"}.
  #valuesOfPairs(text) {
    const pairs = objectsOf(text, ["name", "value"]).filter(pair => pair.has("name") && this.#isSecret(stringOf(pair.get("name")) ?? ""))
    return new Set(pairs.map(pair => pair.get("value")?.start))
  }

  #maskText(text, level) {
    if (!/[={["%]/.test(text)) return text
    return this.#maskJSON(text, level) ?? this.#maskPairs(text, level)
  }

  // Returns null for a text that is no JSON.
  #maskJSON(text, level) {
    if (!json.test(text)) return null
    if (isJSON(text)) {
      if (level < deepestText) return this.#mask(text, level + 1)
    } else if (!brokenJSON.test(text) || !this.#isSecret(text)) {
      return null
    }
    return this.#isSecret(text) ? mark : text
  }

  #maskPairs(text, level) {
    const masked = []
    let isValueNext = true
    // The end of the last value that began as JSON does, and is none.
    let plainEnd = 0
    for (let at = 0; at < text.length;) {
      encodedJSON.lastIndex = at
      if (isValueNext && at >= plainEnd && encodedJSON.test(text)) {
        const end = placeOf(valueEnd, text, at)
        const value = this.#maskEncodedJSON(text.slice(at, end), level)
        if (value === null) {
          plainEnd = end
        } else {
          masked.push(value)
          at = end
        }
      }
      const end = placeOf(partEnd, text, at)
      const part = text.slice(at, end)
      isValueNext = text[end] === "="
      const isSecretNext = isValueNext && this.#isSecret(percentDecoded(part, false))
      at = Math.min(end + 1, text.length)
      masked.push(isSecretNext ? part : this.#maskEncoded(part, level), text.slice(end, at))
      if (!isSecretNext) continue
      masked.push(mark)
      at = placeOf(valueEnd, text, at)
      isValueNext = false
    }
    return masked.join("")
  }

  // part: of a query string or form data, which may have another text in it.
  #maskEncoded(part, level) {
    if (!part.includes("%")) return part
    const text = percentDecoded(part, true)
    if (text === part) return part
    if (level >= deepestText) return this.#isSecret(text) ? mark : part
    const masked = this.#maskText(text, level + 1)
    return masked === text ? part : encoded(masked)
  }

  // Returns null for a value that is no JSON.
  #maskEncodedJSON(value, level) {
    const text = percentDecoded(value, true)
    const masked = this.#maskJSON(text, level)
    return masked === null || masked === text ? masked && value : encoded(masked)
  }
}

// Percent-encodes all but the masks in it.
function encoded(text) {
  return text.split(mark).map(percentEncoded).join(mark)
}

function placeOf(pattern, text, at) {
  pattern.lastIndex = at
  return pattern.exec(text).index
}

function isJSON(text) {
  if (depthOf(text) > deepestJSON) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
