import { format } from "../json/json_format.js"
import { textOf, typeOf, without } from "../json/json_text.js"
import { visible } from "../json/visible.js"

const longestLine = 90
const longestComment = 200

// A message as JavaScript that sends it again from the page's console, with any library. reply: that of the native side, or null.
export function sendCall(message, reply) {
  const data = dataOf(message)
  const line = literal(data, true)
  const text = line.length <= longestLine ? line : literal(data, false).replaceAll("\n", "\n  ")
  const answer = reply && literal(dataOf(reply), true)
  const comment = answer ? `    // message.data: ${answer.length > longestComment ? `${answer.slice(0, longestComment)}…` : answer}\n` : ""
  return `(window.HotwireNative ?? window.Strada ?? { web: window.webBridge }).web.send({
  component: ${string(message.component)},
  event: ${string(message.event ?? "")},
  data: ${text},
  callback: message => {
${comment}    console.log(message)
  }
})
`
}

// JSON text of the data that a message's sender has given: the library adds the metadata.
export function dataOf(message) {
  const data = textOf(message.frame ?? "", "message", "data") ?? "{}"
  return typeOf(data) === "object" ? without(data, "metadata") : data
}

// JSON is JavaScript, but for a key that would become the prototype.
export function literal(json, isOneLine) {
  return format(json, {
    isOneLine, keyText: key => (key === "__proto__" ? '["__proto__"]' : /^[a-z_$][\w$]*$/i.test(key) ? key : string(key))
  })
}

// A text as JavaScript writes it.
export function string(text) {
  return visible(JSON.stringify(text))
}
