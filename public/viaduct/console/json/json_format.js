import { endOf, skipSpace } from "./json_text.js"
import { visible } from "./visible.js"

// Deeper levels are not indented further: the text would grow by the square of its depth.
const deepest = 32

// Formats JSON text with a line for each value; in one line with `isOneLine`. keyText: writes a key.
export function format(text, { isOneLine = false, keyText = key => visible(JSON.stringify(key)) } = {}) {
  const parts = []
  // The closing bracket of each open level.
  const levels = []
  const line = () => (isOneLine ? "" : `\n${"  ".repeat(Math.min(levels.length, deepest))}`)
  let isKeyNext = false
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    const character = text[at]
    if (character === "{" || character === "[") {
      const close = character === "{" ? "}" : "]"
      levels.push(close)
      at = skipSpace(text, at + 1)
      isKeyNext = close === "}"
      if (text[at] === close) continue
      parts.push(character, isOneLine && isKeyNext ? " " : line())
    } else if (character === "}" || character === "]") {
      const isEmpty = "{[".includes(text[skipBack(text, at)])
      levels.pop()
      if (isEmpty) parts.push(character === "}" ? "{}" : "[]")
      else parts.push(isOneLine && character === "}" ? " " : line(), character)
      at += 1
    } else if (character === ",") {
      isKeyNext = levels.at(-1) === "}"
      parts.push(isOneLine ? ", " : `,${line()}`)
      at += 1
    } else if (character === ":") {
      isKeyNext = false
      parts.push(": ")
      at += 1
    } else {
      const end = endOf(text, at)
      const token = text.slice(at, end)
      parts.push(isKeyNext ? keyText(JSON.parse(token)) : visible(token))
      at = end
    }
  }
  return parts.join("")
}

// The place of the last character before, but space.
function skipBack(text, at) {
  do at -= 1
  while (" \t\r\n".includes(text[at]))
  return at
}
