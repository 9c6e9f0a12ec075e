// The verbs of the test API, each with the parameters that the first arguments of a call are, if they are no object.
export const verbs = {
  idle: [],
  messages: ["component", "event"],
  screen: [],
  tap: ["title"],
  choose: ["option"],
  type: ["title", "text"],
  reply: ["component", "event"],
  answer: ["ask"],
  components: ["only"],
  version: ["version"],
  stub: ["name", "rules"],
  background: ["on"],
  reset: [],
  strict: []
}

// The parameters of a call, of which the last argument may be an object: tap("Save", { timeout: 0 }), tap({ title: "Save" }).
//
// Throws when a call means something else, with a sentence that says what to write.
export function parametersOf(verb, values) {
  const given = values.slice(0, values.findLastIndex(value => value !== undefined) + 1)
  const options = isObject(given.at(-1)) ? given.pop() : {}
  // The title of a control is in front where the options say what to choose.
  const hasChoice = verb === "choose" && (options.option !== undefined || options.value !== undefined)
  const names = hasChoice ? ["title"] : verbs[verb]
  const twice = names.slice(0, given.length).find(name => options[name] !== undefined)
  if (twice) throw new Error(`“${verb}” has got “${twice}” twice. ${usage(verb, names)}`)
  if (given.length > names.length || given.some(isObject)) throw new Error(`“${verb}” takes other arguments. ${usage(verb, names)}`)
  const named = given.map((value, index) => [names[index], value]).filter(([, value]) => value !== undefined)
  return { ...options, ...Object.fromEntries(named) }
}

function usage(verb, names) {
  const short = names.length > 0 ? `${verb}(${names.join(", ")}, { … }) or ` : ""
  return `Write ${short}${verb}({ … }), with the parameters that docs/test-api.md has.`
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
