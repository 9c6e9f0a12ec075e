// Calls the test adapter with what its verbs refuse, and prints the errors as JSON. `TEST_ADAPTER` is the file of the helper, `TEST_CALL` the
// page's reader of arguments, and `CALLS` a list of calls, each with a verb and its parameters.
import { createRequire } from "node:module"

const { TestAdapter } = await import(process.env.TEST_ADAPTER)
const { parametersOf, verbs } = await import(process.env.TEST_CALL)
const { JSDOM } = createRequire(import.meta.url)("jsdom")
const native = new TestAdapter({ components: ["form"], window: new JSDOM("").window })
const failure = call => Promise.resolve().then(call).then(() => null, error => error.message)

const errors = []
for (const [verb, parameters] of JSON.parse(process.env.CALLS)) errors.push(await failure(() => native[verb](parameters)))

// Those of each verb that a call may have in front of its object, and what the page and the test adapter say of arguments that are no parameters.
const forms = {}
for (const verb of Object.keys(verbs)) {
  for (const values of [["a", "b", "c"], [{}, {}], ["a", { [verbs[verb][0]]: "b" }], [null, [], {}, "a"]]) {
    forms[`${verb}(${JSON.stringify(values)})`] = [await failure(() => parametersOf(verb, values)), await failure(() => native[verb](...values))]
  }
}
console.log(JSON.stringify({ errors, forms, first: verbs }))
