// The things that the form can show: how they are called, and the member of a rule from a title.
export const controls = {
  none: { name: "Nothing", make: () => ({}) },
  button: { name: "A button in the bar", make: title => ({ button: { title } }) },
  sheet: { name: "A sheet of choices", make: (title, items) => ({ sheet: { title, items } }), hasItems: true },
  menu: { name: "A menu in the bar", make: (title, items) => ({ menu: { title, items } }), hasItems: true },
  alert: { name: "An alert", make: (title, items) => ({ alert: { title, items } }), hasItems: true },
  toast: { name: "A short message", make: title => ({ toast: title }) },
  camera: { name: "The question for the camera", make: () => ({ ask: "camera" }), hasTitle: false }
}

// The choices, one a line; a template alone is a list of the page's.
function itemsOf(text) {
  const lines = text.split("\n").map(line => line.trim()).filter(Boolean)
  return lines.length === 1 && /^\{\{.*\}\}$/.test(lines[0]) ? lines[0] : lines.map(title => ({ title }))
}

// Returns the JSON text of a stub's rule. example: "" for none, else JSON text. reply: "" for none, else JSON text of its data, or "{}" for the
// message's own.
export function ruleText({ event, example, ...answer }) {
  const text = answerText(event, answer)
  const start = `{\n  "on": ${JSON.stringify(event)}`
  // Like the reply's data, it stays as it was typed.
  return example === "" ? text : `${start},\n  "example": ${example}${text.slice(start.length)}`
}

function answerText(event, { control, title, items, reply, replyEvent }) {
  const rule = { on: event, ...controls[control].make(title, itemsOf(items)) }
  if (reply === "") return JSON.stringify(rule, null, 2)
  const hasData = Object.keys(JSON.parse(reply)).length > 0
  rule.reply = { ...(replyEvent && replyEvent !== event && { event: replyEvent }), ...(hasData && { data: null }) }
  const text = JSON.stringify(rule, null, 2)
  if (!hasData) return text
  // The data is the last value. Its text stays as it was typed: a parser would change large numbers.
  const place = text.lastIndexOf("null")
  return `${text.slice(0, place)}${reply}${text.slice(place + 4)}`
}
