// Adds to the "message" steps what tells repeated messages apart: a test finds the same message again if it does not say which one it expects.
// `kept`: { words, number }, of a message that a later one follows; `after`: the `kept` of the one before it.
export function chainMessages(steps) {
  const last = new Map(), numbers = new Map()
  for (const step of steps) {
    if (step.does !== "message") continue
    const key = JSON.stringify([step.component, step.event])
    const before = last.get(key)
    if (before) {
      before.kept ??= numbered(before, numbers)
      step.after = before.kept
    }
    last.set(key, step)
  }
  return steps
}

// The name of a variable in camel case, or with underscores. It is no keyword of any language: it ends with a number.
export function camelName({ words: [first, ...rest], number }) {
  return `${first}${rest.map(word => word[0].toUpperCase() + word.slice(1)).join("")}${number}`
}

export function snakeName({ words, number }) {
  return `${words.join("_")}_${number}`
}

function numbered({ component, event }, numbers) {
  const text = `${component} ${event}`.slice(0, 100).replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase()
  const words = text.split(/[^a-z0-9]+/).filter(Boolean).slice(0, 5)
  if (!/^[a-z]/.test(words[0] ?? "")) words.unshift("message")
  const number = (numbers.get(words.join()) ?? 0) + 1
  numbers.set(words.join(), number)
  return { words, number }
}
