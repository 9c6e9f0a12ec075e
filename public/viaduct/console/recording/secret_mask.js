import { endOf } from "../json/json_text.js"

// In keys, in any case and as a part of them. A test holds the list to that of `viaduct record`.
const words = ["password", "token", "secret", "authorization", "csrf", "cookie", "card"]
const mark = "[masked]"
// JSON in a string in JSON in a string: so often it is looked into.
const deepestText = 3
const nameEnds = /[?&#;, \t\r\n"'<>]/
const valueEnd = /[&# \t\r\n"'<>]|$/g
const parts = /["{}[\],]|[^"{}[\],: \t\r\n]+|[: \t\r\n]+/g

// Replaces secrets in JSON text: the values of keys whose names contain one of the words, at any depth. Strings are searched too: query
// strings and form data by the names of their pairs, JSON in a string by its keys. `SecretMask.swift` has the same rules.
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

  #mask(text, level) {
    const masked = []
    // For each open level, whether it is an object.
    const levels = []
    let isKeyNext = false
    let isSecretNext = false
    for (let at = 0; at < text.length;) {
      parts.lastIndex = at
      const part = parts.exec(text)
      if (!part) break
      const isValue = !/^[}\],: \t\r\n]/.test(part[0])
      const end = isValue && (isSecretNext || part[0] === '"') ? endOf(text, at) : at + part[0].length
      const token = text.slice(at, end)
      at = end
      if (isValue && isSecretNext) {
        masked.push(JSON.stringify(mark))
        isSecretNext = false
      } else if (part[0] === '"') {
        isSecretNext = isKeyNext && this.#isSecret(JSON.parse(token))
        masked.push(isKeyNext ? token : this.#maskString(token, level))
        isKeyNext = false
      } else {
        if (token === "{" || token === "[") levels.push(isKeyNext = token === "{")
        if (token === "}" || token === "]") levels.pop()
        if (token === ",") isKeyNext = levels.at(-1) === true
        masked.push(token)
      }
    }
    return masked.join("")
  }

  #isSecret(name) {
    const lower = name.toLowerCase()
    return this.words.some(word => lower.includes(word))
  }

  #maskString(token, level) {
    const mayBeJSON = token[1] === "{" || token[1] === "["
    if (!mayBeJSON && !token.includes("=")) return token
    const text = JSON.parse(token)
    const masked = mayBeJSON && level < deepestText && isJSON(text) ? this.#mask(text, level + 1) : this.#maskPairs(text)
    return masked === text ? token : JSON.stringify(masked)
  }

  // text: maybe with a query string or form data in it.
  #maskPairs(text) {
    const masked = []
    let nameStart = 0
    for (let at = 0; at < text.length; at += 1) {
      masked.push(text[at])
      if (text[at] !== "=") {
        if (nameEnds.test(text[at])) nameStart = at + 1
        continue
      }
      const name = text.slice(nameStart, at)
      nameStart = at + 1
      if (!this.#isSecret(decoded(name))) continue
      masked.push(mark)
      valueEnd.lastIndex = at + 1
      at = valueEnd.exec(text).index - 1
      nameStart = at + 1
    }
    return masked.join("")
  }
}

function decoded(name) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function isJSON(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
