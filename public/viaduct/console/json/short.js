// In characters.
const longestName = 200

// A name as lists have it, and all that is found by it: where it is long, its start. The event that has it shows all of it.
export function short(text, longest = longestName) {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
